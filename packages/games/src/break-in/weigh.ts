// How much a hand is worth to who holds it, in points of margin over the others: what may be laid next turn, what going
// out would bring, and what the hand costs when somebody else goes out first. All from one view.
import { bestFormula, cardPoints, FORMULA_CARDS, pointsOf, witnesses, type FoundFormula } from '@cardinal/solver';
import { stockIn } from './deck.ts';
import { HAND_LIMIT } from './options.ts';
import { queryOf, slow, without } from './sight.ts';
import type { BreakInView, FormulaCard } from './types.ts';

/** How likely a hand of so many cards can be laid at once, by hands of the usual deck and the solver (1500 each). */
const ALL_AT_ONCE = [0, 0, 0, 0, 0.04, 0.04, 0.14, 0.18, 0.39, 0.48, 0.68, 0.67];

/** Fitted by matches against itself; see bench/break-in. */
export interface Weights {
  /** Share of their chances to go out that others take. */
  readonly others: number;
  /** What a card kept after a formula is worth. */
  readonly card: number;
  /** What it costs to offer the others a card to break in for, by their hands' chance to use it. */
  readonly offer: number;
  /** Points of a typical unseen card. */
  readonly unseen: number;
}

/** The weights that bots play with. */
export const WEIGHTS: Weights = { others: 0.7, card: 3, offer: 60, unseen: 7.5 };

/** Formulas that are weighed in earnest. */
const WEIGHED = 5;

/** Weighs hands for one view. */
export class Weigher {
  readonly #view: BreakInView;
  readonly #weights: Weights;
  readonly #bonus: number;
  readonly #danger: number;
  readonly #unseen: readonly { readonly face: FormulaCard; readonly chance: number }[];

  constructor(view: BreakInView, weights: Weights) {
    this.#view = view;
    this.#weights = weights;
    const others = view.handCounts.filter((_, seat) => seat !== view.who);
    this.#bonus = this.#bonusNow();
    const safe = others.reduce(
      (all, count) => all * (1 - weights.others * (ALL_AT_ONCE[Math.min(count + 1, 11)] ?? 0)),
      1,
    );
    this.#danger = 1 - safe;
    this.#unseen = unseenOf(view);
  }

  /** What the hands of the others would bring to who goes out. */
  get bonus(): number {
    return this.#bonus;
  }

  /** What a formula is worth now with what stays in hand. */
  formula(found: FoundFormula, rest: readonly FormulaCard[]): number {
    return found.points + (rest.length === 0 ? this.#bonus : this.kept(rest));
  }

  /** A quick value of what stays in hand after this turn. */
  kept(rest: readonly FormulaCard[]): number {
    return rest.length * this.#weights.card - this.#danger * this.#lost(rest);
  }

  /** A careful value: what every card that may come would make of it. */
  ahead(rest: readonly FormulaCard[]): number {
    if (slow(this.#view.options)) return this.kept(rest);
    let sum = 0;
    let weight = 0;
    for (const { face, chance } of this.#unseen) {
      sum += chance * this.#turn([...rest, face]);
      weight += chance;
    }
    if (weight === 0) return this.kept(rest);
    return (1 - this.#danger) * (sum / weight) - this.#danger * this.#lost(rest);
  }

  /** What a turn with this hand brings, its card drawn already. */
  #turn(hand: readonly FormulaCard[]): number {
    const held = hand.length * this.#weights.card;
    const best = bestFormula(hand, queryOf(this.#view.options));
    if (!best) return hand.length > HAND_LIMIT ? held - this.#weights.card : held;
    if (best.usesAll) return best.points + this.#bonus;
    return Math.max(held, best.points + (hand.length - best.cards.length) * this.#weights.card);
  }

  /** The value of having drawn a card: the best that can be done with the hand, quickly. */
  drawn(hand: readonly FormulaCard[]): number {
    const best = bestFormula(hand, queryOf(this.#view.options));
    const held = this.kept(hand);
    if (!best) return held;
    if (best.usesAll) return best.points + this.#bonus;
    return Math.max(held, best.points + this.kept(minus(hand, best.cards)));
  }

  /** The value of drawing a card nobody has seen. */
  unknown(hand: readonly FormulaCard[]): number {
    let sum = 0;
    let weight = 0;
    for (const { face, chance } of this.#unseen) {
      sum += chance * this.drawn([...hand, face]);
      weight += chance;
    }
    return weight === 0 ? this.kept(hand) : sum / weight;
  }

  /** Formulas worth thinking about, quickly sorted. */
  candidates(hand: readonly FormulaCard[]): { readonly found: FoundFormula; readonly rest: readonly FormulaCard[] }[] {
    const best = bestFormula(hand, queryOf(this.#view.options));
    if (!best) return [];
    const all = slow(this.#view.options)
      ? []
      : [...witnesses(hand, queryOf(this.#view.options), { most: 40, work: 20_000 })];
    const list = [best, ...all.filter(({ formula }) => formula !== best.formula)].map((found) => ({
      found,
      rest: minus(hand, found.cards),
    }));
    return list.sort((a, b) => this.formula(b.found, b.rest) - this.formula(a.found, a.rest)).slice(0, WEIGHED);
  }

  /** What it costs to put a card where the others can call for it. */
  offer(face: FormulaCard): number {
    const others = this.#view.handCounts.filter((_, seat) => seat !== this.#view.who);
    const nobody = others.reduce((all, count) => all * (1 - callChance(count, face)), 1);
    return this.#weights.offer * this.#weights.others * (1 - nobody);
  }

  #lost(rest: readonly FormulaCard[]): number {
    return pointsOf(rest) / Math.max(1, this.#view.seats - 1);
  }

  #bonusNow(): number {
    let sum = 0;
    for (const [seat, count] of this.#view.handCounts.entries()) {
      if (seat === this.#view.who) continue;
      const known = this.#view.known[seat] ?? [];
      sum += known.reduce((all, { face }) => all + cardPoints(face), 0) + (count - known.length) * this.#weights.unseen;
    }
    return sum;
  }
}

/** How likely a hand of so many cards makes a formula with one more card of that face. */
function callChance(count: number, face: FormulaCard): number {
  const sign = face === '*' || (face >= '0' && face <= '9') ? 0 : face === 'x' || face === '/' ? 0.12 : 0.07;
  const some = [0, 0, 0, 0.05, 0.2, 0.4, 0.63, 0.82, 0.92, 0.96, 0.98][Math.min(count, 10)] ?? 0;
  return Math.max(0, some - sign);
}

/** Faces on the pile that the seat draws from and that nobody has seen yet, with the chance that the next card bears them. */
function unseenOf(v: BreakInView): { readonly face: FormulaCard; readonly chance: number }[] {
  const stock = stockIn(v.options);
  const owner = v.who !== 'watcher' && (v.own?.[v.who] ?? 0) > 0 ? v.who : null;
  const seenIds = new Set([...v.hand, ...v.discard, ...v.known.flat()].map(({ id }) => id));
  for (const { cards } of v.table) for (const id of cards) seenIds.add(id);
  const counts = new Map<FormulaCard, number>();
  for (const [id, face] of stock.faces.entries()) {
    if (!seenIds.has(id) && stock.ownerOf(id) === owner) counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return FORMULA_CARDS.filter((face) => counts.has(face)).map((face) => ({
    face,
    chance: (counts.get(face) ?? 0) / all,
  }));
}

/** A hand without some of its cards. */
export function minus(hand: readonly FormulaCard[], cards: readonly FormulaCard[]): FormulaCard[] {
  return cards.reduce<FormulaCard[]>((left, face) => without(left, face), [...hand]);
}
