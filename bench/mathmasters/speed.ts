/**
 * How fast MathMasters runs in the search path, on the rules themselves: `node scripts/run.mjs bench/mathmasters/speed.ts`.
 * CPU time, so that a busy machine changes little.
 */
import { outcomeOf, rngFrom, type Rng } from '@cardinal/kernel';
import { listActions, quick } from '../../packages/games/src/mathmasters/policy.ts';
import { rules } from '../../packages/games/src/mathmasters/rules.ts';
import { model } from '../../packages/games/src/mathmasters/search.ts';
import type { MathMastersState } from '../../packages/games/src/mathmasters/types.ts';
import { best, tableOf, type Goal, type Say } from '../goal.ts';

const DEALS = 300;
const ROUNDS = 7;

/** Goals: moves a second of whole deals, copied and played to the end, by chance and by the quick policy. */
export async function mathmastersGoals(say: Say): Promise<readonly Goal[]> {
  const options = rules.options.read({ deals: 1, allSetsFromRound1: true });
  if (!options.ok) throw new Error('options');
  const starts = Array.from({ length: 50 }, (_, n) => dealt(rules.start(options.options, 3), `speed${n}`));
  const goals = [
    goal('moves by chance', 300_000, starts, anyAction),
    goal('moves of the quick policy', 300_000, starts, quick),
  ];
  const rng = rngFrom('deals');
  const deal = model.dealer(rules.view(starts[0]!, 1));
  const perDeal = best(ROUNDS, () => repeat(20_000, () => deal(rng))) / 20_000;
  say(`${Math.round(1e6 / perDeal).toLocaleString('en')} redeals of a view a second`);
  return goals;
}

const listed: number[] = [];
function anyAction(s: MathMastersState, rng: Rng): number {
  return listed[rng.below(listActions(s, listed))] ?? 0;
}

function goal(
  what: string,
  bar: number,
  starts: readonly MathMastersState[],
  choose: (s: MathMastersState, rng: Rng) => number,
): Goal {
  let moves = 0;
  const spent = best(ROUNDS, () => {
    const rng = rngFrom('speed');
    moves = 0;
    repeat(DEALS, (n) => {
      const s = rules.copy(starts[n % starts.length]!);
      for (; model.actor(s) >= 0; moves++) model.play(s, choose(s, rng), rng);
    });
  });
  const rate = (moves / spent) * 1e6;
  const deals = (DEALS / spent) * 1e6;
  const measured = `${Math.round(rate).toLocaleString('en')}/s, ${Math.round(deals).toLocaleString('en')} deals/s`;
  return { goal: what, bar: `${bar.toLocaleString('en')}/s`, measured, pass: rate >= bar };
}

function dealt(s: MathMastersState, seed: string): MathMastersState {
  const { draw } = rules.turn(s);
  if (draw) rules.play(s, { seq: 0, at: 0, by: 'chance', move: outcomeOf(seed, draw) }, []);
  return s;
}

function repeat(times: number, work: (n: number) => void): void {
  for (let n = 0; n < times; n++) work(n);
}

if (import.meta.url === `file://${process.argv[1]}`) {
  console.log(tableOf(await mathmastersGoals((line) => console.log(line))));
}
