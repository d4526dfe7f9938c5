// The second step at the door of one table: four pictures that change every half minute. They follow from a secret of the
// room that is kept nowhere and from steady time, so a restart or a clock that jumps only means other pictures.
import { createHmac, randomBytes } from 'node:crypto';
import { SIGNS, SIGNS_ASKED, type Sign } from '@cardinal/wire';
import { WrongTries } from './wrong-tries.ts';

/** How long the pictures stay, in milliseconds; those before them are still taken, as tapping takes a moment. */
const STAY = 30_000;

/** The pictures of one table. */
export class SecondStep {
  readonly #secret = randomBytes(16);
  readonly #now: () => number;
  readonly #wrong: WrongTries;
  #timer: NodeJS.Timeout | undefined;

  /** `wrongAtOnce` tries of all may be wrong before they are slowed down; `now` are steady milliseconds. */
  constructor(wrongAtOnce: number, now: () => number = () => performance.now()) {
    this.#wrong = new WrongTries(wrongAtOnce, now);
    this.#now = now;
  }

  /** The pictures to be shown now. */
  get shown(): Sign[] {
    return this.#at(this.#turn);
  }

  /** Whether a guest tapped the pictures of now or the ones before; `signs-rest` after many that were not. */
  tried(guest: string, signs: readonly Sign[]): 'fits' | 'wrong-signs' | 'signs-rest' {
    if (!this.#wrong.hears(guest)) return 'signs-rest';
    const fits = [this.#turn, this.#turn - 1].some((turn) => this.#at(turn).join() === signs.join());
    if (!fits) this.#wrong.missed(guest);
    return fits ? 'fits' : 'wrong-signs';
  }

  /** Calls `changed` at each change, as long as it is wanted. */
  watch(wanted: boolean, changed: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!wanted) return;
    this.#timer = setTimeout(
      () => {
        changed();
        this.watch(true, changed);
      },
      STAY - (this.#now() % STAY) + 1,
    ).unref();
  }

  get #turn(): number {
    return Math.floor(this.#now() / STAY);
  }

  #at(turn: number): Sign[] {
    const bytes = createHmac('sha256', this.#secret).update(String(turn)).digest();
    // Of 256 values 4 are over; that makes the first four pictures more frequent by a fortieth.
    return Array.from({ length: SIGNS_ASKED }, (_, at) => SIGNS[(bytes[at] ?? 0) % SIGNS.length] ?? 'circle');
  }
}
