// Exact sentences for more than eight cards that have no plain one: rare and degenerate hands, such as many
// equal cards. Knows numbers only. Tricks in order: a few cards make the target and the rest is cancelled by a
// nought; a search within an allowance, which is complete if it ends; pairs joined at random (from a fixed
// seed, so the same hand always gets the same answer) until the complete search can finish.

import type { Expr, Sign } from '@cardinal/number';
import type { Meet, Miss } from './meet.ts';
import type { Nearest } from './nearest.ts';
import type { Plain } from './plain.ts';
import { MOST_CARDS, type SubsetValues } from './subset-values.ts';
import { card, join, sentenceOf, tidy } from './tidy.ts';

/** Look-ups allowed to the search of nine and ten cards: some tens of milliseconds. */
const ALLOWANCE = 400_000;
/** Random ways of joining pairs that are tried. */
const ROUNDS = 400;
/** No join of a pair may come out higher. */
const HIGHEST_JOIN = 25;

/** The short searches that the tricks end in. */
export interface Searches {
  readonly values: SubsetValues;
  readonly meet: Meet;
  readonly plain: Plain;
}

/** A sentence of more than eight numbers that comes to `target`, or why there is none. */
export function longSentence(
  searches: Searches,
  numbers: readonly number[],
  target: number,
  whole: boolean,
): Expr | Miss {
  const cancelled = coreAndNought(searches, numbers, target, whole);
  if (cancelled !== null) return cancelled;
  if (numbers.length <= MOST_CARDS) {
    searches.values.load(numbers, whole);
    const index = searches.meet.solve(target, ALLOWANCE);
    if (index >= 0) return sentenceOf(searches.values, index);
    if (!searches.meet.gaveUp) return 'impossible';
  }
  return joinPairs(searches, numbers, target, whole) ?? 'not-found';
}

/**
 * Some neighbouring cards make the target, the others a nought that is added. Six cards of 0 to 25 can always
 * make nought (checked over all 736,281 hands), and nought times the rest is nought.
 */
export function coreAndNought(
  searches: Searches,
  numbers: readonly number[],
  target: number,
  whole: boolean,
): Expr | null {
  const n = numbers.length;
  for (let shift = 0; shift < n; shift++) {
    const turned = numbers.map((_, i) => numbers[(i + shift) % n] as number);
    for (let size = 2; size <= 6 && size < n; size++) {
      const core = small(searches, turned.slice(0, size), target, whole);
      if (core === null) continue;
      const nought = noughtOf(searches, turned.slice(size), whole);
      if (nought !== null) return tidy(join('+', core, nought));
    }
  }
  return null;
}

function noughtOf(searches: Searches, numbers: readonly number[], whole: boolean): Expr | null {
  const size = numbers.length <= 8 ? numbers.length : 6;
  let nought = small(searches, numbers.slice(0, size), 0, whole);
  if (nought === null) return null;
  for (const value of numbers.slice(size)) nought = join('*', nought, card(value));
  return nought;
}

function small(searches: Searches, numbers: readonly number[], target: number, whole: boolean): Expr | null {
  searches.values.load(numbers, whole);
  const index = searches.meet.solve(target);
  return index < 0 ? null : sentenceOf(searches.values, index);
}

interface Pile {
  readonly value: number;
  readonly made: Expr;
}

function joinPairs(searches: Searches, numbers: readonly number[], target: number, whole: boolean): Expr | null {
  const random = noise(numbers.length * 31 + target);
  for (let round = 0; round < ROUNDS; round++) {
    const piles = pairUp(numbers, 5 + Math.floor(random() * 4), random);
    if (piles === null) continue;
    const found = small(
      searches,
      piles.map((pile) => pile.value),
      target,
      whole,
    );
    if (found !== null) return tidy(graft(found, [...piles]));
  }
  return null;
}

/** Joins cards at random into at most `goal` whole numbers, or null if that did not come about. */
function pairUp(numbers: readonly number[], goal: number, random: () => number): readonly Pile[] | null {
  const piles: Pile[] = numbers.map((value) => ({ value, made: card(value) }));
  for (let guard = 0; piles.length > goal && guard < 20 * numbers.length; guard++) {
    const i = Math.floor(random() * piles.length);
    const j = (i + 1 + Math.floor(random() * (piles.length - 1))) % piles.length;
    const [one, two] = [piles[i] as Pile, piles[j] as Pile];
    const [high, low] = one.value >= two.value ? [one, two] : [two, one];
    const made = joinTwo(high.value, low.value, Math.floor(random() * 5));
    if (made === null || (made.value === 0 && high.value !== 0 && random() < 0.8)) continue;
    piles[i] = { value: made.value, made: join(made.sign, high.made, low.made) };
    piles.splice(j, 1);
  }
  return piles.length <= 8 ? piles : null;
}

/** The whole value of one way to join two numbers; differences are twice as likely as the rest. */
function joinTwo(high: number, low: number, way: number): { readonly sign: Sign; readonly value: number } | null {
  if (way <= 1) return { sign: '-', value: high - low };
  if (way === 2) return low > 0 && high % low === 0 ? { sign: '/', value: high / low } : null;
  const value = way === 3 ? high + low : high * low;
  return value <= HIGHEST_JOIN ? { sign: way === 3 ? '+' : '*', value } : null;
}

/** Puts the piles back in place of their values. */
function graft(sentence: Expr, piles: Pile[]): Expr {
  if (sentence.kind === 'number') {
    const at = piles.findIndex((pile) => BigInt(pile.value) === sentence.value);
    const [pile] = piles.splice(at, 1);
    if (pile === undefined) throw new Error('a sentence uses only the numbers it was asked for');
    return pile.made;
  }
  if (sentence.kind === 'minus') throw new Error('no search writes a leading minus');
  const left = graft(sentence.left, piles);
  return join(sentence.sign, left, graft(sentence.right, piles));
}

/** A fixed stream of numbers from 0 to before 1 (mulberry32). */
function noise(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A sentence of many numbers near a target that was not hit, if it is nearer than what `nearest` knows: the
 * nearest whole number that a quick way reaches. Not proved to be the best.
 */
export function nearLongSentence(
  searches: Searches,
  numbers: readonly number[],
  target: number,
  whole: boolean,
  nearest: Nearest,
): Expr | null {
  const sum = numbers.reduce((total, value) => total + value, 0);
  for (let gap = 1; gap < nearest.gap && gap <= target + sum; gap++) {
    for (const near of [target - gap, target + gap]) {
      if (near < 0) continue;
      const found = searches.plain.solve(numbers, near)
        ? searches.plain.sentence()
        : coreAndNought(searches, numbers, near, whole);
      if (found === null) continue;
      nearest.accept(gap);
      return found;
    }
  }
  return null;
}
