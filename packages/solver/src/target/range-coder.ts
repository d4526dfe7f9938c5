// Writes and reads yes-or-no facts in as few bits as their odds allow: a binary range coder whose odds are
// learnt per context while it runs (the method of LZMA). Knows nothing of what the facts say.

/** Odds are whole parts of this. */
const ONE = 1 << 16;
/** No fact is ever taken for more certain than this. */
const LEAST = 32;
/** The odds follow what was seen, quickly at first and more steadily later. */
const SLOWEST = 7;
const BYTE = 256;
const RENEW = 1 << 24;

/** The odds of one run, by context. */
class Odds {
  private readonly zero: Uint16Array;
  private readonly pace: Uint8Array;

  constructor(contexts: number) {
    this.zero = new Uint16Array(contexts).fill(ONE / 2);
    this.pace = new Uint8Array(contexts).fill(2);
  }

  /** The share of `range` that belongs to 0. */
  share(range: number, context: number): number {
    return (range >>> 16) * (this.zero[context] as number);
  }

  learn(context: number, bit: number): void {
    const pace = this.pace[context] as number;
    const odds = this.zero[context] as number;
    const next = bit === 0 ? odds + ((ONE - odds) >> pace) : odds - (odds >> pace);
    this.zero[context] = Math.min(ONE - LEAST, Math.max(LEAST, next));
    if (pace < SLOWEST) this.pace[context] = pace + 1;
  }
}

/** Writes bits. */
export class RangeWriter {
  private readonly odds: Odds;
  private readonly bytes: number[] = [];
  private low = 0;
  private range = 2 ** 32 - 1;
  private held = 0;
  private waiting = 0;
  private begun = false;

  constructor(contexts: number) {
    this.odds = new Odds(contexts);
  }

  /** Writes one bit with the odds of its context. */
  put(context: number, bit: number): void {
    const share = this.odds.share(this.range, context);
    if (bit === 0) {
      this.range = share;
    } else {
      this.low += share;
      this.range -= share;
    }
    this.odds.learn(context, bit);
    while (this.range < RENEW) {
      this.range *= BYTE;
      this.shift();
    }
  }

  /** The bytes of all bits; nothing may be written afterwards. */
  finish(): Uint8Array {
    for (let i = 0; i < 5; i++) this.shift();
    return Uint8Array.from(this.bytes);
  }

  /** Sends the top byte of `low` out, once it is sure that no carry can change it. */
  private shift(): void {
    const carry = this.low >= 2 ** 32 ? 1 : 0;
    if (carry === 1 || this.low < 0xff000000) {
      if (this.begun) this.bytes.push((this.held + carry) & 0xff);
      for (; this.waiting > 0; this.waiting--) this.bytes.push((0xff + carry) & 0xff);
      this.begun = true;
      this.held = (this.low >>> 24) & 0xff;
    } else {
      this.waiting++;
    }
    this.low = (this.low % RENEW) * BYTE;
  }
}

/** Reads the bits that a `RangeWriter` wrote, asked for in the same contexts. */
export class RangeReader {
  private readonly odds: Odds;
  private readonly bytes: Uint8Array;
  private at: number;
  private code = 0;
  private range = 2 ** 32 - 1;

  constructor(contexts: number, bytes: Uint8Array, from: number) {
    this.odds = new Odds(contexts);
    this.bytes = bytes;
    this.at = from;
    for (let i = 0; i < 4; i++) this.code = this.code * BYTE + this.next();
  }

  /** Reads one bit with the odds of its context. */
  get(context: number): number {
    const share = this.odds.share(this.range, context);
    const bit = this.code < share ? 0 : 1;
    if (bit === 0) {
      this.range = share;
    } else {
      this.code -= share;
      this.range -= share;
    }
    this.odds.learn(context, bit);
    while (this.range < RENEW) {
      this.range *= BYTE;
      this.code = this.code * BYTE + this.next();
    }
    return bit;
  }

  private next(): number {
    return this.bytes[this.at++] ?? 0;
  }
}
