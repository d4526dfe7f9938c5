/**
 * Matches and deals of MathMasters played by bots, each seed in every rotation of the seats, so that luck of the cards
 * falls on all alike: the unit of every figure is the seed, its error the spread between seeds.
 */
import { outcomeOf, rngFrom, units, type Bot } from '@cardinal/kernel';
import { rules } from '../../packages/games/src/mathmasters/rules.ts';
import type { MathMastersMove, MathMastersView } from '../../packages/games/src/mathmasters/types.ts';
import { estimate, type Estimate } from '../estimate.ts';
import { cpuMicroseconds } from '../goal.ts';

/** A bot that takes part in a duel. */
export type MathMastersBot = Bot<MathMastersView, MathMastersMove>;

/** More units than any level uses: levels stop by themselves. */
const THOUGHT = 1_000_000;

/** Points and winners of a match; `onMove` is told the CPU milliseconds of each choice. A refused move is a bug and throws. */
function playMatch(
  bots: readonly MathMastersBot[],
  given: object,
  seed: string,
  onMove: (seat: number, ms: number) => void,
): { readonly scores: readonly number[]; readonly winners: readonly number[] } {
  const read = rules.options.read(given);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const state = rules.start(read.options, bots.length);
  const rngs = bots.map((_, seat) => rngFrom(`${seed}/bot${seat}`));
  for (let seq = 0; ; seq++) {
    const result = rules.result(state);
    if (result) return result;
    const { draw, must, may, dues } = rules.turn(state);
    if (draw) {
      rules.play(state, { seq, at: 0, by: 'chance', move: outcomeOf(seed, draw) }, []);
      continue;
    }
    // Those who only may act are asked first: a call must come before the next player acts.
    let acted = false;
    for (const by of [...may, ...must]) {
      const view = rules.view(state, by);
      const begun = cpuMicroseconds();
      const move = bots[by]!.choose(view, rngs[by]!, units(THOUGHT));
      onMove(by, (cpuMicroseconds() - begun) / 1000);
      if (move === null) continue;
      const verdict = rules.check(view, move);
      if (!verdict.ok) throw new Error(`refused: ${rules.write(move)} (${verdict.why})`);
      rules.play(state, { seq, at: 0, by, move }, []);
      acted = true;
      break;
    }
    const [due] = dues;
    if (!acted && due) rules.play(state, { seq, at: due.at, by: 'clock', move: { due: due.id } }, []);
  }
}

/** How one bot did among others. */
export interface Duel {
  /** Own points less the mean of the others. */
  readonly margin: Estimate;
  /** Share of wins, ties shared. */
  readonly wins: Estimate;
  /** CPU milliseconds of the one's choices: mean and 95th percentile. */
  readonly ms: number;
  readonly p95: number;
}

/** One A among Bs. */
export function duel(
  a: MathMastersBot,
  b: MathMastersBot,
  { seats, options, seeds }: { readonly seats: number; readonly options: object; readonly seeds: readonly string[] },
): Duel {
  const margins: number[] = [];
  const wins: number[] = [];
  const times: number[] = [];
  for (const seed of seeds) {
    let margin = 0;
    let won = 0;
    for (let seat = 0; seat < seats; seat++) {
      const table = Array.from({ length: seats }, (_, at) => (at === seat ? a : b));
      const { scores, winners } = playMatch(table, options, seed, (by, ms) => {
        if (by === seat) times.push(ms);
      });
      const mine = scores[seat] ?? 0;
      margin += mine - (scores.reduce((sum, score) => sum + score, 0) - mine) / (seats - 1);
      won += winners.includes(seat) ? 1 / winners.length : 0;
    }
    margins.push(margin / seats);
    wins.push(won / seats);
  }
  times.sort((x, y) => x - y);
  return {
    margin: estimate(margins),
    wins: estimate(wins),
    ms: times.reduce((sum, ms) => sum + ms, 0) / times.length,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}
