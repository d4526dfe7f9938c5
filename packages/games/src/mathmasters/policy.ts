// How a sensible player who does not look ahead chooses: the Easy bot, the proposals, and the way searches play on. How
// good a set looks depends on its family alone, save for a Hint, so families are kept in order of their looks.
import { shuffled, type Rng } from '@cardinal/kernel';
import { FAMILIES, placeOf, SETS, type Family } from './catalogue.ts';
import type { CardId } from './deck.ts';
import { setTypesIn } from './options.ts';
import { canServe, hintSet, listChoices, ownSet, reachOf, type Reach } from './reach.ts';
import { multiplies, SET_TYPES, type SetType } from './sets.ts';
import type { LaidSet, MathMastersMove, MathMastersState, MathMastersView } from './types.ts';
import { moves, topToBeat } from './view.ts';

/** Stands among places in {@link SETS} for passing. */
export const PASS = -1;

/** How good it looks to lead a set: get rid of many cards, low ones first. */
function looksOfLead({ count, sum, bonus }: Family): number {
  return count * 6 - sum / count + bonus;
}

/** How good it looks to lay a set on a pile, without what the pile holds: cheap ones first, an All Four is kept. */
function looksOfFollow({ setType, sum, bonus }: Family): number {
  return bonus - sum * 0.3 - (setType === 'all-four' ? 6 : 0);
}

/** How much the pile's own points add to the looks of a follow, and how passing looks. */
const SHARE_OF_PILE = 0.35;
const LOOKS_OF_PASS = -8;

interface Look {
  readonly family: Family;
  readonly looks: number;
}

const LEADS = byLooks(looksOfLead, SET_TYPES);
const FIRST_LEADS = byLooks(looksOfLead, ['same-number', 'all-four']);
const FOLLOWS = {
  'same-number': byLooks(looksOfFollow, ['same-number', 'all-four']),
  times: byLooks(looksOfFollow, ['times', 'all-four']),
  'make-13': byLooks(looksOfFollow, ['make-13', 'all-four']),
  'all-four': byLooks(looksOfFollow, ['all-four']),
} as const satisfies Readonly<Record<SetType, readonly Look[]>>;

function byLooks(looks: (family: Family) => number, setTypes: readonly SetType[]): readonly Look[] {
  return FAMILIES.filter(({ setType }) => setTypes.includes(setType))
    .map((family) => ({ family, looks: looks(family) }))
    .sort((a, b) => b.looks - a.looks);
}

/** Writes what a search tries for the active seat to the start of `into`: places in {@link SETS}, and {@link PASS} where it may pass. Returns how many. Sets that differ in their suits alone are one try. */
export function listActions(s: MathMastersState, into: number[]): number {
  const top = topToBeat(s.pile);
  const count = listChoices(reachNow(s), setTypesIn(s.options, s.deal), top, into);
  if (top === null) return count;
  into[count] = PASS;
  return count + 1;
}

/** The action that looks best at once. */
export function quick(s: MathMastersState): number {
  const reach = reachNow(s);
  const top = topToBeat(s.pile);
  const leads = setTypesIn(s.options, s.deal).includes('times') ? LEADS : FIRST_LEADS;
  const order: readonly Look[] = top === null ? leads : FOLLOWS[top.setType];
  let best = PASS;
  let bar = top === null ? -Infinity : LOOKS_OF_PASS - SHARE_OF_PILE * pointsOn(s.pile);
  for (let i = 0; i < order.length; i++) {
    const { family, looks } = order[i] as Look;
    if (looks <= bar) break;
    if (!canServe(reach, family, top)) continue;
    const own = ownSet(reach, family);
    if (own >= 0) return own;
    // A Hint costs a point, so own cards that look better than that are still to come.
    const withHint = looks - 1 > bar ? hintSet(reach, family) : -1;
    if (withHint >= 0) {
      best = withHint;
      bar = looks - 1;
    }
  }
  return best;
}

/** How a move looks, larger is better; a false claim is called before anything else. */
export function looksOf(v: MathMastersView, move: MathMastersMove): number {
  const top = v.pile.at(-1);
  switch (move.kind) {
    case 'wrong-times':
      return top !== undefined && !multiplies(top.cards) ? 1000 : -1000;
    case 'let-stand':
      return 0;
    case 'pass':
      return LOOKS_OF_PASS;
    case 'lay': {
      const set = SETS[placeOf(move.cards)];
      if (!set) return -1000;
      const hintCost = v.hints.some((card) => move.cards.includes(card)) ? 1 : 0;
      const looks = top ? looksOfFollow(set.family) + SHARE_OF_PILE * pointsOn(v.pile) : looksOfLead(set.family);
      return looks - hintCost;
    }
    default:
      return move satisfies never;
  }
}

/** Sensible moves, best first. */
export function propose(v: MathMastersView, rng: Rng): MathMastersMove[] {
  return shuffled(moves(v), rng)
    .map((move) => ({ move, looks: looksOf(v, move) }))
    .sort((a, b) => b.looks - a.looks)
    .map(({ move }) => move);
}

function reachNow(s: MathMastersState): Reach {
  return reachOf(s.hands[s.active] as CardId[], s.hintUsed[s.active] === true ? [] : s.hints);
}

function pointsOn(pile: readonly LaidSet[]): number {
  let points = 0;
  for (const { cards } of pile) for (const card of cards) points += (card >> 2) + 1;
  return points;
}
