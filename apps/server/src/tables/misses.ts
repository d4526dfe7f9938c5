// Wrong PINs: how long whoever guesses has to wait. They are counted for a browser, for an address and for the site of an IPv6
// one, so that one who mistypes does not slow down a class behind the same address. It waits for nobody itself.
import { Buckets } from './buckets.ts';
import { siteOf } from '../client-addresses.ts';
import type { Limits } from './limits.ts';

type MissLimits = Pick<Limits, 'missesPerAddress' | 'missesPerBrowser' | 'missWait' | 'missWaitMost'>;

/** A site may miss as often as so many addresses before it waits: there may be a school in it, and it may have as many addresses as it likes. */
const ADDRESSES_OF_A_SITE = 4;

/** Seconds in which as many wrong PINs are forgotten as are free. */
const FORGOTTEN = 600;

/** The wrong PINs of all who come. */
export class Misses {
  readonly #limits: MissLimits;
  readonly #addresses: Buckets;
  readonly #browsers: Buckets;
  readonly #sites: Buckets;

  /** `now` are steady milliseconds. */
  constructor(limits: MissLimits, now?: () => number) {
    // Three times the free ones: what is missing beyond the free ones is how long somebody has to wait.
    const buckets = (free: number): Buckets => new Buckets(3 * free, free / FORGOTTEN, now);
    this.#limits = limits;
    this.#addresses = buckets(limits.missesPerAddress);
    this.#browsers = buckets(limits.missesPerBrowser);
    this.#sites = buckets(ADDRESSES_OF_A_SITE * limits.missesPerAddress);
  }

  /** Milliseconds that the next try of a browser at an address has to wait. */
  wait(address: string, browser: string): number {
    const { missesPerAddress, missesPerBrowser, missWait, missWaitMost } = this.#limits;
    const over = Math.max(
      Math.ceil(this.#addresses.missing(address)) - missesPerAddress,
      Math.ceil(this.#browsers.missing(browser)) - missesPerBrowser,
      Math.ceil(this.#sites.missing(siteOf(address))) - ADDRESSES_OF_A_SITE * missesPerAddress,
    );
    return over < 0 ? 0 : Math.min(missWaitMost, (over + 1) * missWait);
  }

  /** A PIN was wrong. */
  missed(address: string, browser: string): void {
    this.#addresses.take(address);
    this.#browsers.take(browser);
    this.#sites.take(siteOf(address));
  }

  /** Forgets those who have waited long enough. */
  sweep(): void {
    this.#addresses.sweep();
    this.#browsers.sweep();
    this.#sites.sweep();
  }
}
