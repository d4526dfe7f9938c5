// English messages of the shell: what is said before and around a match. Short words: a child of eight reads them. The
// pages beside the tables have theirs in pages-en.ts, which comes later.
import { namesEn } from './names-en.ts';

/** What the shell says in English. */
export const uiEn = {
  brand: 'Cardinal',
  names: namesEn,
  skip: 'Skip to the page',
  toHome: 'Home',
  table: {
    pageTitle: (game: string) => `${game} at the table`,
    pause: 'Pause',
    paused: 'Paused',
    pausedText: 'The clock stands still. Take your time.',
    resume: 'Go on',
    menu: 'Menu',
    rules: 'Rules',
    close: 'Close',
  },
  broken: 'Something went wrong here',
  loading: 'One moment …',
  load: {
    failed: 'This could not be loaded. Look at your connection and try again.',
    again: 'Try again',
  },
} as const;
