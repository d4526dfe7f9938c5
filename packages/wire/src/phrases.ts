// What people can say at an online table: a closed list, so that nothing a child could be hurt by ever crosses the wire,
// and each reads it in a language of their own.

import * as v from 'valibot';

/** What is pointed at: the name that its game and its table have for a card, a pile or a goal. */
export const spot = v.pipe(v.string(), v.maxLength(40));

/** All phrases by key; the words belong to the page. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thank-you',
  'sorry',
  'one-moment',
  'your-turn',
  'look-again',
  'again',
  'bye',
] as const;
/** One of {@link PHRASES}. */
export type Phrase = (typeof PHRASES)[number];
