/**
 * Deals of Numsense played by bots, each deal in every rotation of the seats, so that luck of the cards falls on all
 * alike: the unit of every figure is the deal, its error the spread between deals.
 */
import { outcomeOf, rngFrom, units, type Bot } from '@cardinal/kernel';
import { rules } from '../../packages/games/src/numsense/rules.ts';
import type { NumsenseOptions } from '../../packages/games/src/numsense/options.ts';
import type { NumsenseMove, NumsenseState, NumsenseView } from '../../packages/games/src/numsense/types.ts';
import { estimate, type Estimate } from '../estimate.ts';

/** A bot that takes part in a duel. */
export type NumsenseBot = Bot<NumsenseView, NumsenseMove>;

/** Units of thought a move: counted, so that every run of a seed is the same. */
export const THOUGHT = 8000;

/** A match that was played: points and winners by seat, turns and calls in all. */
export interface Played {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly turns: number;
  readonly declared: number;
  readonly deals: number;
}

/** Plays a match to its end; `onMove` is told the CPU milliseconds of each move, which a busy machine does not stretch. Every move is checked on the seat's view; a refused one is a bug and throws. */
export function playMatch(
  bots: readonly NumsenseBot[],
  options: NumsenseOptions,
  seed: string,
  onMove?: (bot: number, view: NumsenseView, ms: number) => void,
): Played {
  const state = rules.start(options, bots.length);
  const rngs = bots.map((_, seat) => rngFrom(`${seed}/bot${seat}`));
  let turns = 0;
  for (let seq = 0; ; seq++) {
    const result = rules.result(state);
    if (result) return { ...result, turns, ...ends(state) };
    const { draw, must } = rules.turn(state);
    if (draw) {
      rules.play(state, { seq, at: 0, by: 'chance', move: outcomeOf(seed, draw) }, []);
      continue;
    }
    const [seat = 0] = must;
    const view = rules.view(state, seat);
    const from = process.cpuUsage();
    const move = (bots[seat] as NumsenseBot).choose(view, rngs[seat]!, units(THOUGHT));
    const used = process.cpuUsage(from);
    onMove?.(seat, view, (used.user + used.system) / 1000);
    if (!move) throw new Error(`seat ${seat} does not move in ${view.phase}`);
    const verdict = rules.check(view, move);
    if (!verdict.ok) throw new Error(`refused: ${rules.write(move)} (${verdict.why})`);
    if (move.kind === 'take' || move.kind === 'declare') turns++;
    rules.play(state, { seq, at: 0, by: seat, move }, []);
  }
}

function ends(state: NumsenseState): { declared: number; deals: number } {
  return {
    declared: state.history.filter(({ declarer }) => declarer !== null).length,
    deals: state.history.length,
  };
}

/** How one bot did among others. */
export interface Duel {
  readonly margin: Estimate;
  /** Share of wins, ties shared, of the one. */
  readonly wins: Estimate;
  readonly own: number;
  readonly turns: number;
  readonly declared: number;
}

/** One A among Bs: each seed in all rotations; margin = own score less the mean of the others. */
export function duel(
  a: NumsenseBot,
  b: NumsenseBot,
  { seats, options, seeds }: { seats: number; options: NumsenseOptions; seeds: readonly string[] },
): Duel {
  const margins: number[] = [];
  const wins: number[] = [];
  let own = 0;
  let turns = 0;
  let declared = 0;
  let deals = 0;
  for (const seed of seeds) {
    let margin = 0;
    let won = 0;
    for (let seat = 0; seat < seats; seat++) {
      const table = Array.from({ length: seats }, (_, at) => (at === seat ? a : b));
      const played = playMatch(table, options, seed);
      const mine = played.scores[seat] ?? 0;
      const others = played.scores.reduce((sum, score) => sum + score, 0) - mine;
      margin += mine - others / (seats - 1);
      won += played.winners.includes(seat) ? 1 / played.winners.length : 0;
      own += mine;
      turns += played.turns;
      declared += played.declared;
      deals += played.deals;
    }
    margins.push(margin / seats);
    wins.push(won / seats);
  }
  return {
    margin: estimate(margins),
    wins: estimate(wins),
    own: own / deals,
    turns: turns / deals,
    declared: declared / deals,
  };
}
