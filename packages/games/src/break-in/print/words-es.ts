// What stands on the paper of Break In in Spanish.
import type { PaperWords } from './words-en.ts';

/** Spanish. */
export const es: PaperWords = {
  back: 'Carta de Break In',
  equals: 'Igual',
  equalsBack: 'Carta de igual',
  equalsDeck: 'Break In: cartas de igual',
  points: (points) => `${points} puntos`,
  signs: { '+': 'Más', '-': 'Menos', x: 'Por', '/': 'Entre', '*': 'Comodín' },
  score: {
    title: 'Break In: puntos',
    note: 'Las cifras dan su número, + y − 10, × y ÷ 15, = y la estrella 20. Un «¡Break in!» fallido cuesta 25. Se juega hasta que alguien tenga 1000.',
    label: 'Ronda',
    deal: 'ronda',
    total: 'total',
    player: (n) => `Persona ${n}`,
  },
  work: {
    title: 'Break In: igualdades verdaderas',
    task: 'Escribe una igualdad verdadera con estas cartas y un signo igual. Cifras juntas forman un número mayor. No hace falta usar todas las cartas.',
    words: { name: 'Nombre', date: 'Fecha', key: 'soluciones' },
    best: (formula, points) => `${formula}   (${points} puntos)`,
    note: (seed) => `Hoja ${seed}. El mismo número da la misma hoja.`,
  },
  match: {
    title: 'Break In: otra vez',
    task: 'Alguien tenía estas cartas, y en ellas había una igualdad mejor que la que puso, o una donde no puso ninguna. Encuéntrala.',
  },
};
