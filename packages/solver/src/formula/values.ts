// A set of exact fractions p/q with p, q whole numbers in doubles. Two fractions over the same few digits have the same
// quotient exactly when they are equal, as long as p1 * q2 stays below 2^52; the public functions check every answer once
// more with whole numbers of any size, so a merge beyond that can cost an answer its proof but never make it false.

const FREE = NaN;

/** An open-addressing set; `p[i] / q[i]` for i below `n` are its values in the order they came. */
export class Values {
  n = 0;
  p: Float64Array;
  q: Float64Array;
  #keys: Float64Array;
  #mask: number;

  constructor(bits = 4) {
    this.#keys = new Float64Array(1 << bits).fill(FREE);
    this.#mask = (1 << bits) - 1;
    this.p = new Float64Array(1 << (bits - 1));
    this.q = new Float64Array(1 << (bits - 1));
  }

  /** Whether a quotient is in the set. */
  has(x: number): boolean {
    return this.#keys[this.#place(x)] === x;
  }

  /** Puts p/q in, if its quotient is new. */
  add(p: number, q: number): void {
    // + 0 makes one zero of both.
    const x = p / q + 0;
    const at = this.#place(x);
    if (this.#keys[at] === x) return;
    this.#keys[at] = x;
    this.p[this.n] = p;
    this.q[this.n] = q;
    this.n++;
    if (this.n === this.p.length) this.#grow();
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

  #grow(): void {
    const { p, q, n } = this;
    const size = (this.#mask + 1) * 2;
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
