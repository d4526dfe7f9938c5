// Formulas under house rules for which no fast method is known: signs worked out from the left, or brackets that cost no
// card. All values of a side are made from all values of its parts, within a bound on the work; who runs into it loses
// the proof that nothing is worth more, never the truth of what is found.
import type { Digits } from './digits.ts';
import { choicesOf, type Choice, type Hand } from './hand.ts';
import type { FormulaQuery } from './rules.ts';
import { SideValues } from './side-values.ts';
import { OPS, treeText, type Op, type Tree } from './tree-text.ts';
import { Values } from './values.ts';

/** Signs of a part: plus, minus, times, divide between numbers and minus in front. */
type Signs = readonly [p: number, m: number, t: number, v: number, u: number];

/** A choice and the formula made of it. */
interface Written {
  readonly choice: Choice;
  readonly text: string;
}

/** Thrown inside this module when the bound is reached. */
class TooMuch extends Error {}

/** Estimates up to which choices are tried, one pass after the other: simple formulas first, so that a bound on the work never leaves a hand without one. */
const PASSES = [2e4, 1e6, Infinity];

/** Choices that can be written, and whether all that might be worth more were refuted. */
export class Trees {
  readonly #digits: Digits;
  readonly #query: FormulaQuery;
  readonly #numbers: SideValues;
  readonly #memo = new Map<number, Values>();
  readonly #limit: number;
  #work = 0;

  constructor(hand: Hand, query: FormulaQuery, effort: number) {
    this.#digits = hand.digits;
    this.#query = query;
    this.#numbers = new SideValues(hand.digits, false);
    this.#limit = effort;
  }

  /** The choice worth most with its text, worth more than `above`; or null, with the certainty or doubt that there is none. */
  best(hand: Hand, above: number): { readonly found: Written | null; readonly proved: boolean } {
    const choices = [...choicesOf(hand, this.#query, 'each', above)];
    const sizes = choices.map((choice) => this.#estimate(choice));
    let found: Written | null = null;
    let doubted = -1;
    for (const [pass, most] of PASSES.entries()) {
      const least = pass === 0 ? 0 : (PASSES[pass - 1] ?? 0);
      for (const [i, choice] of choices.entries()) {
        if (found && choice.points <= found.choice.points) break;
        const size = sizes[i] ?? 0;
        if (size > most || (pass > 0 && size <= least)) continue;
        const text = this.#write(choice);
        if (text === 'unknown') doubted = Math.max(doubted, choice.points);
        else if (text !== null) found = { choice, text };
      }
    }
    return { found, proved: doubted <= (found?.choice.points ?? -1) };
  }

  /** A true formula of these cards, null where there is none, `unknown` where to search for it would take more than is left of the bound. */
  affordable(choice: Choice): string | null {
    return this.#estimate(choice) > this.#limit - this.#work ? 'unknown' : this.#write(choice);
  }

  /** A true formula of these cards, null where there is none, `unknown` where the work ran out. */
  #write({ mask, use }: Choice): string | null {
    if (this.#work > this.#limit) return 'unknown';
    try {
      for (let plus = 0; plus <= use.wa; plus++) {
        const signs: Signs = [use.p + plus, use.m + use.wa - plus, use.t + use.wt, use.v + use.wv, use.u];
        const sides = this.#meet(mask, signs);
        if (sides) return treeText(sides, [use.p, use.m, use.t, use.v], this.#query.leftToRight ?? false);
      }
      return null;
    } catch (error) {
      if (error instanceof TooMuch) return 'unknown';
      throw error;
    }
  }

  #estimate({ mask, use }: Choice): number {
    const digits = this.#digits.size[mask] as number;
    let ways = factorial(digits);
    for (let i = 0; i < use.many + 1; i++) ways = (ways * (digits - 1 - i)) / (i + 1);
    ways *= factorial(use.many);
    return ways * (this.#query.freeBrackets ? use.many + 1 : 1) * (use.u + 1);
  }

  #meet(mask: number, signs: Signs): readonly [Tree, Tree] | null {
    const low = mask & -mask;
    for (let A = (mask - 1) & mask; A; A = (A - 1) & mask) {
      if (!(A & low) || !this.#digits.first(A, mask)) continue;
      for (const [one, other] of splits(signs)) {
        const L = this.#values(A, one);
        if (L.n === 0) continue;
        this.#spend(L.n);
        const R = this.#values(mask ^ A, other);
        for (let i = 0; i < L.n; i++) {
          const z = (L.p[i] as number) / (L.q[i] as number) + 0;
          if (!R.has(z)) continue;
          const left = this.#rebuild(A, one, z);
          const right = this.#rebuild(mask ^ A, other, z);
          if (left && right) return [left, right];
        }
      }
    }
    return null;
  }

  #values(mask: number, signs: Signs): Values {
    const m = this.#digits.canonical[mask] as number;
    const [p, s, t, v, u] = signs;
    const id = m + 4096 * (p + 9 * (s + 9 * (t + 9 * (v + 9 * u))));
    const before = this.#memo.get(id);
    if (before) return before;
    const found = new Values();
    if (p + s + t + v === 0) {
      // Ten digits make millions of numbers: paid for before they are made.
      this.#spend(factorial(this.#digits.size[m] as number));
      const numbers = this.#numbers.terms(m, 0, 0);
      for (let i = 0; i < numbers.n; i++) found.add((u % 2 === 1 ? -1 : 1) * (numbers.p[i] as number), 1);
    } else {
      this.#eachPart(m, signs, (op, A, B) => {
        this.#spend(A.n * B.n);
        for (let i = 0; i < A.n; i++) {
          for (let j = 0; j < B.n; j++)
            this.#join(found, op, A.p[i] as number, A.q[i] as number, B.p[j] as number, B.q[j] as number);
        }
        return false;
      });
      if (u > 0 && this.#query.freeBrackets) {
        const inner = this.#values(m, [p, s, t, v, u - 1]);
        for (let i = 0; i < inner.n; i++) found.add(-(inner.p[i] as number), inner.q[i] as number);
      }
    }
    this.#memo.set(id, found);
    return found;
  }

  #spend(values: number): void {
    this.#work += values;
    if (this.#work > this.#limit) throw new TooMuch();
  }

  #join(found: Values, op: Op, p: number, q: number, r: number, s: number): void {
    const value = joined(op, p, q, r, s);
    if (!value) return;
    let [top, bottom] = value;
    if (this.#query.wholeDivision && top % bottom === 0) [top, bottom] = [top / bottom, 1];
    else if (this.#query.wholeDivision) return;
    // Beyond this a double no longer tells two fractions apart.
    if (Math.abs(top) < 2 ** 50 && bottom < 2 ** 50) found.add(top, bottom);
  }

  /** Every way to make a part of two: from the left the right one is a single number, with brackets both may be anything. */
  #eachPart(
    m: number,
    signs: Signs,
    take: (op: Op, A: Values, B: Values, x: number, one: Signs, other: Signs) => boolean,
  ): boolean {
    const { size } = this.#digits;
    for (const [k, op] of OPS.entries()) {
      if ((signs[k] as number) === 0) continue;
      const rest = signs.map((many, i) => (i === k ? many - 1 : many)) as unknown as Signs;
      for (const [one, other] of splits(rest)) {
        if (!this.#query.freeBrackets && between(other) > 0) continue;
        for (let x = (m - 1) & m; x; x = (x - 1) & m) {
          if (!this.#digits.first(x, m)) continue;
          if ((size[x] as number) <= between(one) || (size[m ^ x] as number) <= between(other)) continue;
          const A = this.#values(x, one);
          if (A.n > 0 && take(op, A, this.#values(m ^ x, other), x, one, other)) return true;
        }
      }
    }
    return false;
  }

  #rebuild(mask: number, signs: Signs, z: number): Tree | null {
    const m = this.#digits.canonical[mask] as number;
    const [p, s, t, v, u] = signs;
    if (between(signs) === 0) {
      let tree: Tree = { kind: 'number', value: Math.abs(z) };
      for (let i = 0; i < u; i++) tree = { kind: 'minus', of: tree };
      return tree;
    }
    let found: Tree | null = null;
    this.#eachPart(m, signs, (op, A, B, x, one, other) => {
      for (let i = 0; i < A.n; i++) {
        for (let j = 0; j < B.n; j++) {
          const [a, b] = [A.p[i] as number, A.q[i] as number];
          const [c, d] = [B.p[j] as number, B.q[j] as number];
          const value = joined(op, a, b, c, d);
          if (!value || value[0] / value[1] + 0 !== z) continue;
          const left = this.#rebuild(x, one, a / b + 0);
          const right = left && this.#rebuild(m ^ x, other, c / d + 0);
          if (!left || !right) continue;
          found = { kind: 'op', op, left, right };
          return true;
        }
      }
      return false;
    });
    if (!found && u > 0 && this.#query.freeBrackets) {
      const inner = this.#rebuild(m, [p, s, t, v, u - 1], -z + 0);
      if (inner) found = { kind: 'minus', of: inner };
    }
    return found;
  }
}

function factorial(n: number): number {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
}

const between = ([p, m, t, v]: Signs): number => p + m + t + v;

/** p/q op r/s, with a bottom above 0; null for a division by 0. */
function joined(op: Op, p: number, q: number, r: number, s: number): readonly [number, number] | null {
  switch (op) {
    case '+':
      return [p * s + r * q, q * s];
    case '-':
      return [p * s - r * q, q * s];
    case 'x':
      return [p * r, q * s];
    case '/':
      return r === 0 ? null : r > 0 ? [p * s, q * r] : [-p * s, q * -r];
    default:
      return op satisfies never;
  }
}

/** Every way to share signs between two parts. */
function* splits([p, m, t, v, u]: Signs): Generator<readonly [Signs, Signs]> {
  for (let a = 0; a <= p; a++)
    for (let b = 0; b <= m; b++)
      for (let c = 0; c <= t; c++)
        for (let d = 0; d <= v; d++)
          for (let e = 0; e <= u; e++)
            yield [
              [a, b, c, d, e],
              [p - a, m - b, t - c, v - d, u - e],
            ];
}
