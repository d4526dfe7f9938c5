// Single-observer information set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012): one tree over what the
// searching seat can tell apart, walked with a fresh deal of the hidden cards each time. An action counts as available only
// in the deals that allow it. For games whose moves are public; hidden moves of others would need an observer each.
import type { Budget, Rng, Seat } from '@cardinal/kernel';
import type { Model } from './model.ts';
import { ranked, type Ranked } from './ranked.ts';
import { EXPLORE, Spread, type SearchSettings } from './settings.ts';

interface Place<A> {
  readonly action: A | null;
  /** Who played the action. */
  readonly seat: Seat;
  tries: number;
  sum: number;
  /** How often the action could have been chosen. */
  available: number;
  readonly below: Map<number | string, Place<A>>;
}

/** The actions of the seat that acts in the view, best first. */
export function treeSearch<V, S, A>(
  model: Model<V, S, A>,
  view: V,
  rng: Rng,
  budget: Budget,
  { units = Infinity, explore = EXPLORE }: SearchSettings = {},
): Ranked<A>[] {
  const root = place<A>(null, -1);
  const into: A[] = [];
  const deal = model.dealer(view);
  const first = deal(rng);
  const count = model.actions(first, into, rng);
  const untried = into.slice(0, count).map((action) => ({ action, tries: 0, worth: 0.5 }));
  if (count === 1) return untried;
  const walk = new Walk(model, rng, explore);
  for (let done = 0; done < units && budget.more(); done++) {
    walk.once(deal(rng), root);
    if (done % LOOK_UP === LOOK_UP - 1 && isDecided(root, units - done - 1)) break;
  }
  const tried = [...root.below.values()].map(({ action, tries, sum }) => ({
    action: action as A,
    tries,
    worth: sum / tries,
  }));
  return tried.length > 0 ? ranked(tried) : untried;
}

/** After so many units the search looks whether it is decided. */
const LOOK_UP = 64;

/** Whether the most tried action stays so, whatever the units that are left show. */
function isDecided<A>(root: Place<A>, left: number): boolean {
  let [most, second] = [0, 0];
  for (const { tries } of root.below.values()) {
    if (tries > most) [most, second] = [tries, most];
    else if (tries > second) second = tries;
  }
  return most - second > left;
}

class Walk<V, S, A> {
  readonly #model: Model<V, S, A>;
  readonly #rng: Rng;
  readonly #explore: number;
  readonly #spread = new Spread();
  readonly #options: A[] = [];
  readonly #path: Place<A>[] = [];

  constructor(model: Model<V, S, A>, rng: Rng, explore: number) {
    this.#model = model;
    this.#rng = rng;
    this.#explore = explore;
  }

  /** One walk down the tree and to the horizon, and back up with the worth. */
  once(s: S, root: Place<A>): void {
    const model = this.#model;
    const path = this.#path;
    path.length = 0;
    let at = root;
    path.push(at);
    for (let seat = model.actor(s); seat >= 0; seat = model.actor(s)) {
      at = this.#next(s, at, seat);
      model.play(s, at.action as A, this.#rng);
      path.push(at);
      if (at.tries === 0) break;
    }
    model.finish(s, this.#rng);
    for (const one of path) {
      one.tries++;
      if (one.seat < 0) continue;
      const worth = model.worth(s, one.seat);
      this.#spread.meet(worth);
      one.sum += worth;
    }
  }

  /** The place to go on to: one that was never tried, by chance, else the one with the highest bound. */
  #next(s: S, at: Place<A>, seat: Seat): Place<A> {
    const options = this.#options;
    const count = this.#model.actions(s, options, this.#rng);
    const curiosity = this.#explore * this.#spread.now;
    let fresh = 0;
    let newest: A | undefined;
    let best: Place<A> | undefined;
    let bound = -Infinity;
    for (let i = 0; i < count; i++) {
      const action = options[i] as A;
      const one = at.below.get(this.#model.key(action));
      if (!one) {
        if (this.#rng.below(++fresh) === 0) newest = action;
        continue;
      }
      one.available++;
      const upper = one.sum / one.tries + curiosity * Math.sqrt(Math.log(one.available) / one.tries);
      if (upper > bound) {
        bound = upper;
        best = one;
      }
    }
    if (fresh === 0) return best as Place<A>;
    const one = place(newest as A, seat);
    at.below.set(this.#model.key(one.action as A), one);
    return one;
  }
}

function place<A>(action: A | null, seat: Seat): Place<A> {
  return { action, seat, tries: 0, sum: 0, available: 1, below: new Map() };
}
