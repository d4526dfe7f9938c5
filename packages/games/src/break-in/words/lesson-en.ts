// The first game of Break In in English.
import type { LessonWords } from '../../lesson.ts';

/** The steps of the lesson. */
export type Step = 'look' | 'take' | 'lay' | 'again' | 'done' | 'break-in';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () =>
    'Your cards hold digits and signs. With them you lay true formulas, like 2 + 3 = 5. Digits that touch make one number.',
  take: () => 'A turn begins with a card. Press the draw pile.',
  lay: ({ formula, points }) =>
    `You can lay ${formula} for ${points} points. Tap the cards in this order, with = in its place, then press “Lay it”.`,
  again: ({ points }) =>
    `That brought you ${points} points. The other player had a turn, and now it is yours again: take a card.`,
  done: () => 'You need not lay a formula each time. This time press “End my turn”.',
  'break-in': () =>
    'One thing more: when somebody throws a card away and you can use it in a formula at once, call “Break in!”. You take it and lay the formula, even when it is not your turn.',
};
