// The single writer of a match in this page: takes what is asked, keeps what was accepted, and only then passes it on.
// It feeds deadlines when they fall due, and stands still for good when a rule breaks or another tab takes the match.
// Who looks at the match and who plays it is not its business.
import {
  no,
  YES,
  type AnyMove,
  type Match,
  type MatchClock,
  type Note,
  type Seat,
  type Told,
  type Verdict,
} from '@cardinal/kernel';
import { NotHereYet } from '../late.ts';
import type { After } from './bot-desk.ts';
import type { Claim } from './ownership.ts';
import type { MatchKeeper } from './saved-match.ts';

/** Why match time stands still in a page. `hidden`: the tab is in the background. `break`: between deals. `cover`: the device changes hands. `stopped`: nothing is played here any more. */
export type Hold = 'person' | 'hidden' | 'break' | 'cover' | 'over' | 'stopped';

/** What a referee stands on; tests give twins of each. */
export interface RefereeGround {
  readonly clock: MatchClock<Hold>;
  readonly keeper: MatchKeeper;
  readonly claim: Claim;
  readonly after: After;
  /** Whether the match so far lies on its shelf. */
  readonly kept: boolean;
}

/** What a referee tells: entries that are accepted and kept, and that it stands still from now on. */
export interface RefereeHears {
  accepted(told: readonly Told[]): void;
  stopped(): void;
}

/** Keeps one match by its rules. */
export class Referee {
  readonly match: Match;
  readonly #ground: RefereeGround;
  readonly #hears: RefereeHears;
  #kept: boolean;
  #elsewhere = false;
  #broken: unknown = null;
  #stopDue = (): void => undefined;

  constructor(match: Match, ground: RefereeGround, hears: RefereeHears) {
    this.match = match;
    this.#ground = ground;
    this.#hears = hears;
    this.#kept = ground.kept;
  }

  /** Whether all entries lie on the shelf. */
  get kept(): boolean {
    return this.#kept;
  }

  /** Whether another tab has the match. */
  get elsewhere(): boolean {
    return this.#elsewhere;
  }

  /** The broken invariant, or null. */
  get broken(): unknown {
    return this.#broken;
  }

  /** Whether nothing is played here any more. */
  get stopped(): boolean {
    return this.#elsewhere || this.#broken !== null;
  }

  /** Whether the match is still this tab's; from the first no on it stands still here. */
  mine(): boolean {
    if (!this.#elsewhere && !this.#ground.claim.held()) {
      this.#elsewhere = true;
      this.#stop();
    }
    return !this.#elsewhere;
  }

  /** A seat asks for a move now. */
  submit(seat: Seat, move: AnyMove): Verdict {
    if (this.stopped || !this.mine()) return no('not-now');
    const answer = this.safely(() => {
      const { told, ...verdict } = this.match.submit(seat, move, this.#ground.clock.now());
      this.#accept(told);
      return verdict;
    });
    return answer ? (answer.ok ? YES : answer) : no('not-now');
  }

  /** Feeds what is due by now; `through` lets a pause of the rules pass. */
  advance(through = false): void {
    if (this.stopped || !this.mine()) return;
    this.safely(() => this.#accept(this.match.advance(this.#ground.clock.now(), through)));
  }

  /** Writes a note of the table into the log, after what is due before it. */
  note(note: Note): void {
    this.advance();
    if (!this.stopped) this.safely(() => this.#accept([this.match.note(note, this.#ground.clock.now())]));
  }

  /** Sees to it that the next deadline is fed in its time, as long as the clock runs. */
  watchDue(): void {
    this.#stopDue();
    const due = this.match.turn.dues[0];
    const { clock, after } = this.#ground;
    if (due && clock.running && !this.stopped) {
      this.#stopDue = after(Math.max(0, due.at - clock.now()), () => this.advance());
    }
  }

  /** Does something; a fault in it is a broken invariant, after which nothing is played. Rules that are not here yet are no fault: who asked asks again. */
  safely<T>(act: () => T): T | undefined {
    try {
      return act();
    } catch (error) {
      if (error instanceof NotHereYet) throw error;
      this.breaks(error);
      return undefined;
    }
  }

  /** Stands still for good because of a fault. */
  breaks(error: unknown): void {
    this.#broken ??= error ?? new Error('broken');
    this.#stop();
  }

  /** Lets go of its timer. */
  close(): void {
    this.#stopDue();
  }

  #accept(told: readonly Told[]): void {
    if (told.length === 0) return;
    this.#kept = this.#ground.keeper.append(told.map(({ entry }) => entry)) && this.#kept;
    this.#hears.accepted(told);
  }

  #stop(): void {
    this.#stopDue();
    this.#ground.clock.hold('stopped', true);
    this.#hears.stopped();
  }
}
