// The digits of a hand and its subsets as bit masks. Equal digits are interchangeable, so of all masks that mean the
// same digits one is canonical: the one that takes equal digits from the low end.

/** Most digits that a search takes in. */
export const MOST_DIGITS = 12;

/** The digits of a hand in rising order, with what is asked of their subsets all the time. */
export class Digits {
  readonly count: number;
  readonly full: number;
  /** The digit at each place. */
  readonly digit: Int8Array;
  /** How many digits a mask holds. */
  readonly size: Uint8Array;
  /** What the digits of a mask come to. A number made of them is equal to it but for a multiple of 9. */
  readonly sum: Uint8Array;
  /** The canonical mask of the same digits. */
  readonly canonical: Int32Array;
  /** The mask of all zeros. */
  readonly zeros: number;
  /** For each run of equal digits the mask of its places. */
  readonly #runs: readonly number[];

  constructor(digits: readonly number[]) {
    const sorted = digits.toSorted((a, b) => a - b);
    this.count = sorted.length;
    this.full = (1 << this.count) - 1;
    this.digit = Int8Array.from(sorted);
    this.size = new Uint8Array(1 << this.count);
    this.sum = new Uint8Array(1 << this.count);
    this.canonical = new Int32Array(1 << this.count);
    const runs: number[] = [];
    for (const [i, digit] of sorted.entries()) {
      if (i > 0 && sorted[i - 1] === digit) runs[runs.length - 1] = (runs.at(-1) ?? 0) | (1 << i);
      else runs.push(1 << i);
    }
    this.#runs = runs.filter((run) => (run & (run - 1)) !== 0);
    this.zeros = sorted[0] === 0 ? (runs[0] ?? 0) : 0;
    const runOf = sorted.map((_, i) => runs.find((run) => run & (1 << i)) ?? 0);
    for (let m = 1; m <= this.full; m++) {
      const rest = m & (m - 1);
      const place = 31 - Math.clz32(m ^ rest);
      this.size[m] = (this.size[rest] as number) + 1;
      this.sum[m] = (this.sum[rest] as number) + (sorted[place] as number);
      // The digit goes to the first free place of its run, and those of a canonical mask are taken from the low end.
      const before = this.canonical[rest] as number;
      const run = runOf[place] as number;
      this.canonical[m] = before | ((before & run) + (run & -run));
    }
  }

  /** Whether `x`, a part of `m`, takes equal digits of `m` from the low end: of all parts that mean the same, only one does. */
  first(x: number, m: number): boolean {
    for (const run of this.#runs) {
      // Places of the run that stay in m but lie below one that is taken.
      const taken = x & run;
      if (taken && m & ~x & run & ((1 << (31 - Math.clz32(taken))) - 1)) return false;
    }
    return true;
  }

  /** The digits of a mask, low to high. */
  in(m: number): number[] {
    return [...this.digit].filter((_, i) => (m >> i) & 1);
  }
}
