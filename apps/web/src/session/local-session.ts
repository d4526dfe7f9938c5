// A match that runs in this page, as its table meets it: persons at this device, bots in their own room, nothing on any
// server. It knows who looks and what each has half built; the referee alone writes.
import {
  heardBy,
  legal,
  no,
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
import { BotSeats, type BotGround } from './bot-seats.ts';
import { Referee, type RefereeGround } from './referee.ts';
import type { Aside } from './saved-match.ts';
import type { TableSetup } from './setup.ts';

/** What a local session stands on; tests give twins of each. */
export type Ground = RefereeGround & BotGround;

/** A match in this page. Getters are reactive, fields are not. */
export class LocalSession implements TableSession<AnyView, AnyMove, AnyEvent> {
  readonly setup: TableSetup;
  readonly players: readonly Player[];
  readonly #match: Match;
  readonly #ground: Ground;
  readonly #referee: Referee;
  readonly #bots: BotSeats;
  readonly #drafts: (string | null)[];
  readonly #listeners = new Set<(event: AnyEvent) => void>();
  #me: Who;
  #view: AnyView;
  #handTo: Seat | null = null;
  #paused: boolean;
  #hidden = false;
  #ring = (): void => undefined;
  readonly #watch = createSubscriber((update) => {
    this.#ring = update;
    return () => (this.#ring = (): void => undefined);
  });

  constructor(match: Match, setup: TableSetup, aside: Aside, ground: Ground) {
    this.setup = setup;
    this.players = setup.seats;
    this.#match = match;
    this.#ground = ground;
    this.#drafts = setup.seats.map((_, seat) => aside.drafts[seat] ?? null);
    this.#me = aside.me;
    this.#view = match.view(aside.me);
    this.#paused = match.log.findLast((entry) => entry.by === 'table')?.move.kind === 'paused';
    this.#referee = new Referee(match, ground, {
      accepted: (told) => this.#tell(told),
      stopped: () => this.#bots.close(),
    });
    const table = {
      match,
      players: this.players,
      seed: setup.seed,
      submit: (seat: Seat, move: AnyMove) => this.#referee.submit(seat, move),
      rests: () => this.#paused || this.#referee.stopped,
      changed: () => this.#ring(),
      broke: (error: unknown) => this.#referee.breaks(error),
    };
    this.#bots = new BotSeats(table, ground);
  }

  /** Deals the first cards, or goes on where a restored match stood. */
  begin(): void {
    if (this.#match.log.length === 0) this.#referee.advance(true);
    else this.#settle();
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
    return this.#referee.elsewhere;
  }

  /** Whether the match is being kept; false when the browser has no room for it. */
  get kept(): boolean {
    this.#watch();
    return this.#referee.kept;
  }

  /** A broken invariant, or null. The match stands still where it is. */
  get broken(): unknown {
    this.#watch();
    return this.#referee.broken;
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
    if (this.#me === 'watcher') return no('no-such-seat');
    if (this.#paused || this.#handTo !== null) return no('not-now');
    return this.#referee.submit(this.#me, move);
  }

  onHeard(listener: (event: AnyEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  goOn(): void {
    if (!this.#paused) this.#referee.advance(true);
  }

  pause(on: boolean): void {
    if (on === this.#paused || this.#match.result || this.#referee.stopped) return;
    this.#referee.advance();
    // Before the note is told, because bots wake on what is told.
    this.#paused = on;
    this.#referee.note({ kind: on ? 'paused' : 'resumed' });
  }

  /** The person whom the device was to be given to has it. */
  takeDevice(): void {
    if (this.#handTo === null) return;
    this.#me = this.#handTo;
    this.#handTo = null;
    this.#view = this.#match.view(this.#me);
    this.keepAside();
    this.#settle();
    this.#ring();
  }

  /** The tab went to the background or came back: nobody loses time meanwhile. */
  hide(on: boolean): void {
    this.#hidden = on;
    this.keepAside();
    this.#settle();
  }

  /** Keeps clock and half-built sentences, and notices when another tab has taken the match. */
  keepAside(): void {
    if (!this.#referee.mine()) return;
    const over = this.#match.result !== null;
    this.#ground.keeper.note({ at: this.now(), me: this.#me, drafts: this.#drafts, over });
  }

  /** Lets go of timers and bots. */
  close(): void {
    this.#referee.close();
    this.#bots.close();
  }

  #tell(told: readonly Told[]): void {
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
    if (this.#referee.stopped) return;
    const { turn, result } = this.#match;
    const next = this.#otherPerson();
    if (next !== this.#handTo) {
      this.#handTo = next;
      this.#ring();
    }
    const { clock } = this.#ground;
    clock.hold('hidden', this.#hidden);
    clock.hold('person', this.#paused);
    clock.hold('break', turn.draw?.pause === true);
    clock.hold('cover', next !== null);
    clock.hold('over', result !== null);
    this.#referee.watchDue();
    if (!result) this.#referee.safely(() => this.#bots.wake());
  }

  /** The first person whom play waits for, unless the one at the device is among them. */
  #otherPerson(): Seat | null {
    const persons = this.#match.turn.must.filter((seat) => this.players[seat]?.kind === 'person');
    if (this.#me === 'watcher' || persons.includes(this.#me)) return null;
    return persons[0] ?? null;
  }
}
