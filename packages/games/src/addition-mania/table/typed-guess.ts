// Reads what somebody types as a guess. What is no whole number is told, never quietly made into another number.
import { readGuess } from '../notation.ts';

/** The guess in a text, in digits of any script; null for an empty field, `odd` for what no guess can be. */
export function typedGuess(text: string): number | null | 'odd' {
  const plain = text.replace(/[\s\u061c\u200e\u200f]/gu, '');
  if (plain === '') return null;
  return readGuess(plain) ?? 'odd';
}
