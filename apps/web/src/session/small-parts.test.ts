import { games } from '@cardinal/games';
import { MatchClock, openMatch, rngFrom } from '@cardinal/kernel';
import { uiEn } from '@cardinal/words';
import { describe, expect, it } from 'vitest';
import { friendlyNames } from './friendly-names.ts';
import { claimBy } from './ownership.ts';
import { freshSeed, personBegins, usualSetup } from './setup.ts';
import { browserShelf, memoryShelf } from './shelf.ts';

describe('the match clock', () => {
  it('runs while nothing holds it, and stands while several things do', () => {
    let now = 1000;
    const clock = new MatchClock(() => now, 50);
    now += 10;
    expect(clock.now()).toBe(60);
    clock.hold('hidden', true);
    clock.hold('person', true);
    clock.hold('person', true);
    now += 500;
    clock.hold('hidden', false);
    now += 500;
    expect(clock.now()).toBe(60);
    expect(clock.running).toBe(false);
    clock.hold('person', false);
    now += 5;
    expect(clock.now()).toBe(65);
  });

  it('never goes back, and tells whole milliseconds', () => {
    let now = 10.7;
    const clock = new MatchClock(() => now);
    now = 15.2;
    expect(clock.now()).toBe(4);
    now = 3;
    clock.hold('break', true);
    clock.hold('break', false);
    now = 4;
    expect(clock.now()).toBeGreaterThanOrEqual(0);
    expect(Number.isInteger(clock.now())).toBe(true);
  });
});

describe('friendly names', () => {
  it('are pairs of words, no two alike at a table of eight', () => {
    for (let i = 0; i < 50; i++) {
      const names = friendlyNames(8, uiEn.names, rngFrom(`names ${i}`));
      expect(new Set(names.flatMap((name) => name.split(' '))).size).toBe(16);
    }
  });

  it('share no word with those that sit there already', () => {
    for (let i = 0; i < 50; i++) {
      const three = friendlyNames(3, uiEn.names, rngFrom(`first ${i}`));
      const all = [...three, ...friendlyNames(5, uiEn.names, rngFrom(`more ${i}`), three)];
      expect(new Set(all.flatMap((name) => name.split(' '))).size).toBe(16);
    }
  });

  it('are not those that are taken, and do not run out', () => {
    const words = { first: ['Red', 'Blue'], second: ['Fox', 'Owl'] };
    const all = friendlyNames(9, words, rngFrom('few'));
    expect(new Set(all)).toEqual(new Set(['Red Fox', 'Red Owl', 'Blue Fox', 'Blue Owl']));
    expect(friendlyNames(9, words, rngFrom('fewer'), all.slice(0, 3))).toEqual(all.slice(3));
  });
});

describe('a usual table', () => {
  const facts = { id: 'x', title: 'X', minutes: [1, 2], age: 8, credit: { by: '', document: '' } } as const;

  it('seats one person and bots of two strengths', () => {
    const { seats } = usualSetup({ ...facts, seats: [2, 8], usualSeats: 3 }, ['A', 'B', 'C'], 's');
    expect(seats).toEqual([
      { kind: 'person', name: 'A' },
      { kind: 'bot', name: 'B', level: 'normal' },
      { kind: 'bot', name: 'C', level: 'easy' },
    ]);
  });

  it('is turned so that the person begins (left of the dealer, H:firstDealer)', async () => {
    const game = await games.numsense.load();
    const setup = usualSetup(games.numsense.facts, ['A', 'B', 'C'], 'a seed');
    const turned = personBegins(game, setup);
    const dealt = openMatch(game, { seats: 3, seed: 'a seed', options: {} });
    if (!dealt.ok) throw new Error(dealt.why);
    dealt.match.advance(0, true);
    expect(turned.seats[dealt.match.turn.must[0] ?? -1]?.name).toBe('A');
    expect(turned.seats.map(({ name }) => name).sort()).toEqual(['A', 'B', 'C']);
  });

  it('gets a seed of 128 bits', () => {
    const seed = freshSeed({ getRandomValues: (bytes) => ((bytes as unknown as Uint8Array).fill(10), bytes) });
    expect(seed).toBe('0a'.repeat(16));
  });
});

describe('a shelf', () => {
  it('of a browser that refuses takes nothing and throws nothing', () => {
    const shelf = browserShelf(() => {
      throw new Error('SecurityError');
    });
    expect(shelf.write('a', 'b')).toBe(false);
    expect(shelf.read('a')).toBeNull();
    expect(shelf.names('')).toEqual([]);
    shelf.remove('a');
  });

  it('is claimed by the one who asks last; where nothing is kept nobody is disturbed', () => {
    const shelf = memoryShelf();
    const old = claimBy(shelf, 'old');
    const young = claimBy(shelf, 'young');
    old.take();
    expect([old.held(), young.held()]).toEqual([true, false]);
    young.take();
    expect([old.held(), young.held()]).toEqual([false, true]);
    const alone = claimBy({ ...shelf, write: () => false }, 'alone');
    alone.take();
    expect(alone.held()).toBe(true);
  });
});
