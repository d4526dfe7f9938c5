// How much is too much: buckets that fill with time. They hold no more than a count and a moment for a name, and forget
// the name when the bucket is full again.

/** One bucket: so many at once, so many a second. */
export class Bucket {
  readonly #size: number;
  readonly #aSecond: number;
  readonly #now: () => number;
  #left: number;
  #since: number;

  /** `now` are steady milliseconds. */
  constructor(size: number, aSecond: number, now = () => performance.now()) {
    this.#size = size;
    this.#aSecond = aSecond;
    this.#now = now;
    this.#left = size;
    this.#since = now();
  }

  /** Takes one out; false when it is empty. */
  take(): boolean {
    this.#fill();
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Whether nothing is missing. */
  get full(): boolean {
    this.#fill();
    return this.#left >= this.#size;
  }

  /** How many are left, with parts of one. */
  get left(): number {
    this.#fill();
    return this.#left;
  }

  /** How many have been taken and not come back yet. */
  get missing(): number {
    return this.#size - this.left;
  }

  #fill(): void {
    const now = this.#now();
    this.#left = Math.min(this.#size, this.#left + ((now - this.#since) / 1000) * this.#aSecond);
    this.#since = now;
  }
}

/** A bucket for each name that comes. */
export class Buckets {
  readonly #size: number;
  readonly #aSecond: number;
  readonly #now: (() => number) | undefined;
  readonly #all = new Map<string, Bucket>();

  /** `now` as a bucket's. */
  constructor(size: number, aSecond: number, now?: () => number) {
    this.#size = size;
    this.#aSecond = aSecond;
    this.#now = now;
  }

  /** Takes one out of a name's bucket; false when it is empty. */
  take(name: string): boolean {
    return this.#of(name).take();
  }

  /** How many are left in a name's bucket. */
  left(name: string): number {
    return this.#all.get(name)?.left ?? this.#size;
  }

  /** How many are missing in a name's bucket. */
  missing(name: string): number {
    return this.#all.get(name)?.missing ?? 0;
  }

  /** Forgets names with nothing missing. */
  sweep(): void {
    for (const [name, bucket] of this.#all) if (bucket.full) this.#all.delete(name);
  }

  #of(name: string): Bucket {
    let bucket = this.#all.get(name);
    if (!bucket) this.#all.set(name, (bucket = new Bucket(this.#size, this.#aSecond, this.#now)));
    return bucket;
  }
}
