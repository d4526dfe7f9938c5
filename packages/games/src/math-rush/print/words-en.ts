// What stands on the paper of Math Rush in English, the type of all other languages.
import type { GoalFace } from '../deck.ts';

/** English. */
export const en = {
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
  work: {
    title: 'Math Rush: in order',
    task: 'Write the answer under every card. Then number the cards: 1 for the smallest answer.',
  },
  match: {
    title: 'Math Rush: once again',
    task: 'These rows of your match were not right or not finished. Put the cards in order, and leave out what the goal forbids.',
  },
};

/** The words of one language. */
export type PaperWords = typeof en;
