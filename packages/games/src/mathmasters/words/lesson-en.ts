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
    `You lead, and may lay any set. A Times set is three cards: ${set}. Tap those cards and lay them.`,
  wrong: ({ points }) =>
    `A larger answer would have beaten it. You have ${points} points now. If a Times set of others is false, call “Wrong Times!” before the next player acts.`,
};
