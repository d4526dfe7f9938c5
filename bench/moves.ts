/**
 * How long a bot thinks about one move: `node scripts/run.mjs bench/moves.ts [matches] [game]` prints the median, the 95th
 * percentile and the longest, in CPU milliseconds of this process, for each game and level; all seats of a match are of
 * one level, with the budget that a page gives. The bar is 20 ms at p95 for Easy and Normal, 200 ms for Expert.
 */
import { games, type GameId } from '@cardinal/games';
import { LEVELS, openMatch, rngFrom, units, type Game, type Level } from '@cardinal/kernel';
import { cpuMicroseconds } from './goal.ts';
import { playOut } from '../apps/cli/src/table/play-out.ts';

/** More units than any level uses: levels stop by themselves. */
const THOUGHT = 1_000_000;

function times(game: Game, level: Level, seats: number, matches: number): number[] {
  const found: number[] = [];
  for (let match = 0; match < matches; match++) {
    const seed = `moves/${match}`;
    const opened = openMatch(game, { seats, seed });
    if (!opened.ok) throw new Error(opened.why);
    const rng = rngFrom(seed);
    const drive = playOut(opened.match);
    for (let asked = drive.next(); !asked.done;) {
      const { view } = asked.value;
      const begun = cpuMicroseconds();
      const move = game.bots[level].choose(view, rng, units(THOUGHT));
      found.push((cpuMicroseconds() - begun) / 1000);
      asked = drive.next({ move, pace: Math.max(1, Math.round(game.bots[level].pace(view, move, rng))) });
    }
  }
  return found.sort((a, b) => a - b);
}

const matches = Number(process.argv[2] ?? 3);
const wanted = process.argv[3];
for (const id of Object.keys(games) as GameId[]) {
  if (wanted !== undefined && wanted !== id) continue;
  const { load, facts } = games[id];
  const game = await load();
  for (const level of LEVELS) {
    const sorted = times(game, level, facts.usualSeats, matches);
    const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? NaN).toFixed(1);
    console.log(
      `${id.padEnd(16)} ${level.padEnd(9)} ${facts.usualSeats} seats, ${sorted.length} moves: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`,
    );
  }
}
