// Determinised flat Monte-Carlo: deal the hidden cards anew, try one action, play on quickly, and share the tries among
// the actions by UCB1. It has no tree, so it takes the others for players of the quick policy; with few units that is enough.
import type { Budget, Rng } from '@cardinal/kernel';
import type { Model } from './model.ts';
import { ranked, type Ranked } from './ranked.ts';
import { EXPLORE, Spread, type SearchSettings } from './settings.ts';

interface Arm<A> {
  readonly action: A;
  tries: number;
  sum: number;
}

/** The actions of the seat that acts in the view, best first. */
export function flatSearch<V, S, A>(
  model: Model<V, S, A>,
  view: V,
  rng: Rng,
  budget: Budget,
  { units = Infinity, explore = EXPLORE }: SearchSettings = {},
): Ranked<A>[] {
  const deal = model.dealer(view);
  const first = deal(rng);
  const me = model.actor(first);
  const into: A[] = [];
  const count = model.actions(first, into, rng);
  const arms = into.slice(0, count).map((action): Arm<A> => ({ action, tries: 0, sum: 0 }));
  const spread = new Spread();
  for (let done = 0; arms.length > 1 && done < units && budget.more(); done++) {
    const arm = arms[done] ?? best(arms, explore * spread.now * Math.sqrt(Math.log(done + 1)));
    const s = deal(rng);
    model.play(s, arm.action, rng);
    model.finish(s, rng);
    const worth = model.worth(s, me);
    spread.meet(worth);
    arm.sum += worth;
    arm.tries++;
  }
  return ranked(arms.map(({ action, tries, sum }) => ({ action, tries, worth: tries === 0 ? 0.5 : sum / tries })));
}

function best<A>(arms: readonly Arm<A>[], curiosity: number): Arm<A> {
  const bound = ({ tries, sum }: Arm<A>): number => sum / tries + curiosity / Math.sqrt(tries);
  return arms.reduce((one, other) => (bound(other) > bound(one) ? other : one));
}
