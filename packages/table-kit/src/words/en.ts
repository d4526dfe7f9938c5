// What the frame of a table says, in English.
import { EN, type Voice } from '@cardinal/number';
import { kernelWhyEn, type Wording } from '@cardinal/words';

/** English words of the frame. */
export const frameWordsEn = {
  /** How sums are read aloud. */
  voice: EN satisfies Voice,
  you: 'You',
  scores: 'Scores',
  /** Heads a column of names. */
  player: 'Player',
  log: 'So far',
  logEmpty: 'What happens is told here.',
  more: 'Scores and log',
  others: 'Players',
  acts: 'What you can do',
  close: 'Close',
  theirTurn: 'playing now',
  timeLeft: (minutes: number, seconds: number) =>
    minutes > 0 ? `${minutes} minutes ${seconds} seconds left` : `${seconds} seconds left`,
  hintsLeft: (left: number) => (left === 0 ? 'no hints left' : left === 1 ? '1 hint left' : `${left} hints left`),
  /** What a seat has of its own, so that unlike people can share a table; all see it. */
  ownTime: (times: number) => (times === 0 ? 'no time limit' : `${times}× the time`),
  ownRange: (highest: number) => `own cards to ${highest}`,
  ownPile: 'Your own pile',
  noHints: 'All your hints are used.',
  withoutHints: 'You play this match without hints.',
  /** How hard a deal was. */
  hardness: { impossible: 'Not possible', hard: 'Hard', medium: 'Medium', easy: 'Easy' },
  sure: (act: string) => `${act}: really?`,
  sureYes: 'Yes',
  sureNo: 'Not yet',
  noCall: 'I do not call',
  nobodyCalls: 'Nobody: go on',
  whoCalls: 'Does anybody want to call? Look at the open cards.',
  overShoulder: (name: string) => `You look over the shoulder of ${name}.`,
  handOf: (name: string) => `Cards of ${name}`,
  away: 'Away',
  person: 'Person',
  bot: 'Bot',
  level: { beginner: 'Beginner bot', easy: 'Easy bot', normal: 'Normal bot', expert: 'Expert bot' },
  hint: 'Hint',
  hintMore: 'Tell me more',
  hintWhole: 'Show the whole answer',
  /** How an empty box in the shape of an answer is said. */
  blank: 'blank',
  /** The kernel's reasons to refuse, for tables that put refusals in words. */
  why: kernelWhyEn,
} as const;

/** The same in any language. */
export type FrameWords = Wording<typeof frameWordsEn>;
