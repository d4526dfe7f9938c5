import { rngFrom, units } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { botsOf } from './bots-of.ts';
import { flatSearch } from './flat.ts';
import { treeSearch } from './ismcts.ts';
import { modelOf, someOutcome } from './model.ts';
import { doors, stones, type Stones } from './testing/stones.ts';

const heap = (left: number) => stones.view({ heap0: 10, heap: left, active: 0, over: false } satisfies Stones, 0);
const model = modelOf(stones, { sense: 0 });

describe('searches', () => {
  it.each([5, 6, 7, 9, 10, 11])('the tree search leaves four times something of a heap of %i', (left) => {
    const best = treeSearch(model, heap(left), rngFrom('tree'), units(1500))[0];
    expect((left - (best?.action.take ?? 0)) % 4).toBe(0);
    expect(best?.worth).toBeGreaterThan(0.7);
  });

  it('the tree search knows that a heap of eight is lost', () => {
    expect(treeSearch(model, heap(8), rngFrom('tree'), units(3000))[0]?.worth).toBeLessThan(0.35);
  });

  it('the flat search finds a win that one move brings', () => {
    for (const left of [2, 3]) {
      expect(flatSearch(model, heap(left), rngFrom('flat'), units(300))[0]?.action).toEqual({ take: left });
    }
  });

  it.each([
    ['flat', flatSearch],
    ['tree', treeSearch],
  ] as const)('the %s search does not believe that it will know where the prize is', (_, search) => {
    const worths = search(doors(0.6), null, rngFrom('doors'), units(2000));
    expect(worths[0]?.action).toBe('by');
    // A coin that was tossed so often lies within four standard errors of one half.
    for (const { action, worth, tries } of worths) {
      if (action !== 'by') expect(Math.abs(worth - 0.5)).toBeLessThan(2 / Math.sqrt(tries));
    }
    expect(search(doors(0.3), null, rngFrom('doors'), units(2000))[0]?.action).not.toBe('by');
  });

  it('spend no more units than both budget and settings allow, and answer even with none', () => {
    for (const search of [flatSearch, treeSearch]) {
      const tries = (budget: number, most?: number): number =>
        search(model, heap(10), rngFrom('spent'), units(budget), most === undefined ? {} : { units: most }).reduce(
          (sum, one) => sum + one.tries,
          0,
        );
      expect([tries(50), tries(50, 20), tries(0)]).toEqual([50, 20, 0]);
      expect(search(model, heap(10), rngFrom('spent'), units(0)).length).toBe(3);
    }
  });

  it('stop once nothing can change the choice any more', () => {
    const sum = treeSearch(model, heap(3), rngFrom('stop'), units(10_000), { units: 10_000 }).reduce(
      (all, one) => all + one.tries,
      0,
    );
    expect(sum).toBeLessThan(9_000);
    expect(sum).toBeGreaterThan(5_000);
  });

  it('give the same answer from the same seed', () => {
    const run = (): string => JSON.stringify(treeSearch(model, heap(10), rngFrom('same'), units(200)));
    expect(run()).toBe(run());
  });
});

describe('bots from rules alone', () => {
  it('get better from level to level', () => {
    const bots = botsOf(stones);
    const good = (level: keyof typeof bots): number =>
      Array.from({ length: 20 }, (_, n) => bots[level].choose(heap(6), rngFrom(`level${n}`), units(1000))).filter(
        (move) => move?.take === 2,
      ).length;
    expect(good('expert')).toBe(20);
    expect(good('beginner')).toBeLessThan(15);
    expect(good('easy')).toBe(0);
  });

  it('answer only when they must', () => {
    const other = stones.view({ heap0: 10, heap: 6, active: 1, over: false }, 0);
    for (const bot of Object.values(botsOf(stones))) {
      expect(bot.choose(other, rngFrom('x'), units(10))).toBeNull();
      expect(bot.pace(other, null, rngFrom('x'))).toBeGreaterThanOrEqual(200);
    }
  });
});

describe('chance in a search', () => {
  it('brings outcomes by their weight, and every order', () => {
    const rng = rngFrom('chance');
    const picks = Array.from({ length: 3000 }, () => someOutcome({ label: 'pick', pick: [1, 0, 2] }, rng));
    const count = (index: number): number => picks.filter((one) => 'index' in one && one.index === index).length;
    expect(count(1)).toBe(0);
    expect(Math.abs(count(0) - 1000)).toBeLessThan(130);
    const orders = Array.from({ length: 60 }, () => someOutcome({ label: 'mix', shuffle: 3 }, rng));
    expect(new Set(orders.map((one) => ('order' in one ? one.order.join() : ''))).size).toBe(6);
  });
});
