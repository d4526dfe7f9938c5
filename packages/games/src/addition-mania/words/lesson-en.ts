// The first game of Addition Mania in English.
import type { LessonWords } from '../../lesson.ts';

/** The steps of the lesson. */
export type Step = 'look' | 'guess' | 'shown' | 'next' | 'again' | 'end';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: ({ own, others }) =>
    `Everyone lifts one card that nobody else sees. Yours counts ${own}, and ${others} other cards are hidden. What do all of them add up to?`,
  guess: ({ own, others, sum }) =>
    `A hidden card counts between 6 and 7 on average. Your ${own} and ${others} of those make about ${sum}. Write a guess, then press “Thumbs up!”`,
  shown: ({ sum, off, points }) =>
    `The cards add up to ${sum}, and you were ${off} away. Points go to the exact guesses, or else to the nearest ones. You get ${points}.`,
  next: () => 'Look at the cards, then go on to the next round.',
  again: ({ own }) => `Now your card counts ${own}. Guess the sum once more.`,
  end: ({ sum, points }) =>
    `This time the sum was ${sum}. You have ${points} points. Remember which cards are gone: they do not come again, so your guesses get better.`,
};
