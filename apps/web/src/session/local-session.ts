// A match that runs in this page: persons at this device, bots in their own room, nothing on any server. It is the only
// writer of its match. What was accepted is kept first and told afterwards; the table sees views, never the state.
import {
  heardBy,
  legal,
  no,
  YES,
  type AnyEvent,
  type AnyMove,
  type AnyView,
  type Match,
  type MatchRecord,
  type Ms,
  type Result,
  type Seat,
  type Told,
  type Verdict,
  type Who,
} from '@cardinal/kernel';
import type { Player, TableSession } from '@cardinal/table-kit';
import { createSubscriber } from 'svelte/reactivity';
import type { After, BotDesk } from './bot-desk.ts';
import { BotSeats } from './bot-seats.ts';
import type { MatchClock } from './match-clock.ts';
import type { Claim } from './ownership.ts';
import type { Aside, MatchKeeper } from './saved-match.ts';
import type { TableSetup } from './setup.ts';

/** What a local session stands on; tests give twins of each. */
export interface Ground {
  readonly clock: MatchClock;
  readonly keeper: MatchKeeper;
  readonly claim: Claim;
  readonly bots: BotDesk;
  readonly after: After;
  /** How much of a bot's human pace is kept: 1 all of it, 0 none. */
  readonly pace: () => number;
  /** Whether the match so far lies on its shelf. */
  readonly kept: boolean;
}

/** A match in this page, as its table meets it. */
export class LocalSession implements TableSession<AnyView, AnyMove, AnyEvent> {
  readonly setup: TableSetup;
  readonly players: readonly Player[];
  readonly #match: Match;
  readonly #ground: Ground;
  readonly #bots: BotSeats;
  readonly #drafts: (string | null)[];
  readonly #listeners = new Set<(event: AnyEvent) => void>();
  #me: Who;
  #view: AnyView;
  #handTo: Seat | null = null;
  #paused: boolean;
  #hidden = false;
  #elsewhere = false;
  #kept: boolean;
  #broken: unknown = null;
  #stopDue = (): void => undefined;
  #ring = (): void => undefined;
  readonly #watch = createSubscriber((update) => {
    this.#ring = update;
    return () => (this.#ring = (): void => undefined);
  });

  constructor(match: Match, setup: TableSetup, aside: Aside, ground: Ground) {
    this.setup = setup;
    this.players = setup.seats.map((seat) =>
      seat.kind === 'bot' ? { name: seat.name, kind: 'bot', level: seat.level } : { name: seat.name, kind: 'person' },
    );
    this.#match = match;
    this.#ground = ground;
    this.#drafts = setup.seats.map((_, seat) => aside.drafts[seat] ?? null);
    this.#me = aside.me;
    this.#view = match.view(aside.me);
    this.#kept = ground.kept;
    const notes = match.log.filter((entry) => entry.by === 'table');
    this.#paused = notes.at(-1)?.move.kind === 'paused';
    const table = {
      game: match.game,
      players: this.players,
      seed: setup.seed,
      turn: () => match.turn,
      view: (seat: Seat) => match.view(seat),
      seen: () => match.log.length,
      submit: (seat: Seat, move: AnyMove) => this.#submit(seat, move),
      rests: () => this.#stands,
      changed: () => this.#ring(),
      broke: (error: unknown) => this.#breaks(error),
    };
    this.#bots = new BotSeats(table, ground.bots, ground.after, ground.pace);
  }

  /** Deals the first cards, or goes on where a restored match stood. */
  begin(): void {
    this.#safely(() => {
      if (this.#match.log.length === 0) this.#accept(this.#match.advance(0, true));
      else this.#settle();
    });
  }

  get view(): AnyView {
    this.#watch();
    return this.#view;
  }

  get me(): Who {
    this.#watch();
    return this.#me;
  }

  get thinking(): readonly Seat[] {
    this.#watch();
    return this.#bots.thinking;
  }

  get paused(): boolean {
    this.#watch();
    return this.#paused;
  }

  get atBreak(): boolean {
    this.#watch();
    return this.#match.turn.draw?.pause === true;
  }

  /** The end, or null. */
  get result(): Result | null {
    this.#watch();
    return this.#match.result;
  }

  /** The person who is to be given the device, or null while the right one has it. Nothing of a hand may be shown meanwhile. */
  get handTo(): Seat | null {
    this.#watch();
    return this.#handTo;
  }

  /** Whether another tab has taken this match over. */
  get elsewhere(): boolean {
    this.#watch();
    return this.#elsewhere;
  }

  /** Whether the match is being kept; false when the browser has no room for it. */
  get kept(): boolean {
    this.#watch();
    return this.#kept;
  }

  /** A broken invariant, or null. The match stands still where it is. */
  get broken(): unknown {
    this.#watch();
    return this.#broken;
  }

  /** What the person at the device has half built. */
  get draft(): string | null {
    return this.#me === 'watcher' ? null : (this.#drafts[this.#me] ?? null);
  }

  set draft(text: string | null) {
    if (this.#me === 'watcher' || this.#drafts[this.#me] === text) return;
    this.#drafts[this.#me] = text;
    this.keepAside();
  }

  now(): Ms {
    return this.#ground.clock.now();
  }

  /** The match as a file; without its seed until it is over. */
  record(): MatchRecord {
    return this.#match.record();
  }

  check(move: AnyMove): Verdict {
    return legal(this.#match.game, this.#view, move);
  }

  play(move: AnyMove): Verdict {
    const seat = this.#me;
    if (seat === 'watcher') return no('no-such-seat');
    if (this.#stands || this.#handTo !== null) return no('not-now');
    return this.#safely(() => this.#submit(seat, move)) ?? no('not-now');
  }

  onHeard(listener: (event: AnyEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  goOn(): void {
    if (this.#stands || !this.#mine()) return;
    this.#safely(() => this.#accept(this.#match.advance(this.now(), true)));
  }

  pause(on: boolean): void {
    if (on === this.#paused || this.#match.result || !this.#mine()) return;
    this.#safely(() => {
      this.#accept(this.#match.advance(this.now()));
      this.#paused = on;
      this.#accept([this.#match.note({ kind: on ? 'paused' : 'resumed' }, this.now())]);
    });
  }

  /** The person whom the device was to be given to has it. */
  takeDevice(): void {
    if (this.#handTo === null) return;
    this.#me = this.#handTo;
    this.#handTo = null;
    this.#view = this.#match.view(this.#me);
    this.keepAside();
    this.#safely(() => this.#settle());
    this.#ring();
  }

  /** The tab went to the background or came back: nobody loses time meanwhile. */
  hide(on: boolean): void {
    this.#hidden = on;
    this.keepAside();
    this.#safely(() => this.#settle());
  }

  /** Keeps clock and half-built sentences, and notices when another tab has taken the match. */
  keepAside(): void {
    if (!this.#mine()) return;
    const over = this.#match.result !== null;
    this.#ground.keeper.note({ at: this.now(), me: this.#me, drafts: this.#drafts, over });
  }

  /** Lets go of timers and bots. */
  close(): void {
    this.#stopDue();
    this.#bots.close();
  }

  get #stands(): boolean {
    return this.#paused || this.#elsewhere || this.#broken !== null;
  }

  #mine(): boolean {
    if (!this.#elsewhere && !this.#ground.claim.held()) {
      this.#elsewhere = true;
      this.#ground.clock.hold('elsewhere', true);
      this.close();
      this.#ring();
    }
    return !this.#elsewhere;
  }

  #submit(seat: Seat, move: AnyMove): Verdict {
    if (!this.#mine()) return no('not-now');
    const { told, ...verdict } = this.#match.submit(seat, move, this.now());
    this.#accept(told);
    return verdict.ok ? YES : verdict;
  }

  /** Keep, then tell. */
  #accept(told: readonly Told[]): void {
    if (told.length === 0) return;
    this.#kept = this.#ground.keeper.append(told.map(({ entry }) => entry)) && this.#kept;
    this.#view = this.#match.view(this.#me);
    this.keepAside();
    this.#ring();
    for (const event of told.flatMap(({ heard }) => heardBy(heard, this.#me))) {
      for (const listener of this.#listeners) listener(event);
    }
    this.#settle();
  }

  /** Sees to what the moment asks for: a rest, another person, a deadline, bots. */
  #settle(): void {
    this.#stopDue();
    if (this.#elsewhere || this.#broken !== null) return;
    const { clock, after } = this.#ground;
    const { turn, result } = this.#match;
    const next = this.#otherPerson();
    if (next !== this.#handTo) {
      this.#handTo = next;
      this.#ring();
    }
    clock.hold('hidden', this.#hidden);
    clock.hold('person', this.#paused);
    clock.hold('break', turn.draw?.pause === true);
    clock.hold('cover', next !== null);
    clock.hold('over', result !== null);
    const due = turn.dues[0];
    if (due && clock.running) {
      const act = (): void => this.#accept(this.#match.advance(this.now()));
      this.#stopDue = after(Math.max(0, due.at - this.now()), () => this.#safely(act));
    }
    if (!result) this.#bots.wake();
  }

  /** The first person whom play waits for, unless the one at the device is among them. */
  #otherPerson(): Seat | null {
    const persons = this.#match.turn.must.filter((seat) => this.players[seat]?.kind === 'person');
    if (this.#me === 'watcher' || persons.includes(this.#me)) return null;
    return persons[0] ?? null;
  }

  #safely<T>(act: () => T): T | undefined {
    try {
      return act();
    } catch (error) {
      this.#breaks(error);
      return undefined;
    }
  }

  #breaks(error: unknown): void {
    this.#broken ??= error ?? new Error('broken');
    this.close();
    this.#ring();
  }
}
