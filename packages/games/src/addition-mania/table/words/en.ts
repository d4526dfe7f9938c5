// What the table of Addition Mania says, in English.
import type { Wording } from '@cardinal/words';

/** English words of this table. */
export const en = {
  table: 'Addition Mania table',
  heading: (reveal: number, reveals: number) => `Round ${reveal} of ${reveals}`,
  lifted: (cards: number) => `${cards} cards are lifted`,
  points: (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`,
  cardsLeft: (cards: number) => `${cards} ${cards === 1 ? 'card' : 'cards'} left`,
  guessed: 'has guessed',
  yourCard: 'Your card',
  yourGuess: 'What do all the cards add up to?',
  onlyDigits: (digits: number) => `A guess is a whole number, 0 or more. Type digits only, at most ${digits}.`,
  less: 'One less',
  more: 'One more',
  lock: 'Thumbs up!',
  next: 'Next round',
  again: 'Play again',
  leave: 'Leave',
  hint: 'Hint',
  say: (counts: number, others: number) => ({
    strong: `Your card counts ${counts}.`,
    text: `Guess it together with ${others} more.`,
  }),
  wait: { strong: 'Your guess is made.', text: 'Waiting for the others.' },
  shown: { strong: 'All cards are shown.', text: 'See who came nearest.' },
  over: (names: string) => ({ strong: 'The match is over.', text: `${names} won.` }),
  watch: { text: 'You are watching.' },
  guess: 'guess',
  odds: 'How likely each sum was',
  oddsNote: (sum: number, percent: string) =>
    `From your seat, ${sum} had a chance of ${percent} in a hundred before the cards were shown.`,
  hintOwn: (own: number, others: number) =>
    `Your card counts ${own}. ${others === 1 ? '1 other card is' : `${others} other cards are`} hidden.`,
  hintAverage: (average: string) =>
    `A hidden card counts about ${average} on average: all that are still unseen, taken together.`,
  hintAverageAll: (average: string) =>
    `A card of the whole pack counts about ${average} on average, without those you can see now. Who remembers earlier rounds can do better.`,
  hintCertain: (sum: number) => `The sum is surely ${sum}.`,
  oddsCertain: (sum: number) => `From your seat, the sum could only be ${sum}.`,
  hintGuessCertain: (sum: string, guess: number) => `${sum}. So ${guess} is exactly right.`,
  hintRange: (from: number, to: number) =>
    from === to
      ? `At least half the time the sum is ${from}.`
      : `At least half the time the sum lies from ${from} to ${to}.`,
  hintShape: (shape: string) => `Work it out: ${shape}`,
  hintGuess: (sum: string, guess: number, percent: string) =>
    `${sum}. So ${guess} is a good guess; it is exactly right about ${percent} times in a hundred.`,
  round: (reveal: number) => String(reveal),
  scores: 'Points by round',
  total: 'Sum',
  you: 'You',
} as const;

/** The same in any language. */
export type TableWords = Wording<typeof en>;
