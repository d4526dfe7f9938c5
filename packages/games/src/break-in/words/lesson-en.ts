// The first game of Break In in English.
import type { LessonWords } from '../../lesson.ts';

/** The steps of the lesson. */
export type Step = 'look' | 'take' | 'lay' | 'again' | 'wait' | 'call' | 'use' | 'end';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () =>
    'Your cards hold digits and signs. With them you lay true formulas, like 2 + 3 = 5. Digits that touch make one number.',
  take: () => 'A turn begins with a card. Press the draw pile.',
  lay: ({ formula, points }) =>
    `You can lay ${formula} for ${points} points. Tap the cards in this order, with = in its place, then press “Lay it”.`,
  again: ({ points }) =>
    `That brought you ${points} points. The others had their turns. You need not lay a formula each time: take a card, then press “End my turn”.`,
  wait: () =>
    'Go on like this twice more. Nobody may keep more than ten cards: who has more must throw one away. See who that is.',
  call: ({ card }) =>
    `Somebody threw away a ${card}, and you can use it at once. It is not your turn, but that does not matter: press “Break in!”.`,
  use: ({ formula }) => `Now you hold the card, and it must be in your formula. Lay ${formula}.`,
  end: ({ points, brokeIn }) =>
    brokeIn === 'yes'
      ? `You broke in! You have ${points} points, and now it is your turn. Without a formula a call costs 25 points, so look first. Who first has 1000 points wins.`
      : `You have ${points} points. No card that was thrown away fits yours this time. Whoever can use one presses “Break in!”, even out of turn. Without a formula a call costs 25 points, so look first. Who first has 1000 points wins.`,
};
