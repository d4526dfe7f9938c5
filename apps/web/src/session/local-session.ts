// A match that runs in this page, as its table meets it: persons at this device, bots in their own room, nothing on any
// server. It knows who looks and what each has half built; the referee alone writes.
import {
  heardBy,
  legal,
  no,
  ownTerms,
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
  type Who,
} from '@cardinal/kernel';
import type { Around, CaughtUp, OpenCall, Player, TableSession } from '@cardinal/table-kit';
import { createSubscriber } from 'svelte/reactivity';
import { latePartsHere, NotHereYet } from '../late.ts';
import type { Bots, BotTable } from './bot-seats.ts';
import { Referee, type RefereeGround } from './referee.ts';
import { staysWith, type GoesRound, type Round } from './round.ts';
import type { Aside } from './saved-match.ts';
import type { Story } from './story.ts';
import type { TableSetup } from './setup.ts';

/** What a local session stands on; tests give twins of each. */
export interface Ground extends RefereeGround {
  /** The bots of this table. */
  readonly seatBots: (table: BotTable) => Bots;
}

/** A match in this page. Getters are reactive, fields are not. */
export class LocalSession implements TableSession<AnyView, AnyMove, AnyEvent> {
  readonly setup: TableSetup;
  readonly players: readonly Player[];
  readonly #match: Match;
  readonly #ground: Ground;
  readonly #referee: Referee;
  readonly #bots: Bots;
  readonly #drafts: (string | null)[];
  readonly #hinted: number[];
  readonly #listeners = new Set<(event: AnyEvent) => void>();
  readonly around: Around<AnyView> | null;
  readonly #round: Round;
  /** All that happened, for the log of a table that comes to stand. */
  readonly #told: Told[];
  /** Null where nobody misses anything: the device stays with one person, or all look at it together. */
  readonly #story: Story | null;
  #openCall: OpenCall | null = null;
  #lateRefusal: Refusal | null = null;
  #view: AnyView;
  #paused: boolean;
  /** Nobody looks until a table says so: what happened before would be told to nobody. */
  #hidden = true;
  #closed = false;
  #ring = (): void => undefined;
  readonly #watch = createSubscriber((update) => {
    this.#ring = update;
    return () => (this.#ring = (): void => undefined);
  });

  /** `told`: what happened before, the session adds to it; `shared`: what a device that goes round needs, null where it stays with one person. */
  constructor(match: Match, setup: TableSetup, aside: Aside, ground: Ground, told: Told[], shared: GoesRound | null) {
    this.setup = setup;
    this.players = setup.seats.map((seat, at) => ({ ...seat, ...ownTerms(match.header.options, at) }));
    this.#match = match;
    this.#ground = ground;
    this.#drafts = setup.seats.map((_, seat) => aside.drafts[seat] ?? null);
    this.#hinted = setup.seats.map((_, seat) => aside.hinted[seat] ?? 0);
    const persons = setup.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const together = match.game.traits.coop && persons.length > 1;
    this.around = together
      ? { seats: persons, viewOf: (seat) => match.view(seat), take: (seat) => this.#sit(seat) }
      : null;
    this.#round = shared?.roundOf(match, persons, aside.me, together) ?? staysWith(aside.me);
    this.#told = told;
    this.#story = together ? null : (shared?.story ?? null);
    this.#view = match.view(this.#round.looks);
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
      rests: () => this.#hidden || this.#paused || this.#round.waits || this.#referee.stopped,
      changed: () => this.#ring(),
      broke: (error: unknown) => this.#referee.breaks(error),
    };
    this.#bots = ground.seatBots(table);
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
    return this.#round.looks;
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

  /** Whether a clock of the match runs, for whoever sees it. */
  get ticks(): boolean {
    this.#watch();
    const { turn, result } = this.#match;
    const { handTo, callers } = this.#round;
    return turn.dues.length > 0 && !this.#paused && !this.atBreak && !result && handTo === null && callers.length === 0;
  }

  /** The end, or null. */
  get result(): Result | null {
    this.#watch();
    return this.#match.result;
  }

  /** The person who is to be given the device, or null while the right one has it. Nothing of a hand may be shown meanwhile. */
  get handTo(): Seat | null {
    this.#watch();
    return this.#round.handTo;
  }

  /** The call that people at this device are asked about, or null. */
  get openCall(): OpenCall | null {
    this.#watch();
    return this.#openCall;
  }

  /** What all heard from a call on, while the device went to nobody: its outcome is for the one who called, too. */
  get sinceCall(): readonly AnyEvent[] {
    this.#watch();
    return this.#story?.sinceCall ?? [];
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
    this.#watch();
    const { looks } = this.#round;
    return looks === 'watcher' ? null : (this.#drafts[looks] ?? null);
  }

  set draft(text: string | null) {
    const { looks } = this.#round;
    if (looks === 'watcher' || this.#drafts[looks] === text) return;
    this.#drafts[looks] = text;
    this.keepAside();
    this.#ring();
  }

  /** How many hints a seat may still ask for; null: as many as it likes. */
  hintsLeft(seat: Seat): number | null {
    this.#watch();
    const { hints } = this.players[seat] ?? {};
    return hints === undefined ? null : Math.max(0, hints - (this.#hinted[seat] ?? 0));
  }

  takeHint(): boolean {
    const { looks } = this.#round;
    if (looks === 'watcher' || this.hintsLeft(looks) === 0) return false;
    this.#hinted[looks] = (this.#hinted[looks] ?? 0) + 1;
    this.keepAside();
    this.#ring();
    return true;
  }

  now(): Ms {
    return this.#ground.clock.now();
  }

  /** The match as a file; without its seed until it is over. */
  record(): MatchRecord {
    return this.#match.record();
  }

  check(move: AnyMove): Verdict {
    return this.#onceHere(() => legal(this.#match.game, this.#view, move), YES);
  }

  /** Why the last move cannot be, where that was known only once all of the rules were here: the press had been answered with yes. */
  get lateRefusal(): Refusal | null {
    this.#watch();
    return this.#lateRefusal;
  }

  play(move: AnyMove): Verdict {
    this.#lateRefusal = null;
    const { looks, handTo } = this.#round;
    if (looks === 'watcher') return no('no-such-seat');
    if (this.#paused || handTo !== null || this.#closed) return no('not-now');
    return this.#onceHere(
      (): Verdict => this.#referee.submit(looks, move),
      YES,
      () => this.#playLate(move),
    );
  }

  #playLate(move: AnyMove): void {
    const verdict = this.play(move);
    this.#lateRefusal = verdict.ok ? null : verdict;
    this.#ring();
  }

  /** What rules or words answer. Where they need a part that is on its way, `meanwhile` for now, and `again` once it is here; if it cannot be fetched, the table says so. */
  #onceHere<T>(ask: () => T, meanwhile: T, again?: () => void): T {
    try {
      return ask();
    } catch (error) {
      if (!(error instanceof NotHereYet)) throw error;
      void latePartsHere().then(again, () => undefined);
      return meanwhile;
    }
  }

  whole(): Promise<void> {
    return latePartsHere();
  }

  catchUp(tell: (event: AnyEvent) => string | null, again: () => void): CaughtUp | null {
    const { looks } = this.#round;
    if (this.#story) return this.#story.tell(looks, tell);
    const heard = this.#told.flatMap((one) => heardBy(one.heard, looks));
    return this.#onceHere<CaughtUp | null>(() => ({ lines: heard.flatMap((e) => tell(e) ?? []) }), null, again);
  }

  onHeard(listener: (event: AnyEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  goOn(): void {
    if (this.#paused) return;
    // All looked at what the break shows. Before the deal, because what it brings is told at once.
    if (this.#match.turn.draw?.pause) this.#round.layDown();
    this.#story?.wentOn();
    this.#referee.advance(true);
  }

  pause(on: boolean): void {
    if (on === this.#paused || this.#match.result || this.#referee.stopped) return;
    this.#referee.advance();
    // Whoever paused may have gone: the hand is shown only after somebody took the device again.
    if (!on) this.#round.layDown();
    // Before the note is told, because bots wake on what is told.
    this.#paused = on;
    this.#referee.note({ kind: on ? 'paused' : 'resumed' });
  }

  /** The person whom the device was to be given to has it. */
  takeDevice(): void {
    if (this.#round.handTo === null) return;
    this.#round.take();
    this.#story?.taken();
    this.#moved();
  }

  /** Whether nobody can look now (the table is not here yet, the tab is in the background): clocks and bots wait meanwhile. */
  hide(on: boolean): void {
    this.#hidden = on;
    this.keepAside();
    this.#settle();
  }

  /** Keeps clock and half-built sentences, and notices when another tab has taken the match. */
  keepAside(): void {
    if (!this.#referee.mine()) return;
    const over = this.#match.result !== null;
    const { me } = this.#round;
    const known = this.#story?.known;
    this.#ground.keeper.note({ at: this.now(), me, drafts: this.#drafts, hinted: this.#hinted, known, over });
  }

  /** Lets go of timers and bots. */
  close(): void {
    this.#closed = true;
    this.#referee.close();
    this.#bots.close();
  }

  #tell(told: readonly Told[]): void {
    this.#told.push(...told);
    this.#story?.add(told);
    const before = this.#round.looks;
    // All look at what a break or the end shows.
    if (this.#match.turn.draw?.pause || this.#match.result) this.#round.layDown();
    const { looks } = this.#round;
    this.#view = this.#match.view(looks);
    this.keepAside();
    this.#ring();
    for (const event of told.flatMap(({ heard }) => heardBy(heard, looks))) {
      for (const listener of this.#listeners) listener(event);
    }
    this.#settle();
    const stayed = before === this.#round.looks && this.#round.handTo === null && !this.#hidden;
    if (stayed) this.#story?.heard(told, before);
  }

  /** The device went on, or people made up their minds. */
  #moved(): void {
    this.keepAside();
    this.#settle();
    this.#ring();
  }

  #sit(seat: Seat): void {
    this.#round.sit(seat);
    this.#moved();
  }

  #openCallNow(): OpenCall | null {
    const { callers, weighs } = this.#round;
    if (callers.length === 0 && !weighs) return null;
    const then = (act: () => void) => (): void => {
      act();
      this.#moved();
    };
    return {
      callers,
      call: (seat) => then(() => this.#round.call(seat))(),
      pass: then(() => this.#round.pass()),
    };
  }

  /** Sees to what the moment asks for: a rest, another person, a deadline, bots. */
  #settle(): void {
    if (this.#referee.stopped) return;
    const { turn, result } = this.#match;
    const moved = this.#round.settle();
    this.#openCall = this.#openCallNow();
    this.#view = this.#match.view(this.#round.looks);
    if (moved) this.#ring();
    const { clock } = this.#ground;
    clock.hold('hidden', this.#hidden);
    clock.hold('person', this.#paused);
    clock.hold('break', turn.draw?.pause === true);
    clock.hold('cover', this.#round.handTo !== null || this.#round.callers.length > 0);
    clock.hold('over', result !== null);
    this.#referee.watchDue();
    if (!result) this.#referee.safely(() => this.#bots.wake());
  }
}
