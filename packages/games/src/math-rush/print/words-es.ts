// What stands on the paper of Math Rush in Spanish.
import type { PaperWords } from './words-en.ts';

/** Spanish. */
export const es: PaperWords = {
  backs: { number: 'Carta de número, letra', goal: 'Carta de meta', help: 'Carta de Ayuda' },
  words: { number: 'Math Rush', goal: 'Meta', help: 'Ayuda' },
  goal: 'Meta',
  up: 'de menor a mayor',
  down: 'de mayor a menor',
  cards: (count) => `${count} cartas`,
  stars: (stars) => (stars === 1 ? '1 estrella' : `${stars} estrellas`),
  limits: {
    none: 'cualquier carta',
    sums: 'solo sumas',
    differences: 'solo restas',
    even: 'solo números pares',
    odd: 'solo números impares',
    above: 'solo más de 11',
    below: 'solo menos de 9',
  },
  help: {
    name: 'Ayuda',
    text: [
      'Pon esta carta boca abajo y haz una de estas cosas:',
      'Quita las cartas que quieras de una fila.',
      'O bien: todo el equipo puede tirar cartas y robar otras.',
      'La Ayuda que queda al final da puntos: una 3, dos 5, tres 6.',
    ],
  },
  score: {
    title: 'Math Rush: puntos',
    note: 'Estrellas de las metas correctas. En equipo: 21 bien, 36 muy bien, 51 increíble, 61 salón de la fama. A solas: 31, 46, 66, 86.',
    label: 'Carrera',
    goals: 'Metas correctas',
    stars: 'Estrellas',
    bonus: 'Premio de Ayuda (1: 3, 2: 5, 3: 6)',
    total: 'Total',
  },
  work: {
    title: 'Math Rush: en orden',
    task: 'Escribe el resultado debajo de cada carta. Después numera las cartas: 1 para el resultado menor.',
  },
  match: {
    title: 'Math Rush: otra vez',
    task: 'Estas filas de tu partida no eran correctas o no estaban terminadas. Ordena las cartas y deja fuera lo que la meta prohíbe.',
  },
};
