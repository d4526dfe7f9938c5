// Wrong PINs: how long whoever guesses has to wait. They are counted for a browser and for an address, so that one who mistypes
// does not slow down a class behind the same address. It waits for nobody itself.
import { Buckets } from './buckets.ts';
import type { Limits } from './limits.ts';

type MissLimits = Pick<Limits, 'missesPerAddress' | 'missesPerBrowser' | 'missWait' | 'missWaitMost'>;

/** Seconds in which as many wrong PINs are forgotten as are free. */
const FORGOTTEN = 600;

/** The wrong PINs of all who come. */
export class Misses {
  readonly #limits: MissLimits;
  readonly #addresses: Buckets;
  readonly #browsers: Buckets;

  /** `now` are steady milliseconds. */
  constructor(limits: MissLimits, now?: () => number) {
    // Three times the free ones: what is missing beyond the free ones is how long somebody has to wait.
    const buckets = (free: number): Buckets => new Buckets(3 * free, free / FORGOTTEN, now);
    this.#limits = limits;
    this.#addresses = buckets(limits.missesPerAddress);
    this.#browsers = buckets(limits.missesPerBrowser);
  }

  /** Milliseconds that the next try of a browser at an address has to wait. */
  wait(address: string, browser: string): number {
    const { missesPerAddress, missesPerBrowser, missWait, missWaitMost } = this.#limits;
    const over = Math.max(
      Math.ceil(this.#addresses.missing(address)) - missesPerAddress,
      Math.ceil(this.#browsers.missing(browser)) - missesPerBrowser,
    );
    return over < 0 ? 0 : Math.min(missWaitMost, (over + 1) * missWait);
  }

  /** A PIN was wrong. */
  missed(address: string, browser: string): void {
    this.#addresses.take(address);
    this.#browsers.take(browser);
  }

  /** Forgets those who have waited long enough. */
  sweep(): void {
    this.#addresses.sweep();
    this.#browsers.sweep();
  }
}
