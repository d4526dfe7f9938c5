// Sentences without any bracket: signs before every card, if need be with one product or whole quotient, two
// of them, or ones made of equal cards (25 / 25) among the terms. From ten random cards on one is practically
// always there, so long hands are easy (`bench/solver/long.ts` counts). Incomplete on purpose: a miss
// here proves nothing.
//
// Signs alone are a subset sum: the cards with a minus must add up to (sum - target) / 2. That half is found
// with one array of reachable sums, each remembering the last term added to it. All values and steps are whole.

import type { Expr } from '@cardinal/number';
import { card, join } from './tidy.ts';

/** The most couples of pairs tried before giving up on two pairs. */
const MOST_TRIES = 2000;
const SIGNS = ['*', '/'] as const;

/** A search for plain sentences; reuses its buffers. */
export class Plain {
  /** The cards, lowest first, and those that are part of a pair. */
  private readonly sorted: number[] = [];
  private readonly taken: boolean[] = [];
  /** The terms: their values, how they are made, whether they are subtracted. */
  private count = 0;
  private readonly values: number[] = [];
  private readonly signs: ('' | '*' | '/')[] = [];
  private readonly lefts: number[] = [];
  private readonly rights: number[] = [];
  private readonly minus: boolean[] = [];
  private last = new Int16Array(2048);

  /** Whether a plain sentence of these numbers (0 to 99) makes `target`; `sentence` then tells it. */
  solve(cards: readonly number[], target: number): boolean {
    const { sorted, taken } = this;
    const n = cards.length;
    let sum = 0;
    for (let i = 0; i < n; i++) {
      const value = cards[i] as number;
      let at = i;
      for (; at > 0 && (sorted[at - 1] as number) > value; at--) sorted[at] = sorted[at - 1] as number;
      sorted[at] = value;
      taken[i] = false;
      sum += value;
    }
    sorted.length = n;
    this.singles();
    return (
      this.balance(sum, target) || this.onePair(sum, target) || this.twoPairs(sum, target) || this.ones(sum, target)
    );
  }

  /** The sentence of the last success: pairs before single cards, what is subtracted last. */
  sentence(): Expr {
    let all: Expr | null = null;
    for (const subtracted of [false, true]) {
      for (let i = this.count - 1; i >= 0; i--) {
        if (this.minus[i] !== subtracted) continue;
        const term = this.term(i);
        all = all === null ? term : join(subtracted ? '-' : '+', all, term);
      }
    }
    if (all === null) throw new Error('a sentence has a term that is added');
    return all;
  }

  private term(i: number): Expr {
    const sign = this.signs[i] as '' | '*' | '/';
    const left = card(this.lefts[i] as number);
    return sign === '' ? left : join(sign, left, card(this.rights[i] as number));
  }

  private onePair(sum: number, target: number): boolean {
    const { sorted } = this;
    const n = sorted.length;
    for (let i = 0; i < n; i++) {
      const low = sorted[i] as number;
      if (i > 0 && low === sorted[i - 1]) continue;
      for (let j = i + 1; j < n; j++) {
        const high = sorted[j] as number;
        if (j > i + 1 && high === sorted[j - 1]) continue;
        const rest = sum - low - high;
        if (mayFit(rest, low * high, target) && this.tryPair('*', i, j, rest, target)) return true;
        if (low < 2 || high % low !== 0 || !mayFit(rest, high / low, target)) continue;
        if (this.tryPair('/', i, j, rest, target)) return true;
      }
    }
    return false;
  }

  private tryPair(sign: '*' | '/', i: number, j: number, rest: number, target: number): boolean {
    this.take(i, j, true);
    this.singles();
    const value = this.pair(sign, j, i);
    if (this.balance(rest + value, target)) return true;
    this.take(i, j, false);
    return false;
  }

  private twoPairs(sum: number, target: number): boolean {
    const { sorted } = this;
    const n = sorted.length;
    const value = (i: number): number => sorted[i] as number;
    let tries = 0;
    for (let a = 0; a < n; a++) {
      if (a > 0 && value(a) === value(a - 1)) continue;
      for (let b = a + 1; b < n; b++) {
        if (b > a + 1 && value(b) === value(b - 1)) continue;
        for (let c = a + 1; c < n; c++) {
          if (c === b || (c > a + 1 && c - 1 !== b && value(c) === value(c - 1))) continue;
          for (let d = c + 1; d < n; d++) {
            if (d === b || (d > c + 1 && d - 1 !== b && value(d) === value(d - 1))) continue;
            const rest = sum - value(a) - value(b) - value(c) - value(d);
            for (const one of SIGNS) {
              for (const two of SIGNS) {
                const first = this.pairValue(one, b, a);
                const second = this.pairValue(two, d, c);
                if (first < 0 || second < 0) continue;
                const low = Math.abs(first - second);
                if (!mayFit(rest, low, target) && !mayFit(rest, first + second, target)) continue;
                if (++tries > MOST_TRIES) return false;
                this.take(a, b, true);
                this.take(c, d, true);
                this.singles();
                this.pair(one, b, a);
                this.pair(two, d, c);
                if (this.balance(rest + first + second, target)) return true;
                this.take(a, b, false);
                this.take(c, d, false);
              }
            }
          }
        }
      }
    }
    return false;
  }

  /** Turns ever more pairs of equal cards into ones, the largest first: for hands of few different cards. */
  private ones(sum: number, target: number): boolean {
    const { sorted } = this;
    let left = sum;
    for (let i = sorted.length - 1; i > 0; i--) {
      const value = sorted[i] as number;
      if (value < 2 || value !== sorted[i - 1]) continue;
      this.take(i - 1, i, true);
      this.singles();
      for (let j = sorted.length - 1; j >= i; j--) {
        if (this.taken[j] && this.taken[j - 1]) this.pair('/', j, --j);
      }
      left += 1 - 2 * value;
      if (this.balance(left, target)) return true;
      i--;
    }
    return false;
  }

  private take(i: number, j: number, taken: boolean): void {
    this.taken[i] = taken;
    this.taken[j] = taken;
  }

  /** Starts the terms with the cards that are in no pair. */
  private singles(): void {
    const { sorted, taken } = this;
    let k = 0;
    for (let i = 0; i < sorted.length; i++) {
      if (taken[i]) continue;
      this.values[k] = sorted[i] as number;
      this.lefts[k] = sorted[i] as number;
      this.signs[k++] = '';
    }
    this.count = k;
  }

  /** What a pair comes to, or -1 for a quotient by 0 or 1 or that is not whole. */
  private pairValue(sign: '*' | '/', i: number, j: number): number {
    const left = this.sorted[i] as number;
    const right = this.sorted[j] as number;
    if (sign === '*') return left * right;
    return right > 1 && left % right === 0 ? left / right : -1;
  }

  /** Adds a pair to the terms; its value. */
  private pair(sign: '*' | '/', i: number, j: number): number {
    const k = this.count++;
    const left = this.sorted[i] as number;
    const right = this.sorted[j] as number;
    const value = this.pairValue(sign, i, j);
    this.values[k] = value;
    this.signs[k] = sign;
    this.lefts[k] = left;
    this.rights[k] = right;
    return value;
  }

  /** Chooses the terms to subtract, so that the rest minus them is the target; false if impossible. */
  private balance(sum: number, target: number): boolean {
    const { values, count, minus } = this;
    const twice = sum - target;
    if (twice < 0 || twice & 1) return false;
    const half = twice >> 1;
    if (half >= this.last.length) this.last = new Int16Array(2 * half);
    const { last } = this;
    last.fill(-1, 0, half + 1);
    last[0] = 0;
    let reach = 0;
    for (let i = 0; i < count && last[half] === -1; i++) {
      const value = values[i] as number;
      if (value === 0 || value > half) continue;
      reach = Math.min(half, reach + value);
      for (let s = reach; s >= value; s--) if (last[s] === -1 && last[s - value] !== -1) last[s] = i;
    }
    if (last[half] === -1) return false;
    for (let i = 0; i < count; i++) minus[i] = false;
    for (let left = half; left > 0;) {
      const i = last[left] as number;
      minus[i] = true;
      left -= values[i] as number;
    }
    return true;
  }
}

/** Whether a term of this size beside cards that sum to `rest` can come out at the target at all. */
function mayFit(rest: number, value: number, target: number): boolean {
  return ((rest + value - target) & 1) === 0 && rest + value >= target && value <= rest + target;
}
