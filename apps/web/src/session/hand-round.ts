// Who looks at a device that goes round: whose hand may be shown now, to whom the device is to be given next, and which
// people are asked over the open cards because they may call. It reads the moment of the match and never its cards.
import type { Match, Seat, Who } from '@cardinal/kernel';
import type { OpenCall } from '@cardinal/table-kit';

/** The way of one device among the people at a table. Call {@link settle} after everything that changes the match. */
export class HandRound {
  readonly #match: Pick<Match, 'turn' | 'log' | 'result'>;
  readonly #persons: readonly Seat[];
  readonly #together: boolean;
  readonly #callsToo: (seat: Seat) => boolean;
  #me: Who;
  #handTo: Seat | null = null;
  /** It lies in the middle: open cards only, until somebody takes it. */
  #middle: boolean;
  #callers: readonly Seat[] = [];
  /** Somebody who looks at the own cards before calling, at that length of the log. */
  #weighing: { readonly seat: Seat; readonly at: number; readonly has: boolean } | null = null;
  /** The length of the log at which nobody wanted to call. */
  #passed = -1;

  /** `together`: these people hide nothing from each other. Others begin in the middle, be it a new match or one that is taken up again: nobody knows who holds the device. `callsToo`: whether somebody whom play waits for may call like the others. */
  constructor(
    match: Pick<Match, 'turn' | 'log' | 'result'>,
    persons: readonly Seat[],
    me: Who,
    together: boolean,
    callsToo: (seat: Seat) => boolean,
  ) {
    this.#match = match;
    this.#persons = persons;
    this.#me = me;
    this.#together = together;
    this.#callsToo = callsToo;
    this.#middle = false;
    this.layDown();
  }

  /** The person who had the device last. */
  get me(): Who {
    return this.#me;
  }

  /** Whose view may be shown. */
  get looks(): Who {
    return this.#middle ? 'watcher' : this.#me;
  }

  /** To whom the device is to be given before anything private is shown, or null. */
  get handTo(): Seat | null {
    return this.#handTo;
  }

  /** The people who are asked now whether they call. */
  get callers(): readonly Seat[] {
    return this.#callers;
  }

  /** Play waits until people have made up their minds about a call. */
  get waits(): boolean {
    return this.#callers.length > 0 || this.#weighing !== null;
  }

  /** What those who are asked now may answer, or null; `answered` comes after each answer. While somebody looks at the own cards to make up the mind, nobody else is asked. */
  openCall(answered: () => void): OpenCall | null {
    if (this.#callers.length === 0 && this.#weighing?.has !== true) return null;
    return {
      callers: this.#callers,
      call: (seat) => {
        if (this.#callers.includes(seat)) this.#weighing = { seat, at: this.#match.log.length, has: false };
        answered();
      },
      pass: () => {
        this.#passed = this.#match.log.length;
        this.#weighing = null;
        answered();
      },
    };
  }

  /** The one to whom it was to be given has it. */
  take(): void {
    if (this.#handTo === null) return;
    this.#me = this.#handTo;
    this.#handTo = null;
    this.#middle = false;
    if (this.#weighing) this.#weighing = { ...this.#weighing, has: true };
  }

  /** Everybody looked at it, or nobody knows who has it: a hand is shown only after somebody took it. */
  layDown(): void {
    if (!this.#together && this.#persons.length > 1) this.#middle = true;
  }

  /** Another one of those who play together acts. */
  sit(seat: Seat): void {
    if (this.#together && this.#persons.includes(seat)) this.#me = seat;
  }

  /** Follows the match; returns whether it changes what is shown. */
  settle(): boolean {
    const before = [this.looks, this.#handTo, this.#callers.join()].join('/');
    this.#follow();
    return before !== [this.looks, this.#handTo, this.#callers.join()].join('/');
  }

  #follow(): void {
    const { turn, log, result } = this.#match;
    if (this.#me === 'watcher') return;
    const must = this.#persons.filter((seat) => turn.must.includes(seat));
    const mine = must.includes(this.#me);
    if (this.#together) {
      this.#me = mine ? this.#me : (must[0] ?? this.#me);
      return;
    }
    if (this.#weighing?.at !== log.length) this.#weighing = null;
    const open = turn.mode === 'window' && !this.#weighing && this.#passed !== log.length && !result;
    const may = open ? this.#persons.filter((seat) => turn.may.includes(seat)) : [];
    const all =
      may.length > 0
        ? this.#persons.filter((seat) => may.includes(seat) || (must.includes(seat) && this.#callsToo(seat)))
        : [];
    // Who has the device and may call needs no question: the own table offers it.
    this.#callers = all.every((seat) => seat === this.#me && !this.#middle) ? [] : all;
    if (this.#callers.length > 0) this.#middle = true;
    this.#handTo = this.#next(must, mine);
  }

  #next(must: readonly Seat[], mine: boolean): Seat | null {
    if (this.#callers.length > 0) return null;
    if (this.#weighing) return this.#weighing.has ? null : this.#weighing.seat;
    if (mine) return this.#middle ? (this.#me as Seat) : null;
    return must[0] ?? null;
  }
}
