// The kernel's speed: moves a second of the searching way, beside the peer on the same toy in the same process.
// `node scripts/run.mjs bench/kernel/main.ts`
import { pathToFileURL } from 'node:url';
import { cpuMicroseconds, tableOf, type Goal, type Say } from '../goal.ts';
import { peer } from './peer.ts';
import { randomFrom } from './random.ts';
import { checkedPlayout, dealt, loggedPlayout, playout } from './search.ts';

/** Rounds, taken in turns so that a busy moment hits both sides, and the work of each. */
const ROUNDS = 5;
const ROUND_US = 300_000;

/** The rules engine beside boardgame.io, each figure with its bar. */
export async function benchKernel(say: Say): Promise<readonly Goal[]> {
  const start = dealt('bench');
  const other = peer();
  const ways: Record<string, (game: number) => number> = {
    search: (game) => playout(start, randomFrom(game)),
    step: (game) => checkedPlayout(start, randomFrom(game)),
    match: (game) => loggedPlayout(`bench/${game}`, randomFrom(game)),
    ...(other && { peer: (game: number) => other.match(game, randomFrom(game)) }),
  };
  const speed: Record<string, number> = {};
  for (let round = 0; round <= ROUNDS; round++) {
    // Round 0 warms up.
    for (const [name, play] of Object.entries(ways)) {
      const measured = movesPerSecond(play, ROUND_US);
      if (round > 0) speed[name] = Math.max(speed[name] ?? 0, measured);
    }
  }
  const { search = 0, step = 0, match = 0, peer: theirs } = speed;
  say(`with a check on the view ${thousands(step)}, through Match with shape, log and hashes ${thousands(match)}`);
  if (theirs === undefined) say('peer not installed: boardgame.io 0.50 (or name its folder in BENCH_PEERS)');
  return [
    {
      goal: 'search path, draw and discard: copy and play',
      bar: '≥ 1,000,000 moves/s',
      measured: thousands(search),
      pass: search >= 1e6,
    },
    {
      goal: `the same beside the local client of boardgame.io ${other?.version ?? '0.50'}`,
      bar: '≥ 100 ×',
      measured:
        theirs === undefined
          ? 'not measured: peer not installed'
          : `${Math.round(search / theirs)} × (${thousands(theirs)})`,
      pass: theirs === undefined || search / theirs >= 100,
    },
  ];
}

function movesPerSecond(play: (game: number) => number, microseconds: number): number {
  const begun = cpuMicroseconds();
  let [moves, spent] = [0, 0];
  for (let game = 0; spent < microseconds; game++) {
    moves += play(game);
    spent = cpuMicroseconds() - begun;
  }
  return (moves / spent) * 1e6;
}

function thousands(speed: number): string {
  return `${Math.round(speed).toLocaleString('en')} moves/s`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(tableOf(await benchKernel((line) => console.log(`  ${line}`))));
}
