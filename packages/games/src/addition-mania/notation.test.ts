// What is typed as a guess: read in one way at the command line and on the page, and never as another number.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read, readGuess, write } from './notation.ts';

describe('a guess as it is typed', () => {
  it.each([
    ['17', 17],
    [' 0017 ', 17],
    ['0', 0],
    ['99999', 99_999],
    ['9'.repeat(15), 999_999_999_999_999],
    ['١٧', 17],
    ['۱۷', 17],
    ['１７', 17],
  ])('%j is a whole number', (text, sum) => {
    expect(readGuess(text)).toBe(sum);
    expect(read(`guess ${text}`)).toEqual({ kind: 'guess', sum });
    expect(read(text)).toEqual({ kind: 'guess', sum });
  });

  it.each(['17.5', '17,5', '1e2', '-5', '−5', '+5', '1 7', '0x7', 'abc', '', ' ', '17?', '½', '1'.repeat(16)])(
    '%j is none, and no other number either',
    (text) => {
      expect(readGuess(text)).toBeNull();
      expect(read(`guess ${text}`)).toBeNull();
    },
  );

  it('is the number whose line it is', () => {
    fc.assert(
      fc.property(
        fc.maxSafeNat().filter((sum) => sum < 1e15),
        (sum) => {
          expect(read(write({ kind: 'guess', sum }))).toEqual({ kind: 'guess', sum });
        },
      ),
    );
  });
});
