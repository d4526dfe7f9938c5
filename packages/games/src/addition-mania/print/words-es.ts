// What stands on the paper of Addition Mania in Spanish.
import type { PaperWords } from './words-en.ts';

/** Spanish. */
export const es: PaperWords = {
  ranks: { A: 'As', J: 'Jota', Q: 'Reina', K: 'Rey' },
  suits: { S: 'picas', H: 'corazones', D: 'diamantes', C: 'tréboles' },
  card: (rank, suit) => (suit === undefined ? rank : `${rank} de ${suit}`),
  counts: (value) => `vale ${value}`,
  back: 'Carta de baraja',
  index: {
    title: 'Addition Mania: tarjetas',
    name: 'Mis estimaciones',
    alt: 'Tarjeta para estimaciones',
    back: 'Tarjeta para estimaciones',
    word: 'Mis estimaciones',
  },
  score: {
    title: 'Addition Mania: puntos',
    note: 'Única exacta 4, varias exactas 3 cada una, única más cercana 2, varias igual de cerca 1 cada una.',
    label: 'Ronda',
    sum: 'Suma',
    guess: 'estimación',
    points: 'puntos',
    player: (n) => `Persona ${n}`,
    total: 'Total',
  },
  work: {
    title: 'Addition Mania: suma las cartas',
    task: 'Suma las cartas. El as vale 1; la jota, la reina y el rey valen 11.',
    hidden:
      'El anillo dice cuánto suman todas las cartas. ¿Cuánto vale la carta tapada? El as vale 1; la jota, la reina y el rey valen 11.',
  },
  match: {
    title: 'Addition Mania: otra vez',
    task: 'Estas rondas de tu partida fueron las peor estimadas. Suma las cartas. El as vale 1; la jota, la reina y el rey valen 11.',
  },
};
