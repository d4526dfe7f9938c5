import { LEVELS, rngFrom } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { byLevel, happens, pickNoisy } from './levels.ts';
import { humanPace, reaction, timeFor } from './pace.ts';
import { Spread } from './settings.ts';

describe('levels', () => {
  it('pick the best without noise, mostly the best with a little, and anything with much', () => {
    const rng = rngFrom('noise');
    const share = (noise: number): number =>
      Array.from({ length: 400 }, () => pickNoisy([1, 2, 3], (x) => x, noise, rng)).filter((x) => x === 3).length / 400;
    expect(share(0)).toBe(1);
    // Chosen in proportion to exp(worth / noise): e² / (1 + e + e²) = 0.665.
    expect(Math.abs(share(1) - 0.665)).toBeLessThan(0.08);
    expect(Math.abs(share(1000) - 1 / 3)).toBeLessThan(0.08);
    const none: number | undefined = pickNoisy([], () => 0, 1, rng);
    expect(none).toBeUndefined();
  });

  it('have a value each, and slips happen as often as said', () => {
    expect(LEVELS.map((level) => byLevel(level, [1, 2, 3, 4]))).toEqual([1, 2, 3, 4]);
    const rng = rngFrom('slips');
    expect(Math.abs(Array.from({ length: 2000 }, () => happens(0.3, rng)).filter(Boolean).length - 600)).toBeLessThan(
      105,
    );
  });
});

describe('pace', () => {
  it('never falls below a bare reaction of 0.2 to 0.4 seconds', () => {
    const rng = rngFrom('reaction');
    const all = Array.from({ length: 500 }, () => reaction(rng));
    expect([Math.min(...all) >= 200, Math.max(...all) <= 400]).toEqual([true, true]);
  });

  it('grows with the size of the numbers, and with how many there are', () => {
    expect(timeFor({ kind: 'times', numbers: [3, 4] })).toBeGreaterThan(timeFor({ kind: 'times', numbers: [2, 2] }));
    expect(timeFor({ kind: 'add', numbers: [8, 9] })).toBeGreaterThan(timeFor({ kind: 'add', numbers: [1, 2] }));
    expect(timeFor({ kind: 'add', numbers: [1, 3, 4, 5] })).toBeGreaterThan(timeFor({ kind: 'add', numbers: [1, 12] }));
    expect(timeFor({ kind: 'compare', numbers: [8, 9] })).toBeGreaterThan(
      timeFor({ kind: 'compare', numbers: [1, 9] }),
    );
    expect(timeFor({ kind: 'add', numbers: [] })).toBe(0);
  });

  it('is slower for weaker levels, spread out, and the same from the same seed', () => {
    const work = { looks: 10, sums: [{ kind: 'times', numbers: [3, 4] }] } as const;
    const all = (level: (typeof LEVELS)[number]): number[] =>
      Array.from({ length: 200 }, (_, n) => humanPace(level, work, rngFrom(`pace${n}`)));
    const means = LEVELS.map((level) => all(level).reduce((sum, ms) => sum + ms, 0) / 200);
    expect(means).toEqual([...means].sort((a, b) => b - a));
    expect(new Set(all('normal')).size).toBeGreaterThan(150);
    expect(all('normal')).toEqual(all('normal'));
  });
});

describe('the spread of worths', () => {
  it('is the standard deviation of what was met, and never falls', () => {
    const spread = new Spread();
    expect(spread.now).toBe(1);
    for (const worth of [2, 4, 4, 4, 5, 5, 7, 9]) spread.meet(worth);
    expect(spread.now).toBeCloseTo(2, 12);
    for (let n = 0; n < 50; n++) spread.meet(5);
    expect(spread.now).toBeCloseTo(2, 12);
  });
});
