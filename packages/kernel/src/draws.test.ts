// Draws against the recipe in docs/records.md, worked out here a second time with Node's own SHA-256.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers, commitment, outcomeOf, type Draw } from './draws.ts';

interface Golden {
  readonly commitments: readonly { readonly seed: string; readonly commitment: string }[];
  readonly draws: readonly { readonly seed: string; readonly draw: Draw; readonly outcome: unknown }[];
}
const golden = JSON.parse(readFileSync(new URL('../golden/draws.json', import.meta.url), 'utf8')) as Golden;

const sha256 = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();

/** The recipe in words of its own: all numbers of a label one after the other, unfair ones dropped as they are met. */
function byHand(seed: string, draw: Draw): unknown {
  let block: Buffer = Buffer.alloc(0);
  let blocks = 0;
  const under = (limit: number): number => {
    for (;;) {
      if (block.length === 0) block = sha256(`cardinal/draw/${seed}/${draw.label}/${blocks++}`);
      const value = BigInt(`0x${block.subarray(0, 4).toString('hex')}`);
      block = block.subarray(4);
      const wide = 4294967296n;
      if (value < wide - (wide % BigInt(limit))) return Number(value % BigInt(limit));
    }
  };
  if ('shuffle' in draw) {
    const order = [...Array(draw.shuffle).keys()];
    for (let place = draw.shuffle; place > 1; place--) {
      const from = under(place);
      const moved = order[from]!;
      order[from] = order[place - 1]!;
      order[place - 1] = moved;
    }
    return { label: draw.label, order };
  }
  const upTo = draw.pick.map((_, index) => draw.pick.slice(0, index + 1).reduce((a, b) => a + b));
  const ticket = under(upTo.at(-1)!);
  return { label: draw.label, index: upTo.findIndex((end) => ticket < end) };
}

/** Pearson's statistic of counts whose expectations stand as the weights (all equal when left out). */
function chiSquare(counts: readonly number[], weights: readonly number[] = counts.map(() => 1)): number {
  const unit = counts.reduce((a, b) => a + b) / weights.reduce((a, b) => a + b);
  return counts.reduce((total, count, i) => total + (count - unit * weights[i]!) ** 2 / (unit * weights[i]!), 0);
}

const seeds = fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-f]{32}$/));
const draws: fc.Arbitrary<Draw> = fc.oneof(
  fc.record({ label: fc.string(), shuffle: fc.nat(120) }),
  fc
    .record({ label: fc.string(), pick: fc.array(fc.nat(9), { minLength: 1, maxLength: 12 }) })
    .filter(({ pick }) => pick.some((weight) => weight > 0)),
);

describe('outcomes', () => {
  it('are the published ones', () => {
    expect(golden.draws.length).toBeGreaterThan(5);
    for (const { seed, draw, outcome } of golden.draws) {
      expect(outcomeOf(seed, draw)).toEqual(outcome);
      expect(byHand(seed, draw)).toEqual(outcome);
    }
    for (const { seed, commitment: told } of golden.commitments) {
      expect(commitment(seed)).toBe(told);
      expect(sha256(`cardinal/seed/${seed}`).toString('hex')).toBe(told);
    }
  });

  it('follow the recipe for any seed and draw, and answer it', () => {
    fc.assert(
      fc.property(seeds, draws, (seed, draw) => {
        const outcome = outcomeOf(seed, draw);
        expect(outcome).toEqual(byHand(seed, draw));
        expect(answers(draw, outcome)).toBe(true);
      }),
    );
  });

  it('skip numbers that would favour small results', () => {
    // With limit 3·2^30 a quarter of all numbers must be skipped; without that the first third would come up half the time.
    const third = 2 ** 30;
    const counts = [0, 0, 0];
    for (let i = 0; i < 3000; i++) {
      const outcome = outcomeOf('skip', { label: `pick/${i}`, pick: [third, third, third] });
      counts[(outcome as { index: number }).index]!++;
    }
    expect(chiSquare(counts)).toBeLessThan(13.8); // 2 degrees of freedom, one in a thousand
  });

  it('pick by weight', () => {
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) {
      const outcome = outcomeOf('weights', { label: `pick/${i}`, pick: [1, 0, 2, 3] });
      counts[(outcome as { index: number }).index]!++;
    }
    expect(counts[1]).toBe(0);
    expect(chiSquare([counts[0]!, counts[2]!, counts[3]!], [1, 2, 3])).toBeLessThan(13.8);
  });

  it('put every thing on every place alike', () => {
    const size = 10;
    const rounds = 4000;
    const counts = Array.from({ length: size }, () => Array<number>(size).fill(0));
    for (let i = 0; i < rounds; i++) {
      const { order } = outcomeOf('chi', { label: `shuffle/${i}`, shuffle: size }) as { order: readonly number[] };
      order.forEach((from, to) => counts[from]![to]!++);
    }
    // (n − 1)² = 81 degrees of freedom: one in a thousand lies above 126.1.
    expect(chiSquare(counts.flat())).toBeLessThan(126.1);
  });

  it('bring all 24 orders of four things alike', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 4800; i++) {
      const { order } = outcomeOf('orders', { label: `shuffle/${i}`, shuffle: 4 }) as { order: readonly number[] };
      counts.set(order.join(), (counts.get(order.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(49.7); // 23 degrees of freedom, one in a thousand
  });

  it('depend on nothing but seed and label', () => {
    const first = outcomeOf('s', { label: 'deal2/shuffle', shuffle: 52 });
    outcomeOf('s', { label: 'deal1/shuffle', shuffle: 52 });
    outcomeOf('other', { label: 'deal2/shuffle', shuffle: 52 });
    expect(outcomeOf('s', { label: 'deal2/shuffle', shuffle: 52 })).toEqual(first);
    expect(outcomeOf('s', { label: 'deal2/shuffle', shuffle: 52, pause: true })).toEqual(first);
    expect(outcomeOf('s', { label: 'deal1/shuffle', shuffle: 52 })).not.toEqual({ ...first, label: 'deal1/shuffle' });
    expect(outcomeOf('t', { label: 'deal2/shuffle', shuffle: 52 })).not.toEqual(first);
  });

  it('of nothing are an error, not an endless search', () => {
    expect(() => outcomeOf('s', { label: 'a', pick: [] })).toThrow('draw-empty');
    expect(() => outcomeOf('s', { label: 'a', pick: [0, 0] })).toThrow('draw-empty');
    expect(() => outcomeOf('s', { label: 'a', pick: [2, -1] })).toThrow('draw-broken');
    expect(() => outcomeOf('s', { label: 'a', pick: [0.5, 0.5] })).toThrow('draw-broken');
    expect(() => outcomeOf('s', { label: 'a', pick: [2 ** 32, 1] })).toThrow('draw-broken');
    expect(outcomeOf('s', { label: 'a', shuffle: 0 })).toEqual({ label: 'a', order: [] });
    expect(outcomeOf('s', { label: 'a', shuffle: 1 })).toEqual({ label: 'a', order: [0] });
  });
});

describe('answers', () => {
  const shuffle: Draw = { label: 'a', shuffle: 3 };
  const pick: Draw = { label: 'a', pick: [1, 0, 2] };
  it.each([
    [shuffle, { label: 'a', order: [2, 0, 1] }, true],
    [shuffle, { label: 'b', order: [2, 0, 1] }, false],
    [shuffle, { label: 'a', order: [2, 0] }, false],
    [shuffle, { label: 'a', order: [0, 0, 1] }, false],
    [shuffle, { label: 'a', order: [3, 0, 1] }, false],
    [shuffle, { label: 'a', order: [0.5, 0, 1] }, false],
    [shuffle, { label: 'a', index: 0 }, false],
    [pick, { label: 'a', index: 2 }, true],
    [pick, { label: 'a', index: 1 }, false],
    [pick, { label: 'a', index: 3 }, false],
    [pick, { label: 'a', order: [0] }, false],
  ])('%o with %o: %s', (draw, outcome, said) => {
    expect(answers(draw, outcome)).toBe(said);
  });
});
