import { expect, it } from 'vitest';
import { typedGuess } from './typed-guess.ts';

it.each([
  ['', null],
  [' ', null],
  ['5', 5],
  ['005', 5],
  [' 17 ', 17],
  ['٣٠', 30],
  ['۱۲', 12],
  ['３4', 34],
  ['10000', 10_000],
  ['9'.repeat(15), 999_999_999_999_999],
  ['9'.repeat(16), 'odd'],
  ['-5', 'odd'],
  ['−5', 'odd'],
  ['2.5', 'odd'],
  ['12a', 'odd'],
] as const)('"%s" typed as a guess is %s', (text, guess) => expect(typedGuess(text)).toBe(guess));
