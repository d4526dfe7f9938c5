// Reads what somebody types as a guess. What is no whole number is told, never quietly made into another number.
import { readGuess } from '../notation.ts';
import { GUESS_DIGITS } from '../types.ts';

/** The guess in a text, in digits of any script; null for an empty field, `odd` for what no guess can be. */
export function typedGuess(text: string): number | null | 'odd' {
  const plain = text.replace(/[\s\u061c\u200e\u200f]/gu, '');
  if (plain === '') return null;
  return readGuess(plain) ?? 'odd';
}

/** The guess one step up or down, within what a guess can be; from nothing it begins at 0. */
export function steppedGuess(guess: number | null, step: 1 | -1): number {
  return Math.min(10 ** GUESS_DIGITS - 1, Math.max(0, (guess ?? 0) + step));
}
