// What the frame of a table says, in English.
import { kernelWhyEn, type Wording } from '@cardinal/words';

/** English words of the frame. */
export const frameWordsEn = {
  you: 'You',
  scores: 'Scores',
  log: 'So far',
  logEmpty: 'Nothing has happened yet.',
  more: 'Scores and log',
  others: 'Players',
  acts: 'What you can do',
  close: 'Close',
  theirTurn: 'playing now',
  timeLeft: (minutes: number, seconds: number) =>
    minutes > 0 ? `${minutes} minutes ${seconds} seconds left` : `${seconds} seconds left`,
  away: 'Away',
  person: 'Person',
  bot: 'Bot',
  level: { beginner: 'Beginner bot', easy: 'Easy bot', normal: 'Normal bot', expert: 'Expert bot' },
  /** The kernel's reasons to refuse, for tables that put refusals in words. */
  why: kernelWhyEn,
} as const;

/** The same in any language. */
export type FrameWords = Wording<typeof frameWordsEn>;
