// A set of exact fractions p/q with p, q whole numbers in doubles. Two fractions over the same few digits have the same
// quotient exactly when they are equal, as long as p1 * q2 stays below 2^52; the public functions check every answer once
// more with whole numbers of any size, so a merge beyond that can cost an answer its proof but never make it false.

const FREE = NaN;

/** Up to so many values a look through all of them is quicker than a table, and most sets never grow beyond. */
const FEW = 8;

const NO_TABLE = new Float64Array(0);

/** A set; `p[i] / q[i]` for i below `n` are its values in the order they came. Larger ones have an open-addressing table. */
export class Values {
  n = 0;
  p = new Float64Array(FEW);
  q = new Float64Array(FEW);
  #keys = NO_TABLE;
  #mask = 0;

  /** Whether a quotient is in the set. */
  has(x: number): boolean {
    if (this.n <= FEW) return this.#among(x);
    return this.#keys[this.#place(x)] === x;
  }

  /** Puts p/q in, if its quotient is new. */
  add(p: number, q: number): void {
    // + 0 makes one zero of both.
    const x = p / q + 0;
    if (this.n < FEW) {
      if (this.#among(x)) return;
    } else {
      if (this.n === this.p.length) this.#grow();
      const at = this.#place(x);
      if (this.#keys[at] === x) return;
      this.#keys[at] = x;
    }
    this.p[this.n] = p;
    this.q[this.n] = q;
    this.n++;
  }

  #among(x: number): boolean {
    const { n, p, q } = this;
    for (let i = 0; i < n; i++) if ((p[i] as number) / (q[i] as number) === x) return true;
    return false;
  }

  #place(x: number): number {
    const keys = this.#keys;
    const hash = Math.imul((x * 1048573.618) | 0, 0x9e3779b1);
    let at = (hash ^ (hash >>> 15)) & this.#mask;
    for (;;) {
      const key = keys[at] as number;
      // A free place holds NaN.
      if (key === x || Number.isNaN(key)) return at;
      at = (at + 1) & this.#mask;
    }
  }

  /** Doubles the room; the table stays at most half full. */
  #grow(): void {
    const { p, q, n } = this;
    const size = n * 4;
    this.#keys = new Float64Array(size).fill(FREE);
    this.#mask = size - 1;
    this.p = new Float64Array(size / 2);
    this.q = new Float64Array(size / 2);
    this.p.set(p);
    this.q.set(q);
    for (let i = 0; i < n; i++) {
      const x = (p[i] as number) / (q[i] as number) + 0;
      this.#keys[this.#place(x)] = x;
    }
  }
}
