// Reads what somebody types as a guess. What is no whole number is told, never quietly made into another number.
import { westernDigits } from '@cardinal/number';

/** The guess in a text, in digits of any script; null for an empty field, `odd` for what is no whole number of up to four digits. */
export function typedGuess(text: string): number | null | 'odd' {
  const digits = westernDigits(text).replace(/[\s\u061c\u200e\u200f]/gu, '');
  if (digits === '') return null;
  return /^0*\d{1,4}$/u.test(digits) ? Number(digits) : 'odd';
}
