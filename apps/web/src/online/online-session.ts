// A match on a server as its table meets it: views and events come over the line, moves go out over it. It checks moves with
// the very rules the server has, and shows nothing that the server has not kept.
import {
  legal,
  no,
  YES,
  type AnyEvent,
  type AnyMove,
  type AnyView,
  type Game,
  type Seat,
  type Verdict,
  type Who,
} from '@cardinal/kernel';
import type { Player, TableSession } from '@cardinal/table-kit';
import { viewAfter, type Ask, type HouseSeen, type Sync, type Tell } from '@cardinal/wire';
import { createSubscriber } from 'svelte/reactivity';
import { OneMove } from './one-move.ts';

/** What a session stands on. */
export interface OnlineGround {
  readonly game: Game;
  /** Who looks, as the house names them. */
  readonly guest: string;
  /** Sends; whether the line is open. */
  ask(ask: Ask): boolean;
  /** Steady milliseconds. */
  now(): number;
  readDraft(): string | null;
  writeDraft(text: string | null): void;
}

/** One match on a server, from one seat or as a watcher. Getters are reactive. */
export class OnlineSession implements TableSession<AnyView, AnyMove, AnyEvent> {
  readonly match: number;
  readonly #ground: OnlineGround;
  readonly #listeners = new Set<(event: AnyEvent) => void>();
  /** What happened while nobody listened (the table was still on its way), for whoever listens first. */
  #unheard: readonly AnyEvent[] = [];
  #sync: Sync;
  #house: HouseSeen;
  #thinking: readonly Seat[] = [];
  #got: number;
  /** How many hints this page believes to have: a wish is on its way for a moment, and two quick ones must not both count as the last. */
  #hints: number | null = null;
  readonly #move: OneMove<AnyMove>;
  #ring = (): void => undefined;
  readonly #watch = createSubscriber((update) => {
    this.#ring = update;
    return () => (this.#ring = (): void => undefined);
  });

  constructor(sync: Sync, house: HouseSeen, ground: OnlineGround) {
    this.match = sync.match;
    this.#sync = sync;
    this.#house = house;
    this.#ground = ground;
    this.#got = ground.now();
    this.#hints = this.#countedFor(this.me);
    this.#move = new OneMove((move, cid) => ground.ask({ t: 'play', cid, match: this.match, move }));
  }

  /** Whether a move is on its way: the table shows the moment before it. */
  get underWay(): boolean {
    this.#watch();
    return this.#move.underWay;
  }

  get view(): AnyView {
    this.#watch();
    return viewOf(this.#sync);
  }

  get me(): Who {
    return viewOf(this.#sync).who;
  }

  /** The seat over whose shoulder one looks, as a watcher where hands are open. */
  get looksOver(): Seat | null {
    this.#watch();
    const { me } = this;
    return me === 'watcher' || this.#house.players[me]?.guest === this.#ground.guest ? null : me;
  }

  /** What the one who sits here may point at now. */
  get spots(): readonly string[] {
    const { view, me } = this;
    return me === 'watcher' || this.looksOver !== null ? [] : (this.#ground.game.pointable?.(view) ?? []);
  }

  get players(): readonly Player[] {
    this.#watch();
    return this.#house.players.map(({ name, kind, level, away, time, range }) => {
      const own = { ...(time !== undefined && { time }), ...(range !== undefined && { range }) };
      return { name, kind, ...(level && { level }), ...own, away };
    });
  }

  get thinking(): readonly Seat[] {
    this.#watch();
    return this.#thinking;
  }

  get paused(): boolean {
    this.#watch();
    return this.#house.paused;
  }

  get atBreak(): boolean {
    this.#watch();
    return this.#sync.atBreak;
  }

  get draft(): string | null {
    return this.#ground.readDraft();
  }

  set draft(text: string | null) {
    this.#ground.writeDraft(text);
  }

  now(): number {
    return this.#sync.at + (this.#sync.runs ? Math.max(0, this.#ground.now() - this.#got) : 0);
  }

  check(move: AnyMove): Verdict {
    if (this.looksOver !== null) return no('not-now');
    return legal(this.#ground.game, viewOf(this.#sync), move);
  }

  play(move: AnyMove): Verdict {
    const verdict = this.check(move);
    if (!verdict.ok) return verdict;
    if (this.#house.paused) return no('not-now');
    const sent = this.#move.ask(move);
    this.#ring();
    return sent ? YES : no('not-now');
  }

  /** How many hints a seat may still ask for; null: as many as it likes. */
  hintsLeft(seat: Seat): number | null {
    this.#watch();
    return this.#countedFor(seat);
  }

  takeHint(): boolean {
    const { me } = this;
    if (this.looksOver !== null || me === 'watcher') return false;
    const counted = this.#countedFor(me);
    if (counted === null) return true;
    const left = Math.min(counted, this.#hints ?? counted);
    if (left === 0 || !this.#ground.ask({ t: 'hint', match: this.match })) return false;
    this.#hints = left - 1;
    return true;
  }

  onHeard(listener: (event: AnyEvent) => void): () => void {
    const before = this.#unheard;
    this.#unheard = [];
    this.#listeners.add(listener);
    for (const event of before) listener(event);
    return () => void this.#listeners.delete(listener);
  }

  goOn(): void {
    this.#ground.ask({ t: 'go-on', match: this.match });
  }

  pause(on: boolean): void {
    this.#ground.ask({ t: 'pause', on });
  }

  /** Whether a moment of the server belongs to this session. */
  fits(sync: Sync): boolean {
    return sync.match === this.match && viewOf(sync).who === this.me;
  }

  /** The number of entries that this page knows of. */
  get seq(): number {
    return this.#sync.seq;
  }

  /** Takes the whole moment over; what was under way before it is not any more. */
  tookWhole(sync: Sync): void {
    this.#move.forget();
    // What was asked for on a line that has broken may never have arrived.
    this.#hints = this.#countedFor(this.me);
    this.#took(sync);
  }

  /** Takes over what came, and lets the table hear it. */
  tookHeard(heard: Extract<Tell, { readonly t: 'heard' }>): void {
    const { match, seq, atBreak, at, runs, cid, events } = heard;
    this.#took({ match, seq, atBreak, at, runs, view: viewAfter(this.#sync.view, heard) });
    const told = events as unknown as readonly AnyEvent[];
    if (this.#listeners.size === 0) this.#unheard = [...this.#unheard, ...told];
    for (const event of told) for (const listener of this.#listeners) listener(event);
    this.#answered(cid);
  }

  /** A move was refused. */
  tookRefusal(cid: number | undefined): void {
    this.#answered(cid);
  }

  /** Takes over what time it is. */
  tookBeat({ at, runs }: Pick<Sync, 'at' | 'runs'>): void {
    this.#sync = { ...this.#sync, at, runs };
    this.#got = this.#ground.now();
    this.#ring();
  }

  /** The line is lost: nobody here knows what time it is until it is back, so the clock stands where it was seen last. */
  lostLine(): void {
    this.#sync = { ...this.#sync, at: this.now(), runs: false };
    this.#ring();
  }

  /** Takes over who is at the table. */
  tookHouse(house: HouseSeen): void {
    this.#house = house;
    this.#ring();
  }

  /** Takes over who thinks. */
  tookThinking(seats: readonly Seat[]): void {
    this.#thinking = seats;
    this.#ring();
  }

  #took(moment: Omit<Sync, 'game' | 'commitment'>): void {
    this.#sync = { ...this.#sync, ...moment };
    this.#got = this.#ground.now();
    this.#thinking = this.#thinking.filter((seat) => isAsked(viewOf(this.#sync), seat));
    this.#ring();
  }

  #countedFor(seat: Who): number | null {
    return seat === 'watcher' ? null : (this.#house.players[seat]?.hintsLeft ?? null);
  }

  #answered(cid: number | undefined): void {
    this.#move.answered(cid, (move) => !this.#house.paused && this.check(move).ok);
    this.#ring();
  }
}

// The wire knows only the base of a view; it came out of the same game on the server.
const viewOf = (sync: Sync): AnyView => sync.view as unknown as AnyView;

const isAsked = ({ turn }: AnyView, seat: Seat): boolean => turn.must.includes(seat) || turn.may.includes(seat);
