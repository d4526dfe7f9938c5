import { describe, expect, it } from 'vitest';
import { rngFrom } from './rng.ts';
import { shuffled } from './shuffled.ts';

describe('a stream of random numbers', () => {
  it('is the same for the same seed and another for another', () => {
    const take = (seed: string): number[] => {
      const rng = rngFrom(seed);
      return Array.from({ length: 20 }, () => rng.below(1000));
    };
    expect(take('a')).toEqual(take('a'));
    expect(take('a')).not.toEqual(take('b'));
    expect(new Set(take('a')).size).toBeGreaterThan(10);
  });

  it('keeps to its limits and spreads over them', () => {
    const rng = rngFrom('spread');
    const counts = Array<number>(7).fill(0);
    for (let i = 0; i < 7000; i++) counts[rng.below(7)]!++;
    // 6 degrees of freedom, one in a thousand.
    expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(22.5);
    const reals = Array.from({ length: 1000 }, () => rng.real());
    expect(Math.min(...reals)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...reals)).toBeLessThan(1);
    expect(rng.below(1)).toBe(0);
  });

  it('shuffles a copy', () => {
    const things = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8]);
    const mixed = shuffled(things, rngFrom('mix'));
    expect(mixed).not.toEqual(things);
    expect([...mixed].sort()).toEqual(things);
  });
});
