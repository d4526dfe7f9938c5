// Tables of unlike people: every game with options by seat, held to all parts of the battery where several seats differ at
// once and clocks run.
import { games, type GameId } from '@cardinal/games';
import { describe, expect, it } from 'vitest';
import { BATTERY } from './battery.ts';
import { line, type Finding } from './finding.ts';

const SETUPS: Readonly<Partial<Record<GameId, readonly { readonly seats: number; readonly options: object }[]>>> = {
  numsense: [
    { seats: 3, options: { seatRange: [10, 0, 5], deals: 2 } },
    { seats: 2, options: { seatRange: [5], falseCall: 'lose-turn', referee: 'table', deals: 2 } },
  ],
  'break-in': [
    { seats: 3, options: { seatRange: [5, 0, 3], seatTime: [3, 1, 0], breakInSeconds: 5, mostDeals: 2 } },
    { seats: 4, options: { seatTime: [1, 2, 5], breakInSeconds: 4, queueCallers: true, mostDeals: 1 } },
  ],
  'math-rush': [{ seats: 2, options: { seatRange: [0, 10], minutes: '1' } }],
  'addition-mania': [{ seats: 3, options: { seatTime: [2, 1, 0], guessTimer: 20 } }],
};

describe.each(Object.entries(SETUPS))('%s', async (id, setups) => {
  const game = await games[id as GameId].load();
  it.each(setups)('with unlike seats: %j', { timeout: 60_000 }, async (setup) => {
    const findings: Finding[] = [];
    for (const part of Object.values(BATTERY)) {
      findings.push(...(await part(game, { ...setup, seeds: ['unlike'], looks: 3, units: 12 })));
    }
    expect(findings.map(line)).toEqual([]);
  });
});
