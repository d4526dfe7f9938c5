/**
 * How long the bots of Numsense think: median, 95 % and longest of a move in milliseconds of this core, by level and by
 * hand size up to 60, without the solver's table (a first visit) and with it. node scripts/run.mjs bench/numsense/speed.ts
 */
import { readFileSync } from 'node:fs';
import { LEVELS } from '@cardinal/kernel';
import { loadTable } from '@cardinal/solver';
import { bots } from '../../packages/games/src/numsense/bots.ts';
import { options, type NumsenseOptions } from '../../packages/games/src/numsense/options.ts';
import { playMatch } from './arena.ts';

const manyWilds = options.defaults.deck.map((line) => (typeof line.face === 'number' ? line : { ...line, count: 12 }));
const SETUPS: readonly (readonly [string, Partial<NumsenseOptions>, number])[] = [
  ['2 cards', { handSize: 2 }, 12],
  ['4 cards', { handSize: 4 }, 8],
  ['6 cards', { handSize: 6 }, 6],
  ['6 cards, many wilds', { handSize: 6, deck: manyWilds }, 6],
  ['25 cards', { handSize: 25 }, 2],
  ['25 cards, many wilds', { handSize: 25, deck: manyWilds }, 2],
];

const at = (list: readonly number[], share: number): string =>
  (list[Math.floor((list.length - 1) * share)] ?? 0).toFixed(1);

for (const table of [false, true]) {
  if (table) loadTable(readFileSync(new URL('../../packages/solver/data/reach.bin', import.meta.url)));
  for (const [name, given, deals] of SETUPS) {
    for (const level of LEVELS) {
      const times: number[] = [];
      for (let deal = 0; deal < deals; deal++) {
        const setup = { ...options.defaults, variant: 'fixed' as const, deals: 1, ...given };
        playMatch([bots[level], bots[level], bots[level]], setup, `speed${deal}`, (_, __, ms) => times.push(ms));
      }
      times.sort((a, b) => a - b);
      console.log(
        `${table ? 'table   ' : 'no table'}  ${name.padEnd(20)} ${level.padEnd(9)} ${String(times.length).padStart(5)} moves` +
          `  p50 ${at(times, 0.5).padStart(6)}  p95 ${at(times, 0.95).padStart(6)}  max ${at(times, 1).padStart(6)} ms`,
      );
    }
  }
}
