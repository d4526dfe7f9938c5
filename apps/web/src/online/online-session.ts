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
  type Refusal,
  type Seat,
  type Verdict,
  type Who,
} from '@cardinal/kernel';
import type { CaughtUp, Player, TableSession } from '@cardinal/table-kit';
import { viewAfter, type Ask, type HouseSeen, type Sync, type Tell } from '@cardinal/wire';
import { createSubscriber } from 'svelte/reactivity';
import { HeardSoFar } from './heard-so-far.ts';
import { HintCount } from './hint-count.ts';
import { Moment } from './moment.ts';
import { OneMove, type Wish } from './one-move.ts';
import { isAsked, playersOf, viewOf } from './view-of.ts';

/** What a session stands on. */
export interface OnlineGround {
  readonly game: Game;
  /** Who looks, as the house names them. */
  readonly guest: string;
  /** Sends; whether the line is open. */
  ask(ask: Ask): boolean;
  /** Asks for what was told before. */
  askStory(): void;
  /** A move that somebody wished for a moment ago cannot be any more. */
  refused(refusal: Refusal): void;
  /** Steady milliseconds. */
  now(): number;
  readDraft(): string | null;
  writeDraft(text: string | null): void;
  /** The moves that an earlier page asked for in this match and had no answer to. */
  readonly wishes: readonly Wish<AnyMove>[];
  keepWishes(wishes: readonly Wish<AnyMove>[]): void;
}

/** One match on a server, from one seat or as a watcher. Getters are reactive. */
export class OnlineSession implements TableSession<AnyView, AnyMove, AnyEvent> {
  readonly match: number;
  readonly #ground: OnlineGround;
  readonly #heard = new HeardSoFar();
  readonly #moment: Moment;
  #house: HouseSeen;
  #thinking: readonly Seat[] = [];
  readonly #hints: HintCount;
  readonly #move: OneMove<AnyMove>;
  #ring = (): void => undefined;
  readonly #watch = createSubscriber((update) => {
    this.#ring = update;
    return () => (this.#ring = (): void => undefined);
  });

  constructor(sync: Sync, house: HouseSeen, ground: OnlineGround) {
    this.match = sync.match;
    this.#moment = new Moment(sync, () => ground.now());
    this.#house = house;
    this.#ground = ground;
    this.#hints = new HintCount(this.hintsLeft(this.me));
    const moves = {
      ...ground,
      known: () => this.seq,
      send: (move: AnyMove, cid: number, after?: number) =>
        ground.ask({ t: 'play', cid, match: this.match, move, ...(after !== undefined && { after }) }),
      judge: (move: AnyMove) => (this.#house.paused ? no('not-now') : this.check(move)),
    };
    this.#move = new OneMove(moves, this.looksOver === null ? ground.wishes : []);
    // A page that was closed before it had its answer.
    this.#move.anew();
    if (sync.seq > 0) this.#ground.askStory();
  }

  catchUp(tell: (event: AnyEvent) => string | null, again: () => void): CaughtUp {
    return this.#heard.catchUp(tell, again);
  }

  /** Whether a move is on its way: the table shows the moment before it. */
  get underWay(): boolean {
    this.#watch();
    return this.#move.underWay;
  }

  get view(): AnyView {
    this.#watch();
    return this.#moment.view;
  }

  get me(): Who {
    return this.#moment.view.who;
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
    return playersOf(this.#house);
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
    return this.#moment.sync.atBreak;
  }

  get draft(): string | null {
    return this.#ground.readDraft();
  }

  set draft(text: string | null) {
    this.#ground.writeDraft(text);
  }

  now(): number {
    return this.#moment.now();
  }

  check(move: AnyMove): Verdict {
    if (this.looksOver !== null) return no('not-now');
    return legal(this.#ground.game, this.#moment.view, move);
  }

  play(move: AnyMove): Verdict {
    const verdict = this.check(move);
    if (!verdict.ok) return verdict;
    if (this.#house.paused) return no('not-now');
    if (!this.#move.ask(move)) this.#ground.refused(no('move-waits'));
    this.#ring();
    return YES;
  }

  /** How many hints a seat may still ask for; null: as many as it likes. */
  hintsLeft(seat: Who): number | null {
    this.#watch();
    return seat === 'watcher' ? null : (this.#house.players[seat]?.hintsLeft ?? null);
  }

  takeHint(): boolean {
    if (this.looksOver !== null || this.me === 'watcher') return false;
    return this.#hints.take(this.hintsLeft(this.me), () => this.#ground.ask({ t: 'hint', match: this.match }));
  }

  onHeard(listener: (event: AnyEvent) => void): () => void {
    return this.#heard.onHeard(listener);
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
    return this.#moment.sync.seq;
  }

  /** Takes the whole moment over; nothing that was asked for before it is answered any more. `newLine`: it came on a line that has just been opened. */
  tookWhole(sync: Sync, newLine: boolean): void {
    this.#hints.anew(this.hintsLeft(this.me));
    const missed = sync.seq !== this.seq;
    this.#took(sync);
    if (missed) this.#ground.askStory();
    if (newLine) this.#move.anew();
    else this.#move.caughtUp();
    this.#ring();
  }

  /** Takes over what came, and lets the table hear it. */
  tookHeard(heard: Extract<Tell, { readonly t: 'heard' }>): void {
    const { match, seq, atBreak, at, runs, cid, events } = heard;
    this.#took({ match, seq, atBreak, at, runs, view: viewAfter(this.#moment.sync.view, heard) });
    this.#heard.took(events as unknown as readonly AnyEvent[]);
    this.#move.answered(cid);
    this.#ring();
  }

  /** Takes over what was told before, for the log; one that was overtaken is asked for anew with the next whole moment. */
  tookStory({ seq, events }: Extract<Tell, { readonly t: 'story' }>): void {
    if (seq === this.seq) this.#heard.tookStory(events as unknown as readonly AnyEvent[]);
  }

  /** A move was refused. */
  tookRefusal(cid: number | undefined): void {
    this.#move.answered(cid);
    this.#ring();
  }

  /** Takes over what time it is. */
  tookBeat({ at, runs }: Pick<Sync, 'at' | 'runs'>): void {
    this.#moment.took({ at, runs });
    this.#ring();
  }

  /** The line is lost: nobody here knows what time it is until it is back, so the clock stands where it was seen last. */
  lostLine(): void {
    this.#moment.stand();
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
    this.#moment.took(moment);
    this.#thinking = this.#thinking.filter((seat) => isAsked(this.#moment.view, seat));
  }
}
