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
  onlyDigits: (digits) => `Di un número entero, 0 o más. Escribe solo cifras, ${digits} como máximo.`,
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
  guess: 'estimación',
  odds: 'Qué probable era cada suma',
  oddsNote: (sum, percent) =>
    `Desde tu asiento, ${sum} tenía una probabilidad de ${percent} de cada cien antes de mostrar las cartas.`,
  hintOwn: (own, others) =>
    `Tu carta vale ${own}. ${others === 1 ? 'Hay 1 carta más oculta' : `Hay ${others} cartas más ocultas`}.`,
  hintAverage: (average) =>
    `Una carta oculta vale de media unos ${average}, contando todas las que aún no se han visto.`,
  hintAverageAll: (average) =>
    `Una carta de toda la baraja vale de media unos ${average}, sin las que ves ahora. Quien recuerda las rondas anteriores puede acertar más.`,
  hintCertain: (sum) => `La suma es ${sum} con toda seguridad.`,
  oddsCertain: (sum) => `Desde tu asiento, la suma solo podía ser ${sum}.`,
  hintGuessCertain: (sum, guess) => `${sum}. Así que ${guess} es justo la suma.`,
  hintRange: (from, to) =>
    from === to
      ? `Al menos la mitad de las veces la suma es ${from}.`
      : `Al menos la mitad de las veces la suma está entre ${from} y ${to}.`,
  hintShape: (shape) => `Calcúlalo así: ${shape}`,
  hintGuess: (sum, guess, percent) =>
    `${sum}. Así que ${guess} es una buena estimación; acierta exacto en cerca de ${percent} de cada cien casos.`,
  round: (reveal) => String(reveal),
  scores: 'Puntos por ronda',
  total: 'Total',
  you: 'Tú',
};
