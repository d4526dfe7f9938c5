// Sentences without any bracket: signs before every card, if need be with one product, one whole quotient or
// two products among the terms. From ten random cards on one is practically always there, so long hands are
// easy (research: solver anchors, section 5). Incomplete on purpose: a miss here proves nothing.
//
// Signs alone are a subset sum: the cards with a minus must add up to (sum - target) / 2. That half is found
// with one array of reachable sums, each remembering the last term added to it. All values and steps are whole.

/** The most pairs of products tried before giving up on two products. */
const MOST_TRIES = 400;

/** One term: a card, or two cards joined by a sign that binds tighter. */
export type Term =
  | { readonly kind: 'card'; readonly value: number }
  | { readonly kind: 'pair'; readonly sign: '*' | '/'; readonly left: number; readonly right: number };

/** A search for plain sentences; reuses its buffers. */
export class Plain {
  /** How the last success was reached: 1 signs only, 2 one product or quotient, 3 two products. */
  level = 0;
  private count = 0;
  private readonly values: number[] = [];
  private readonly signs: string[] = [];
  private readonly lefts: number[] = [];
  private readonly rights: number[] = [];
  private readonly minus: boolean[] = [];
  private readonly sorted: number[] = [];
  private last = new Int16Array(2048);

  /** Whether a plain sentence of these numbers (0 to 99) makes `target`; `terms` then tells it. */
  solve(cards: readonly number[], target: number, products: 0 | 1 | 2 = 2): boolean {
    const { sorted } = this;
    const n = cards.length;
    let sum = 0;
    for (let i = 0; i < n; i++) {
      const value = cards[i] as number;
      let at = i;
      for (; at > 0 && (sorted[at - 1] as number) > value; at--) sorted[at] = sorted[at - 1] as number;
      sorted[at] = value;
      sum += value;
    }
    sorted.length = n;
    this.level = 1;
    this.cardsBut(-1, -1, -1, -1);
    if (this.balance(sum, target)) return true;
    this.level = 2;
    if (products >= 1 && this.onePair(sum, target)) return true;
    this.level = 3;
    if (products >= 2 && this.twoProducts(sum, target)) return true;
    this.level = 0;
    return false;
  }

  /** The terms of the last success: those to add (largest first), then those to subtract. */
  terms(): { readonly plus: readonly Term[]; readonly minus: readonly Term[] } {
    const plus: Term[] = [];
    const minus: Term[] = [];
    for (let i = this.count - 1; i >= 0; i--) {
      const sign = this.signs[i] as '' | '*' | '/';
      const left = this.lefts[i] as number;
      const term: Term =
        sign === '' ? { kind: 'card', value: left } : { kind: 'pair', sign, left, right: this.rights[i] as number };
      (this.minus[i] ? minus : plus).push(term);
    }
    return { plus, minus };
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
        if (this.tryPair(rest, low * high, target)) {
          this.cardsBut(i, j, -1, -1);
          this.pair('*', high, low);
          if (this.balance(rest + low * high, target)) return true;
        }
        if (low < 2 || high % low !== 0 || !this.tryPair(rest, high / low, target)) continue;
        this.cardsBut(i, j, -1, -1);
        this.pair('/', high, low);
        if (this.balance(rest + high / low, target)) return true;
      }
    }
    return false;
  }

  private twoProducts(sum: number, target: number): boolean {
    const { sorted } = this;
    const n = sorted.length;
    let tries = 0;
    for (let a = 0; a < n; a++) {
      for (let b = a + 1; b < n; b++) {
        for (let c = a + 1; c < n; c++) {
          for (let d = c + 1; c !== b && d < n; d++) {
            if (d === b) continue;
            const one = (sorted[a] as number) * (sorted[b] as number);
            const two = (sorted[c] as number) * (sorted[d] as number);
            const rest =
              sum - (sorted[a] as number) - (sorted[b] as number) - (sorted[c] as number) - (sorted[d] as number);
            if (!this.tryPair(rest, Math.abs(one - two), target) && !this.tryPair(rest, one + two, target)) continue;
            if (++tries > MOST_TRIES) return false;
            this.cardsBut(a, b, c, d);
            this.pair('*', sorted[b] as number, sorted[a] as number);
            this.pair('*', sorted[d] as number, sorted[c] as number);
            if (this.balance(rest + one + two, target)) return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether a term of this size beside cards that sum to `rest` can come out at the target at all. */
  private tryPair(rest: number, value: number, target: number): boolean {
    return ((rest + value - target) & 1) === 0 && rest + value >= target && value <= rest + target;
  }

  private cardsBut(a: number, b: number, c: number, d: number): void {
    const { sorted } = this;
    let k = 0;
    for (let i = 0; i < sorted.length; i++) {
      if (i === a || i === b || i === c || i === d) continue;
      this.values[k] = sorted[i] as number;
      this.lefts[k] = sorted[i] as number;
      this.signs[k++] = '';
    }
    this.count = k;
  }

  private pair(sign: '*' | '/', left: number, right: number): void {
    const k = this.count++;
    this.values[k] = sign === '*' ? left * right : left / right;
    this.signs[k] = sign;
    this.lefts[k] = left;
    this.rights[k] = right;
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
