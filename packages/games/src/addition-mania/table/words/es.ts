// What the table of Addition Mania says, in Spanish.
import { grammarEs as g } from '@cardinal/words';
import type { TableWords } from './en.ts';

/** Spanish words of this table. */
export const es: TableWords = {
  table: 'Mesa de Addition Mania',
  heading: (reveal, reveals) => `Ronda ${reveal} de ${reveals}`,
  lifted: g.counts({ one: '# carta levantada', other: '# cartas levantadas' }),
  points: g.counts({ one: '# punto', other: '# puntos' }),
  cardsLeft: g.counts({ one: 'queda # carta', other: 'quedan # cartas' }),
  guessed: 'ya estimó',
  yourCard: 'Tu carta',
  yourGuess: '¿Cuánto suman todas las cartas?',
  less: 'Uno menos',
  more: 'Uno más',
  lock: '¡Decidido!',
  next: 'Ronda siguiente',
  again: 'Jugar otra vez',
  leave: 'Salir',
  hint: 'Pista',
  say: (counts, others) => ({
    strong: `Tu carta vale ${counts}.`,
    text: `Estima la suma con ${others} más.`,
  }),
  wait: { strong: 'Tu estimación está hecha.', text: 'Esperando a los demás.' },
  shown: { strong: 'Todas las cartas están a la vista.', text: 'Mira quién se acercó más.' },
  over: (names) => ({ strong: 'La partida ha terminado.', text: `Victoria: ${names}.` }),
  watch: { text: 'Estás mirando.' },
  sum: 'La suma',
  guess: 'estimación',
  odds: 'Qué probable era cada suma',
  oddsOf: (sum, percent) => `${sum}: ${percent} de cada cien`,
  oddsNote: (sum, percent) =>
    `Desde tu asiento, ${sum} tenía una probabilidad de ${percent} de cada cien antes de mostrar las cartas.`,
  hintText: (average, others, total) =>
    `Una carta tapada vale unos ${average} de media. Con ${others} de ellas y la tuya salen unos ${total}.`,
  round: (reveal) => String(reveal),
  scores: 'Puntos por ronda',
  total: 'Total',
  you: 'Tú',
};
