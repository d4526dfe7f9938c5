// A guess as one line of text and back: for logs, golden files, people at a command line, and the field of the page.
import { westernDigits } from '@cardinal/number';
import { GUESS_DIGITS, type ManiaMove } from './types.ts';

const DIGITS = new RegExp(`^[0-9]{1,${GUESS_DIGITS}}$`);

/** A guess as somebody types it: a whole number in the digits of any script; null for anything else. */
export function readGuess(text: string): number | null {
  const digits = westernDigits(text.trim());
  return DIGITS.test(digits) ? Number(digits) : null;
}

/** The line of a move. */
export const write = ({ sum }: ManiaMove): string => `guess ${sum}`;

/** A move from its line, "guess 22" or the number alone; null when it is none. */
export function read(text: string): ManiaMove | null {
  const sum = readGuess(text.replace(/^\s*guess\s/i, ''));
  return sum === null ? null : { kind: 'guess', sum };
}
