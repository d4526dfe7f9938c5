// Which sets a hand can lay. Written for speed, with cards as bits: a search lists sets all the time.
import { FAMILIES, SETS, type Family } from './catalogue.ts';
import type { CardId } from './deck.ts';
import type { SetType } from './sets.ts';

/** The cards that a seat can use, as bits: its hand and, where it may still take one, the Hints. Numbers 1 to 7 stand in the low word, 8 to 13 in the high one. */
export interface Reach {
  readonly lo: number;
  readonly hi: number;
  readonly hintLo: number;
  readonly hintHi: number;
  /** Bit n is set for each number n in hand or among the Hints. */
  readonly numbers: number;
}

/** A set to beat. */
export interface Top {
  readonly setType: SetType;
  readonly strength: number;
}

const LOW_CARDS = 28;
const bitsOf = (cards: readonly CardId[], isLow: boolean): number =>
  cards.reduce(
    (bits, card) => (card < LOW_CARDS === isLow ? bits | (1 << (isLow ? card : card - LOW_CARDS)) : bits),
    0,
  );
const LO = Int32Array.from(SETS, ({ cards }) => bitsOf(cards, true));
const HI = Int32Array.from(SETS, ({ cards }) => bitsOf(cards, false));

/** What a hand and these Hints reach. */
export function reachOf(hand: readonly CardId[], hints: readonly CardId[]): Reach {
  let lo = 0;
  let hi = 0;
  let hintLo = 0;
  let hintHi = 0;
  let numbers = 0;
  for (const card of hand) {
    if (card < LOW_CARDS) lo |= 1 << card;
    else hi |= 1 << (card - LOW_CARDS);
    numbers |= 2 << (card >> 2);
  }
  for (const card of hints) {
    if (card < LOW_CARDS) hintLo |= 1 << card;
    else hintHi |= 1 << (card - LOW_CARDS);
    numbers |= 2 << (card >> 2);
  }
  return { lo, hi, hintLo, hintHi, numbers };
}

/** Whether sets of this family may be laid on the top (null when leading) and the reach holds the numbers for one. */
export function canServe(reach: Reach, family: Family, top: Top | null): boolean {
  if ((reach.numbers & family.need) !== family.need) return false;
  if (top === null) return true;
  return family.setType === top.setType ? family.strength > top.strength : family.setType === 'all-four';
}

/** The first set of a family that needs own cards only; -1 when there is none. */
export function ownSet(reach: Reach, family: Family): number {
  for (let place = family.from; place < family.to; place++) {
    if ((((LO[place] as number) & ~reach.lo) | ((HI[place] as number) & ~reach.hi)) === 0) return place;
  }
  return -1;
}

/** The first set of a family that takes one Hint to own cards, at least one (ruling 4.10); -1 when there is none. */
export function hintSet(reach: Reach, family: Family): number {
  if ((reach.hintLo | reach.hintHi) === 0 || family.count === 1) return -1;
  for (let place = family.from; place < family.to; place++) if (takesHint(reach, place)) return place;
  return -1;
}

/** Writes the places in {@link SETS} of all true sets that may be laid to the start of `into`, and returns how many. */
export function listSets(reach: Reach, allowed: readonly SetType[], top: Top | null, into: number[]): number {
  let count = 0;
  for (const family of FAMILIES) {
    if (!canServe(reach, family, top) || !allowed.includes(family.setType)) continue;
    for (let place = family.from; place < family.to; place++) {
      const own = (((LO[place] as number) & ~reach.lo) | ((HI[place] as number) & ~reach.hi)) === 0;
      if (own || takesHint(reach, place)) into[count++] = place;
    }
  }
  return count;
}

/** The same with at most two sets of each family: one of own cards and one with a Hint. */
export function listChoices(reach: Reach, allowed: readonly SetType[], top: Top | null, into: number[]): number {
  let count = 0;
  for (const family of FAMILIES) {
    if (!canServe(reach, family, top) || !allowed.includes(family.setType)) continue;
    const own = ownSet(reach, family);
    if (own >= 0) into[count++] = own;
    const withHint = hintSet(reach, family);
    if (withHint >= 0) into[count++] = withHint;
  }
  return count;
}

function takesHint(reach: Reach, place: number): boolean {
  const lo = LO[place] as number;
  const hi = HI[place] as number;
  const a = lo & ~reach.lo;
  const b = hi & ~reach.hi;
  if ((a | b) === 0 || (a & ~reach.hintLo) !== 0 || (b & ~reach.hintHi) !== 0) return false;
  const one = (a & (a - 1)) === 0 && (b & (b - 1)) === 0 && (a === 0 || b === 0);
  return one && (a !== lo || b !== hi);
}
