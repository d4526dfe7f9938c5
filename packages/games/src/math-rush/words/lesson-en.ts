// The first game of Math Rush in English.
import type { LessonWords } from '../../lesson.ts';

/** The steps of the lesson. */
export type Step = 'look' | 'ready' | 'first' | 'second' | 'done' | 'check';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () =>
    'You all play together. Each goal wants a row of cards, going up or going down, and says which cards it takes.',
  ready: () => 'Look at your cards and the goals. When you have seen enough, press “Ready!”',
  first: ({ card, value, row }) =>
    `${card} is ${value}. It fits into row ${row}: tap the card, then lay it on the right of that row.`,
  second: ({ card, value, row }) =>
    `Further to the right the numbers go on up or down. ${card} is ${value}, and fits into row ${row}. Lay it.`,
  done: () =>
    'A row with all its cards is finished and brings stars. That takes longer than this lesson: press “We are done”.',
  check: () =>
    'After each race all rows are checked. Only finished rows without a mistake bring points. Three races make a game.',
};
