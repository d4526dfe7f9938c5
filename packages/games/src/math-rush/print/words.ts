// What stands on the paper of Math Rush.
import type { GoalFace } from '../deck.ts';

const en = {
  backs: { number: 'Number card, letter', goal: 'Goal card', help: 'Help card' },
  words: { number: 'Math Rush', goal: 'Goal', help: 'Help' },
  goal: 'Goal',
  up: 'going up',
  down: 'going down',
  cards: (count: number) => `${count} cards`,
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  limits: {
    none: 'any cards',
    sums: 'only sums',
    differences: 'only differences',
    even: 'only even answers',
    odd: 'only odd answers',
    above: 'only more than 11',
    below: 'only less than 9',
  } as Readonly<Record<GoalFace['limit'], string>>,
  help: {
    name: 'Help',
    text: [
      'Turn this card face down and do one of these:',
      'Take as many cards as you like out of one row.',
      'Or: everyone may throw cards away and draw new ones.',
      'Each Help that is left at the end brings points: one 3, two 5, three 6.',
    ],
  },
  score: {
    title: 'Math Rush: scores',
    note: 'Stars of the goals that are right. Several players: 21 good, 36 great, 51 amazing, 61 hall of fame. One player: 31, 46, 66, 86.',
    label: 'Race',
    goals: 'Goals that are right',
    stars: 'Stars',
    bonus: 'Help bonus (1: 3, 2: 5, 3: 6)',
    total: 'Total',
  },
};

/** The words of one language. */
export type PaperWords = typeof en;

/** By language. */
export const words: { readonly en: PaperWords; readonly de: PaperWords } = {
  en,
  de: {
    backs: { number: 'Zahlenkarte, Buchstabe', goal: 'Zielkarte', help: 'Hilfekarte' },
    words: { number: 'Math Rush', goal: 'Ziel', help: 'Hilfe' },
    goal: 'Ziel',
    up: 'aufwärts',
    down: 'abwärts',
    cards: (count) => `${count} Karten`,
    stars: (stars) => (stars === 1 ? '1 Stern' : `${stars} Sterne`),
    limits: {
      none: 'alle Karten',
      sums: 'nur Plusaufgaben',
      differences: 'nur Minusaufgaben',
      even: 'nur gerade Ergebnisse',
      odd: 'nur ungerade Ergebnisse',
      above: 'nur mehr als 11',
      below: 'nur weniger als 9',
    },
    help: {
      name: 'Hilfe',
      text: [
        'Dreh diese Karte um und tu eines davon:',
        'Nimm beliebig viele Karten aus einer Reihe.',
        'Oder: Alle dürfen Karten wegwerfen und neue ziehen.',
        'Hilfen, die am Ende übrig sind, bringen Punkte: eine 3, zwei 5, drei 6.',
      ],
    },
    score: {
      title: 'Math Rush: Punkte',
      note: 'Sterne der richtigen Ziele. Mehrere Spieler: 21 gut, 36 sehr gut, 51 erstaunlich, 61 Ruhmeshalle. Allein: 31, 46, 66, 86.',
      label: 'Rennen',
      goals: 'Richtige Ziele',
      stars: 'Sterne',
      bonus: 'Hilfe-Bonus (1: 3, 2: 5, 3: 6)',
      total: 'Summe',
    },
  },
};
