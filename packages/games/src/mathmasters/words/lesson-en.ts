// The first game of MathMasters in English.
import type { LessonWords } from '../../lesson.ts';

/** The steps of the lesson. */
export type Step = 'look' | 'beat' | 'won' | 'times' | 'wrong';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () => 'On the pile lies one card. Lay a stronger set of the same type and you may win the pile.',
  beat: ({ top, number }) =>
    `There lies a ${top}. A ${number} is larger, so it is stronger: tap a card with ${number}, then lay it.`,
  won: ({ points }) =>
    `Nobody could do better: the pile is yours, with ${points} points. Who wins a pile leads the next one.`,
  times: ({ set }) =>
    `You lead. A Times set is three cards: ${set}. In a match it waits for the second deal, here it may be laid now: tap those cards and lay them.`,
  wrong: ({ points }) =>
    `You have ${points} points now. A Times set is beaten by a larger answer. If a Times set of others is false, call “Wrong Times!” before the next player acts.`,
};
