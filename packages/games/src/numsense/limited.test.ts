import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitedSentences } from './limited.ts';
import { readSentence } from './sentence.ts';
import { options } from './options.ts';
import type { Face } from './types.ts';

const ADDING = { products: 0, tries: 0 } as const;
const PAIRS = { products: 2, tries: 30 } as const;
const best = (hand: Face[], target: number, skill: typeof ADDING | typeof PAIRS) =>
  limitedSentences(hand, target, skill)[0];

describe('limited arithmetic', () => {
  it('adds and takes away, and with more skill multiplies pairs', () => {
    expect(best([7, 2, 4], 5, ADDING)).toMatchObject({ distance: 0, points: 13 });
    expect(best([7, 2, 4], 10, ADDING)).toMatchObject({ distance: 1 });
    expect(best([7, 2, 4], 10, PAIRS)).toMatchObject({ distance: 0, points: 13 });
    expect(best([3, 4, 5, 2], 22, PAIRS)).toMatchObject({ distance: 0 });
    expect(best(['W', 15], 10, ADDING)).toMatchObject({ distance: 0, points: 40 });
    expect(best([6, 3], 2, PAIRS)).toMatchObject({ distance: 1 });
  });

  const face = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.constantFrom<Face>('W', 'D', 'M', 'T'));

  it('every sentence is one of these cards and comes to what it says', () => {
    fc.assert(
      fc.property(
        fc.array(face, { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 0, max: 30 }),
        fc.boolean(),
        (hand, target, pairs) => {
          const found = limitedSentences(hand, target, pairs ? PAIRS : ADDING);
          expect(found.length).toBeGreaterThan(0);
          for (const { sentence, value, distance, points } of found) {
            const read = readSentence(sentence, hand, target, { ...options.defaults, wholeNumbersOnly: true });
            expect(read, sentence).toMatchObject({ ok: true, value: String(value), distance: String(distance) });
            if (distance === 0) expect(read).toMatchObject({ points: String(points) });
          }
        },
      ),
      { numRuns: 120 },
    );
  });

  it('finds what signs alone can do for numbers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 25 }),
        (hand, target) => {
          let least = Infinity;
          for (let signs = 0; signs < 2 ** hand.length - 1; signs++) {
            const value = hand.reduce((sum, card, i) => sum + (signs & (1 << i) ? -card : card), 0);
            least = Math.min(least, Math.abs(value - target));
          }
          expect(best(hand, target, ADDING)?.distance).toBe(least);
        },
      ),
    );
  });

  it('is quick with 60 cards', () => {
    const hand = Array.from({ length: 60 }, (_, i): Face => (i % 9 === 0 ? 'W' : (i * 7) % 26));
    expect(limitedSentences(hand, 17, { products: 1, tries: 8 })[0]).toMatchObject({ distance: 0 });
  });
});
