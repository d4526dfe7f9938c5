import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RangeReader, RangeWriter } from './range-coder.ts';

const round = (facts: readonly (readonly [number, number])[], contexts: number): Uint8Array => {
  const writer = new RangeWriter(contexts);
  for (const [context, bit] of facts) writer.put(context, bit);
  const bytes = writer.finish();
  const padded = new Uint8Array(bytes.length + 3);
  padded.set(bytes, 3);
  const reader = new RangeReader(contexts, padded, 3);
  expect(facts.map(([context]) => reader.get(context))).toEqual(facts.map(([, bit]) => bit));
  return bytes;
};

test('what is written is read, whatever the odds', () => {
  const fact = fc.tuple(fc.nat(3), fc.nat(1));
  fc.assert(fc.property(fc.array(fact, { maxLength: 400 }), (facts) => void round(facts, 4)));
  // Long runs of one kind bring out carries and the limit of certainty.
  const runs = fc.array(fc.tuple(fc.nat(2000), fc.nat(1)), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(
      runs,
      (lengths) =>
        void round(
          lengths.flatMap(([n, bit]) => Array.from({ length: n }, () => [0, bit] as const)),
          1,
        ),
    ),
    { numRuns: 40 },
  );
});

test('one yes in a hundred costs about what theory says', () => {
  const facts = Array.from({ length: 40_000 }, (_, i) => [0, (i * 7919) % 100 === 0 ? 1 : 0] as const);
  const entropy = 40_000 * -(0.01 * Math.log2(0.01) + 0.99 * Math.log2(0.99));
  expect(round(facts, 1).length * 8).toBeLessThan(1.15 * entropy);
});
