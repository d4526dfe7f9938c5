// A match that runs in this page, as its table meets it: persons at this device, bots in their own room, nothing on any
// server. It lets whoever looks act; the referee alone writes.
import {
  legal,
  no,
  YES,
  type AnyEvent,
  type AnyMove,
  type AnyView,
  type Match,
  type MatchRecord,
  type Ms,
  type Refusal,
  type Result,
  type Seat,
  type Told,
  type Verdict,
} from '@cardinal/kernel';
import type { TableSession } from '@cardinal/table-kit';
import { latePartsHere, onceHere } from '../late.ts';
import type { Bots, BotTable } from './bot-seats.ts';
import { DeviceSession } from './device-session.ts';
import { Referee, type RefereeGround } from './referee.ts';
import type { GoesRound } from './round.ts';
import type { Aside } from './saved-match.ts';
import type { TableSetup } from './setup.ts';

/** What a local session stands on; tests give twins of each. */
export interface Ground extends RefereeGround {
  /** The bots of this table. */
  readonly seatBots: (table: BotTable) => Bots;
}

/** A match in this page. Getters are reactive, fields are not. */
export class LocalSession extends DeviceSession implements TableSession<AnyView, AnyMove, AnyEvent> {
  readonly #ground: Ground;
  readonly #referee: Referee;
  readonly #bots: Bots;
  #lateRefusal: Refusal | null = null;
  #paused: boolean;
  #closed = false;

  /** `told`: what happened before, the session adds to it; `shared`: what a device that goes round needs, null where it stays with one person. */
  constructor(match: Match, setup: TableSetup, aside: Aside, ground: Ground, told: Told[], shared: GoesRound | null) {
    super(match, setup, aside, told, shared);
    this.#ground = ground;
    this.#paused = match.log.findLast((entry) => entry.by === 'table')?.move.kind === 'paused';
    this.#referee = new Referee(match, ground, {
      accepted: (news) => this.accepted(news),
      stopped: () => {
        this.#bots.close();
        this.changed();
      },
    });
    this.#bots = ground.seatBots({
      match,
      players: this.players,
      seed: setup.seed,
      submit: (seat: Seat, move: AnyMove) => this.#referee.submit(seat, move),
      rests: () => this.hidden || this.#paused || this.round.waits || this.#referee.stopped,
      changed: () => this.changed(),
      broke: (error: unknown) => this.#referee.breaks(error),
    });
  }

  /** Deals the first cards, or goes on where a restored match stood. */
  begin(): void {
    if (this.match.log.length === 0) this.#referee.advance(true);
    else this.settle();
  }

  get thinking(): readonly Seat[] {
    this.watch();
    return this.#bots.thinking;
  }

  get paused(): boolean {
    this.watch();
    return this.#paused;
  }

  get atBreak(): boolean {
    this.watch();
    return this.match.turn.draw?.pause === true;
  }

  /** Whether a clock of the match runs, for whoever sees it. */
  get ticks(): boolean {
    this.watch();
    const { turn, result } = this.match;
    return turn.dues.length > 0 && !this.#paused && !this.atBreak && !result && !this.covered;
  }

  /** The end, or null. */
  get result(): Result | null {
    this.watch();
    return this.match.result;
  }

  /** Whether another tab has taken this match over. */
  get elsewhere(): boolean {
    this.watch();
    return this.#referee.elsewhere;
  }

  /** Whether the match is being kept; false when the browser has no room for it. */
  get kept(): boolean {
    this.watch();
    return this.#referee.kept;
  }

  /** A broken invariant, or null. The match stands still where it is. */
  get broken(): unknown {
    this.watch();
    return this.#referee.broken;
  }

  /** Why the last move cannot be, where that was known only once all of the rules were here: the press had been answered with yes. */
  get lateRefusal(): Refusal | null {
    this.watch();
    return this.#lateRefusal;
  }

  now(): Ms {
    return this.#ground.clock.now();
  }

  /** The match as a file; without its seed until it is over. */
  record(): MatchRecord {
    return this.match.record();
  }

  check(move: AnyMove): Verdict {
    return onceHere(() => legal(this.match.game, this.view, move), YES);
  }

  play(move: AnyMove): Verdict {
    this.#lateRefusal = null;
    const { looks, handTo } = this.round;
    if (looks === 'watcher') return no('no-such-seat');
    if (this.#paused || handTo !== null || this.#closed) return no('not-now');
    return onceHere(
      (): Verdict => this.#referee.submit(looks, move),
      YES,
      () => this.#playLate(move),
    );
  }

  whole(): Promise<void> {
    return latePartsHere();
  }

  goOn(): void {
    if (this.#paused) return;
    // All looked at what the break shows. Before the deal, because what it brings is told at once.
    if (this.match.turn.draw?.pause) this.round.layDown();
    this.story?.wentOn();
    this.#referee.advance(true);
  }

  pause(on: boolean): void {
    if (on === this.#paused || this.match.result || this.#referee.stopped) return;
    this.#referee.advance();
    // Whoever paused may have gone: the hand is shown only after somebody took the device again.
    if (!on) this.round.layDown();
    // Before the note is told, because bots wake on what is told.
    this.#paused = on;
    this.#referee.note({ kind: on ? 'paused' : 'resumed' });
  }

  /** Keeps clock and half-built sentences, and notices when another tab has taken the match. */
  keepAside(): void {
    if (!this.#referee.mine()) return;
    this.#ground.keeper.note({ at: this.now(), ...this.aside, over: this.match.result !== null });
  }

  /** Lets go of timers and bots. */
  close(): void {
    this.#closed = true;
    this.#referee.close();
    this.#bots.close();
  }

  /** Sees to what the moment asks for: a rest, another person, a deadline, bots. */
  protected settle(): void {
    if (this.#referee.stopped) return;
    this.look();
    const { turn, result } = this.match;
    const { clock } = this.#ground;
    clock.hold('hidden', this.hidden);
    clock.hold('person', this.#paused);
    clock.hold('break', turn.draw?.pause === true);
    clock.hold('cover', this.covered);
    clock.hold('over', result !== null);
    this.#referee.watchDue();
    if (!result) this.#referee.safely(() => this.#bots.wake());
  }

  #playLate(move: AnyMove): void {
    const verdict = this.play(move);
    this.#lateRefusal = verdict.ok ? null : verdict;
    this.changed();
  }
}
