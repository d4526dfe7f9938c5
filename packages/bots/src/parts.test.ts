import { LEVELS, rngFrom } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { byLevel, happens, pickNoisy } from './levels.ts';
import { humanPace, reaction, timeFor } from './pace.ts';
import { drawFrom, RegretMatcher } from './regret.ts';
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

describe('regret matching', () => {
  it('plays rock, paper, scissors evenly against itself', () => {
    const beats = [
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ];
    const [one, other] = [new RegretMatcher(3), new RegretMatcher(3)];
    one.learn([0, 0.5, 0]);
    for (let n = 0; n < 4000; n++) {
      const [mine, theirs] = [one.now, other.now];
      one.learn(beats.map((row) => row.reduce((sum, worth, i) => sum + worth * (theirs[i] ?? 0), 0)));
      other.learn(beats.map((row) => row.reduce((sum, worth, i) => sum + worth * (mine[i] ?? 0), 0)));
    }
    for (const share of [...one.average, ...other.average]) expect(Math.abs(share - 1 / 3)).toBeLessThan(0.03);
  });

  it('finds the mixture for the lowest unique number among three players: 0.46, 0.27, 0.27', () => {
    // Östling, Wang, Chou and Camerer 2011, with the numbers 1 to 3: a symmetric equilibrium, met by self-play.
    const learner = new RegretMatcher(3);
    learner.learn([0.2, 0.1, 0]);
    for (let n = 0; n < 20000; n++) {
      const p = learner.now;
      const worths = [0, 1, 2].map((mine) => {
        let wins = 0;
        for (let a = 0; a < 3; a++) {
          for (let b = 0; b < 3; b++) {
            if (a === mine || b === mine) continue;
            const lowest = a === b ? mine : Math.min(mine, a, b);
            if (lowest === mine) wins += (p[a] ?? 0) * (p[b] ?? 0);
          }
        }
        return wins;
      });
      learner.learn(worths);
    }
    const [first = 0, second = 0, third = 0] = learner.average;
    expect([first, second, third].map((share) => Math.round(share * 100) / 100)).toEqual([0.46, 0.27, 0.27]);
  });

  it('draws from a mixture by its shares', () => {
    const rng = rngFrom('mixture');
    const counts = [0, 0, 0];
    for (let n = 0; n < 3000; n++) counts[drawFrom([0.5, 0, 0.5], rng)]!++;
    expect(counts[1]).toBe(0);
    expect(Math.abs(counts[0]! - 1500)).toBeLessThan(140);
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
