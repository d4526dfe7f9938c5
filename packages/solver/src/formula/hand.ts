// A hand counted out, and every choice of its cards that could make a formula, most points first.
import { cardPoints, EQUALS_POINTS, isDigit, type FormulaCard } from './cards.ts';
import { Digits, MOST_DIGITS } from './digits.ts';
import type { FormulaQuery } from './rules.ts';

/** Sign cards by what they are used as; `p` plus, `m` minus between numbers, `u` minus in front of one, `t` times, `v` divide; `w` wild signs by what they stand for. */
export interface SignUse {
  readonly p: number;
  readonly m: number;
  readonly u: number;
  readonly t: number;
  readonly v: number;
  readonly wa: number;
  readonly wt: number;
  readonly wv: number;
  /** Signs between numbers, by what they do. */
  readonly signs: { readonly a: number; readonly t: number; readonly v: number };
  /** How many signs stand between numbers. */
  readonly many: number;
  /** Sign cards in all. */
  readonly cards: number;
  readonly points: number;
}

/** Cards to make a formula of: a canonical mask of digits and sign cards. */
export interface Choice {
  readonly mask: number;
  readonly use: SignUse;
  readonly points: number;
  readonly cards: number;
}

/** A hand counted out. */
export interface Hand {
  readonly digits: Digits;
  readonly counts: Readonly<Record<(typeof SIGN_CARDS)[number], number>>;
  readonly size: number;
}

/** Counts a hand. Throws a RangeError where it holds more than 12 digits: nobody could search that. */
export function handOf(cards: readonly FormulaCard[]): Hand {
  const digits = cards.filter(isDigit).map(Number);
  if (digits.length > MOST_DIGITS) throw new RangeError(`a hand of ${digits.length} digits is too large to search`);
  const count = (face: FormulaCard): number => cards.filter((card) => card === face).length;
  const counts = { '+': count('+'), '-': count('-'), x: count('x'), '/': count('/'), '*': count('*') };
  return { digits: new Digits(digits), counts, size: cards.length };
}

const SIGN_CARDS = ['+', '-', 'x', '/', '*'] as const;

/** How choices are told apart: `plain` takes plus and minus cards as one kind, as they are worth the same and any mix of them can be written; `each` lists every card set. */
export type Telling = 'plain' | 'each';

/** Every choice of cards of a hand that the query allows, most points first, then most cards; made as it is asked for, since the best is mostly among the first. */
export function* choicesOf(hand: Hand, query: FormulaQuery, telling: Telling, above = -1): Generator<Choice, void> {
  const must = handOf(query.mustUse ?? []);
  const uses: SignUse[][] = [];
  for (const use of usesOf(hand, must, query, telling)) (uses[use.points] ??= []).push(use);
  const masks = masksByValue(hand, must, query);
  const levels: (readonly [signs: readonly SignUse[], digits: readonly number[]])[][] = [];
  uses.forEach((alike, worth) => {
    masks.forEach((list, value) => (levels[worth + value] ??= []).push([alike, list]));
  });
  for (let points = levels.length - 1; points > above; points--) {
    const list: Choice[] = [];
    for (const [signs, digits] of levels[points] ?? []) {
      for (const mask of digits) {
        const many = hand.digits.size[mask] as number;
        for (const use of signs) {
          if (many >= use.many + 2) list.push({ mask, use, points, cards: many + use.cards });
        }
      }
    }
    yield* list.sort((x, y) => y.cards - x.cards);
  }
}

/** The sets of digits that may be used, by what they are worth. */
function masksByValue({ digits }: Hand, must: Hand, query: FormulaQuery): number[][] {
  const wanted = must.digits.in(must.digits.full);
  const lists: number[][] = [];
  for (let mask = 1; mask <= digits.full; mask++) {
    if (digits.canonical[mask] !== mask || (query.mustUseAll && mask !== digits.full)) continue;
    if (wanted.length > 0 && !holds(digits.in(mask), wanted)) continue;
    (lists[digits.sum[mask] as number] ??= []).push(mask);
  }
  return lists;
}

function usesOf({ counts: have }: Hand, { counts: must }: Hand, query: FormulaQuery, telling: Telling): SignUse[] {
  const list: SignUse[] = [];
  const least = query.mustUseAll ? have : must;
  if (SIGN_CARDS.some((face) => must[face] > have[face])) return [];
  const mostUnary = query.unaryMinus ? have['-'] : 0;
  for (let wa = 0; wa <= have['*']; wa++) {
    for (let wt = 0; wa + wt <= have['*']; wt++) {
      for (let wv = 0; wa + wt + wv <= have['*']; wv++) {
        const w = wa + wt + wv;
        if (w < least['*']) continue;
        for (let t = least.x; t <= have.x; t++) {
          for (let v = least['/']; v <= have['/']; v++) {
            for (let u = 0; u <= mostUnary; u++) {
              for (const [p, m] of mixes(have, least, u, telling)) {
                const many = p + m + t + v + w;
                if (many === 0 && (query.requireOperator ?? true)) continue;
                const points =
                  EQUALS_POINTS + (p + m + u) * cardPoints('+') + (t + v) * cardPoints('x') + w * cardPoints('*');
                const signs = { a: p + m + wa, t: t + wt, v: v + wv };
                list.push({ p, m, u, t, v, wa, wt, wv, signs, many, cards: many + u, points });
              }
            }
          }
        }
      }
    }
  }
  return list;
}

/** How many plus cards and how many minus cards stand between numbers when `u` minus cards stand in front of one. */
function* mixes(
  have: Hand['counts'],
  least: Hand['counts'],
  u: number,
  telling: Telling,
): Generator<readonly [number, number]> {
  const fewestMinus = Math.max(0, least['-'] - u);
  const mostMinus = have['-'] - u;
  if (telling === 'each') {
    for (let p = least['+']; p <= have['+']; p++) for (let m = fewestMinus; m <= mostMinus; m++) yield [p, m];
    return;
  }
  for (let a = least['+'] + fewestMinus; a <= have['+'] + mostMinus; a++) {
    const m = Math.max(fewestMinus, a - have['+']);
    yield [a - m, m];
  }
}

function holds(digits: readonly number[], wanted: readonly number[]): boolean {
  const left = [...digits];
  return wanted.every((digit) => {
    const at = left.indexOf(digit);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}
