// What the table of Addition Mania says, in French.
import { grammarFr as g } from '@cardinal/words';
import type { TableWords } from './en.ts';

/** French words of this table. */
export const fr: TableWords = {
  table: 'Table d’Addition Mania',
  heading: (reveal, reveals) => `Tour ${reveal} sur ${reveals}`,
  lifted: g.counts({ one: '# carte levée', other: '# cartes levées' }),
  points: g.counts({ one: '# point', other: '# points' }),
  cardsLeft: g.counts({ one: 'reste # carte', other: 'reste # cartes' }),
  guessed: 'a estimé',
  yourCard: 'Ta carte',
  yourGuess: 'Combien font toutes les cartes ?',
  onlyDigits: (digits) => `Propose un nombre entier, 0 ou plus. Écris seulement des chiffres, ${digits} au plus.`,
  less: 'Un de moins',
  more: 'Un de plus',
  lock: 'C’est décidé !',
  next: 'Tour suivant',
  again: 'Rejouer',
  leave: 'Partir',
  hint: 'Indice',
  say: (counts, others) => ({
    strong: `Ta carte compte ${counts}.`,
    text: `Estime-la avec ${others} ${others === 1 ? 'autre' : 'autres'}.`,
  }),
  wait: { strong: 'Ton estimation est faite.', text: 'On attend les autres.' },
  shown: { strong: 'Toutes les cartes sont visibles.', text: 'Regarde qui était le plus près.' },
  over: (names) => ({ strong: 'La partie est finie.', text: `Victoire : ${names}.` }),
  watch: { text: 'Tu regardes.' },
  guess: 'estimation',
  odds: 'La chance de chaque somme',
  oddsNote: (sum, percent) =>
    `Vu de ta place, ${sum} avait une probabilité de ${percent} sur cent avant que les cartes soient montrées.`,
  hintOwn: (own, others) =>
    `Ta carte compte ${own}. ${others === 1 ? '1 autre carte est cachée' : `${others} autres cartes sont cachées`}.`,
  hintAverage: (average) =>
    `Une carte cachée compte en moyenne environ ${average}, en prenant toutes celles qu’on n’a pas vues.`,
  hintAverageAll: (average) =>
    `Une carte du jeu entier compte en moyenne environ ${average}, sans celles que tu vois. Qui se rappelle les tours d’avant peut faire mieux.`,
  hintCertain: (sum) => `La somme est forcément ${sum}.`,
  oddsCertain: (sum) => `Vu de ta place, la somme ne pouvait être que ${sum}.`,
  hintGuessCertain: (sum, guess) => `${sum}. Donc ${guess} est exactement la somme.`,
  hintRange: (from, to) =>
    from === to
      ? `Au moins une fois sur deux, la somme est ${from}.`
      : `Au moins une fois sur deux, la somme est entre ${from} et ${to}.`,
  hintShape: (shape) => `Calcule ainsi : ${shape}`,
  hintGuess: (sum, guess, percent) =>
    `${sum}. Donc ${guess} est une bonne estimation ; elle est exacte environ ${percent} fois sur cent.`,
  round: (reveal) => String(reveal),
  scores: 'Points par tour',
  total: 'Somme',
  you: 'Toi',
};
