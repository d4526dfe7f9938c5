// Wrong tries at the pictures of one door: how many are heard, of one guest and of all together. Nobody's try is looked at once
// there were too many, or a program that guesses would learn what a person does not. Why so many: decision 0015.
import { Bucket, Buckets } from './buckets.ts';

/** Wrong tries of one guest at once, and how many of them are forgotten a second: who goes on mistapping waits alone. */
const OWN_AT_ONCE = 3;
const OWN_A_SECOND = 1 / 60;
/** How many of the wrong tries of all are forgotten a second: this bounds what can be guessed, whoever they say they are. */
const ALL_A_SECOND = 1 / 30;
/** The last of them are for those who have mistapped once at most, so that others who go on cannot take them. */
const FOR_THE_CAREFUL = 1 / 3;

/** The wrong tries at one door. */
export class WrongTries {
  readonly #size: number;
  readonly #all: Bucket;
  readonly #own: Buckets;

  /** `atOnce`: of all together; `now` are steady milliseconds. */
  constructor(atOnce: number, now?: () => number) {
    this.#size = atOnce;
    this.#all = new Bucket(atOnce, ALL_A_SECOND, now);
    this.#own = new Buckets(OWN_AT_ONCE, OWN_A_SECOND, now);
  }

  /** Whether a try of this guest is looked at now. One that is not counts as theirs, so that who goes on meanwhile is never taken for careful. */
  hears(guest: string): boolean {
    const own = this.#own.left(guest);
    const kept = own >= OWN_AT_ONCE - 1 ? 0 : this.#size * FOR_THE_CAREFUL;
    const heard = own >= 1 && this.#all.left >= 1 + kept;
    if (!heard) this.#own.take(guest);
    return heard;
  }

  /** A guest's try was wrong. */
  missed(guest: string): void {
    this.#own.sweep();
    this.#own.take(guest);
    this.#all.take();
  }
}
