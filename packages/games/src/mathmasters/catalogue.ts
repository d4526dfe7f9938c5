// Every set there is in the pack, and which of them a hand can lay. The pack has 644 readings as sets but 631 sets: 13 are
// Same Number and All Four at once and count as All Four (ruling 4.4). Written for speed: a search lists sets all the time.
import { cardOf, HIGHEST, numberOf, SUITS, type CardId } from './deck.ts';
import { ANSWERS, bonusOf, SET_TYPES, strengthOf, sumOf, THIRTEEN, type SetType } from './sets.ts';

/** A true set of the pack. */
export interface CardSet {
  /** Its place in {@link SETS}. */
  readonly index: number;
  readonly setType: SetType;
  /** Ascending. */
  readonly cards: readonly CardId[];
  readonly strength: number;
  readonly sum: number;
  readonly bonus: number;
}

/** Sets of one type that show the same numbers, and so are equally strong: places `from` to `to` − 1 in {@link SETS}. */
interface Family {
  readonly strength: number;
  /** Bit n is set for each number n that the sets need. */
  readonly need: number;
  readonly from: number;
  readonly to: number;
}

/** The cards that a seat can reach, as bits: numbers 1 to 7 in the low word, 8 to 13 in the high one. */
export interface Reach {
  readonly lo: number;
  readonly hi: number;
  readonly hintLo: number;
  readonly hintHi: number;
  /** Bit n is set for each number n in hand or among the Hints. */
  readonly numbers: number;
}

const LOW_CARDS = 28;
const low = (card: CardId): number => (card < LOW_CARDS ? 1 << card : 0);
const high = (card: CardId): number => (card < LOW_CARDS ? 0 : 1 << (card - LOW_CARDS));

const sets: CardSet[] = [];
const families: Readonly<Record<SetType, Family[]>> = { 'same-number': [], times: [], 'make-13': [], 'all-four': [] };
for (const setType of SET_TYPES) {
  const weakestFirst = grouped(cardsOf(setType)).sort(
    (x, y) => strengthOf(setType, x[0] ?? []) - strengthOf(setType, y[0] ?? []),
  );
  for (const members of weakestFirst) {
    const [one = []] = members;
    const strength = strengthOf(setType, one);
    const from = sets.length;
    for (const cards of members) {
      sets.push({
        index: sets.length,
        setType,
        cards,
        strength,
        sum: sumOf(cards),
        bonus: bonusOf(setType, cards.length),
      });
    }
    const need = one.reduce((bits, card) => bits | (1 << numberOf(card)), 0);
    families[setType].push({ strength, need, from, to: sets.length });
  }
}

/** All 631 sets of the pack, by type and strength. */
export const SETS: readonly CardSet[] = sets;

const LO = Int32Array.from(SETS, ({ cards }) => cards.reduce((bits, card) => bits | low(card), 0));
const HI = Int32Array.from(SETS, ({ cards }) => cards.reduce((bits, card) => bits | high(card), 0));

/** What a seat can reach with its hand, and with one of the Hints where it still may take one. */
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

/** Writes the places in {@link SETS} of all true sets that may be laid to the start of `into`, and returns how many. `top` is the set to beat; null when leading. */
export function listSets(
  reach: Reach,
  allowed: readonly SetType[],
  top: { readonly setType: SetType; readonly strength: number } | null,
  into: number[],
): number {
  let count = 0;
  for (const setType of allowed) {
    if (top !== null && setType !== top.setType && setType !== 'all-four') continue;
    const above = top !== null && setType === top.setType ? top.strength : 0;
    for (const family of families[setType]) {
      if (family.strength <= above || (reach.numbers & family.need) !== family.need) continue;
      for (let index = family.from; index < family.to; index++) {
        if (reaches(reach, index)) into[count++] = index;
      }
    }
  }
  return count;
}

/** Whether a set that can be laid needs a Hint. */
export function needsHint(reach: Reach, index: number): boolean {
  return (((LO[index] as number) & ~reach.lo) | ((HI[index] as number) & ~reach.hi)) !== 0;
}

/** All own cards, or all but one Hint with at least one own card beside it (ruling 4.10). */
function reaches(reach: Reach, index: number): boolean {
  const lo = LO[index] as number;
  const hi = HI[index] as number;
  const a = lo & ~reach.lo;
  const b = hi & ~reach.hi;
  if ((a | b) === 0) return true;
  if ((a & ~reach.hintLo) !== 0 || (b & ~reach.hintHi) !== 0) return false;
  const oneHint = (a & (a - 1)) === 0 && (b & (b - 1)) === 0 && (a === 0 || b === 0);
  return oneHint && (a !== lo || b !== hi);
}

function cardsOf(setType: SetType): CardId[][] {
  const numbers = Array.from({ length: HIGHEST }, (_, i) => i + 1);
  const suits = SUITS.map((_, suit) => suit);
  switch (setType) {
    case 'same-number':
      return numbers.flatMap((number) =>
        subsets(suits)
          .filter(({ length }) => length > 0 && length < SUITS.length)
          .map((some) => some.map((suit) => cardOf(number, suit))),
      );
    case 'all-four':
      return numbers.map((number) => suits.map((suit) => cardOf(number, suit)));
    case 'make-13':
      return subsets(numbers)
        .filter((some) => some.length > 1 && some.reduce((sum, number) => sum + number, 0) === THIRTEEN)
        .flatMap((some) => suits.map((suit) => some.map((number) => cardOf(number, suit))));
    case 'times':
      return ANSWERS.flatMap((answer) =>
        numbers.flatMap((a) => {
          const b = answer / a;
          if (a < 2 || b < a || !Number.isInteger(b)) return [];
          const pairs = suits.flatMap((s) =>
            suits.filter((t) => a < b || s < t).map((t) => [cardOf(a, s), cardOf(b, t)]),
          );
          return pairs.flatMap((pair) => suits.map((u) => [...pair, cardOf(answer, u)]));
        }),
      );
    default:
      return setType satisfies never;
  }
}

/** Sets with the same numbers together. */
function grouped(all: readonly CardId[][]): CardId[][][] {
  const groups = new Map<string, CardId[][]>();
  for (const cards of all) {
    const key = cards.map(numberOf).join();
    const group = groups.get(key);
    if (group) group.push(cards);
    else groups.set(key, [cards]);
  }
  return [...groups.values()];
}

function subsets<T>(things: readonly T[]): T[][] {
  return things.reduce<T[][]>((all, thing) => [...all, ...all.map((some) => [...some, thing])], [[]]);
}
