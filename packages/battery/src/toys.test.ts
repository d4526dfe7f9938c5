// The battery against games whose state is known: whole toys pass all parts, and each broken one is found by the part that
// is there for it, with words that lead to the fault.
import { describe, expect, it } from 'vitest';
import { BATTERY, runBattery } from './battery.ts';
import { line, type Setup } from './finding.ts';
import { seatCounts } from './golden-files.ts';
import { clocks } from './toys/broken/clocks.ts';
import { leaks } from './toys/broken/leaks.ts';
import { memories } from './toys/broken/memories.ts';
import { players } from './toys/broken/players.ts';
import { plays } from './toys/broken/plays.ts';
import { drawDiscard } from './toys/draw-discard.ts';
import { grab } from './toys/grab.ts';
import { oddOne } from './toys/odd-one.ts';
import { snatch } from './toys/snatch.ts';

const TOYS = [drawDiscard, oddOne, snatch, grab];
const OTHER_OPTIONS: Readonly<Record<string, unknown>> = {
  'draw-discard': { cards: 12, hand: 2 },
  'odd-one': { timed: false, highest: 2 },
  snatch: { cards: 9 },
  grab: { seconds: 2, cards: 9 },
};

describe('a whole toy', () => {
  it.each(TOYS)('passes all parts: $id', async (game) => {
    const setups: Setup[] = [
      ...seatCounts(game).map((seats) => ({ seats, options: {}, seeds: ['a', 'b'], looks: 6 })),
      { seats: 2, options: OTHER_OPTIONS[game.id], seeds: ['a', 'b', 'c', 'd', 'e', 'f'], looks: 12 },
    ];
    expect((await runBattery(game, setups)).map(line)).toEqual([]);
  });
});

describe('a broken toy is found', () => {
  it.each([...leaks, ...memories, ...clocks, ...plays, ...players])('$part: $fault', async ({ part, says, game }) => {
    const setup = { seats: 2, options: {}, seeds: ['a', 'b', 'c', 'd'], longest: 300 };
    const texts = (await BATTERY[part](game, setup)).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(says));
  });
});
