// How long whoever guesses PINs has to wait: exact, by a clock that the test turns.
import { describe, expect, it } from 'vitest';
import { USUAL_LIMITS } from './limits.ts';
import { Misses } from './misses.ts';

const MINUTES = 60_000;

/** The waits of so many tries in a row that are all wrong, as `browser` says of itself at each. */
function waits(misses: Misses, tries: number, browser: (at: number) => string, address = 'a'): readonly number[] {
  return Array.from({ length: tries }, (_, at) => {
    const wait = misses.wait(address, browser(at));
    misses.missed(address, browser(at));
    return wait;
  });
}

describe('E3 wrong PINs', () => {
  it('of one browser are free ten times; each one more waits half a second longer, eight seconds at most, however many there are', () => {
    const misses = new Misses(USUAL_LIMITS, () => 0);
    const growing = Array.from({ length: 16 }, (_, at) => 500 * (at + 1));
    expect(waits(misses, 500, () => 'one')).toEqual([
      ...Array.from({ length: 10 }, () => 0),
      ...growing,
      ...Array.from({ length: 474 }, () => 8_000),
    ]);
    // Others behind the same address are free until it has had its own share.
    expect([misses.wait('a', 'other'), misses.wait('b', 'one, elsewhere')]).toEqual([8_000, 0]);
  });

  it('of an address wait too, whoever its browsers say they are, and never longer', () => {
    const misses = new Misses(USUAL_LIMITS, () => 0);
    const all = waits(misses, 2_000, (at) => `browser ${at}`);
    expect(all.slice(0, 120)).toEqual(Array.from({ length: 120 }, () => 0));
    expect(all.slice(120, 123)).toEqual([500, 1_000, 1_500]);
    expect(Math.max(...all)).toBe(8_000);
    expect(all.at(-1)).toBe(8_000);
  });

  it('of a site wait too, from however many of its networks they come; another site is free', () => {
    const misses = new Misses(USUAL_LIMITS, () => 0);
    const all = Array.from({ length: 500 }, (_, at) =>
      waits(misses, 1, () => `browser ${at}`, `2001:db8:1:${at.toString(16)}::/64`),
    ).flat();
    expect(all.slice(0, 480)).toEqual(Array.from({ length: 480 }, () => 0));
    expect(all.slice(480)).toEqual([
      ...Array.from({ length: 16 }, (_, at) => 500 * (at + 1)),
      8_000,
      8_000,
      8_000,
      8_000,
    ]);
    expect(misses.wait('2001:db8:2:0::/64', 'somebody')).toBe(0);
  });

  it('are forgotten: all in half an hour, one in a minute', () => {
    let now = 0;
    const misses = new Misses(USUAL_LIMITS, () => now);
    waits(misses, 11, () => 'one');
    expect(misses.wait('a', 'one')).toBe(1_000);
    now = MINUTES;
    expect(misses.wait('a', 'one')).toBe(500);
    waits(misses, 100, () => 'one');
    now += 30 * MINUTES;
    expect(misses.wait('a', 'one')).toBe(0);
    misses.sweep();
    expect(waits(misses, 11, () => 'one').at(-1)).toBe(500);
  });
});
