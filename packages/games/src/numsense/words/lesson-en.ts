// The first game of Numsense in English.
import type { LessonWords } from '../../lesson.ts';

/** The steps of the lesson. */
export type Step = 'look' | 'take' | 'put' | 'declare' | 'points';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: ({ target }) =>
    `You have three cards, and the target is ${target}. Your sentence will use every card once, with + − × ÷ and brackets, and make ${target}. These three cannot do it yet.`,
  take: () => 'It is your turn. Take a card: press the draw pile.',
  put: ({ card }) =>
    `Now you have one card too many. The ${card} is the one you do not need: tap it, then put it down.`,
  declare: ({ target, sentence }) =>
    `Now your cards make ${target}: ${sentence}. Tap the cards and signs in this order, then press “Numsense!”`,
  points: ({ points }) =>
    `You hit the target! Your cards add up to ${points} points. The bigger the cards, the more they bring.`,
};
