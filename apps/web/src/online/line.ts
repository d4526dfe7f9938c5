// The line of one page to its table: opened, watched, and opened again by itself when it is lost. A server lets no
// two seconds pass without a word; silence means that the line is dead, whatever the browser believes. It knows no game.
import { readTell, WIRE_VERSION, type Ask, type Tell } from '@cardinal/wire';
import type { OpenWay, Way } from './ways.ts';

/** How a line is. `unknown`: the server answers, and at present it does not know this seat or cannot read its table. `crowded`: it rests, as this browser has too many of its kind, until somebody wants it. `ended`: the server has said goodbye and it is not tried again. */
export type LineState = 'connecting' | 'open' | 'lost' | 'unknown' | 'crowded' | 'ended';

/** What a line stands on; tests give twins. */
export interface LineGround {
  /** The ways to try, the best first. */
  readonly ways: readonly OpenWay[];
  /** The place of the one that worked last: it is tried first. */
  readonly firstWay: number;
  readonly table: string;
  readonly token: string;
  /** Steady milliseconds; on many devices they stand still while the device sleeps. */
  now(): number;
  /** Milliseconds of the world's clock: it goes on in a sleep, and may jump. */
  today(): number;
  /** A number from 0 to 1 by chance: all pages lose a server in the same moment and must not all come back in the same one. */
  chance(): number;
  /** Runs something later; returns how to call it off. */
  after(ms: number, run: () => void): () => void;
  heard(tell: Tell): void;
  /** We were welcomed; the best way that works from here is the one at that place. Another one that helped out while a server was on its way back says nothing about it. */
  welcomed(at: number): void;
  state(state: LineState): void;
}

/** Silence after which a line counts as dead: two beats and a little. */
const DEAD_AFTER = 4_500;
/** How long a way may take until something can be sent on it. */
const READY_WITHIN = 3_000;
/** How long the server may then take to welcome us: one that has just started has many to welcome, and who comes anew queues anew. */
const WELCOME_WITHIN = 6_000;
/** Waits before the next try, give or take a half; the last one is kept. A server that was killed is up again in a second or two. */
const WAITS = [60, 200, 400, 500, 500, 500, 500, 500, 500, 500, 1_000, 1_500];
/** Waits before the next try where the server did not know the seat; then somebody has to ask. A server that was started without its tables is often started anew with them a little later. */
const UNKNOWN_WAITS = [2_000, 3_000, 5_000, 8_000, 13_000, 21_000, ...Array<number>(20).fill(30_000)];
/** A way that lost so many lines in a row, each within so many milliseconds of its welcome, is worth less than another. */
const CUT_OFTEN = 3;
const CUT_SOON = 60_000;

/** A line that keeps itself open. */
export class Line {
  readonly #ground: LineGround;
  #way: Way | null = null;
  /** The best way that has worked in this visit and is not cut again and again. */
  #worked: number | null = null;
  /** How many lines in a row were cut soon on that way. */
  #cuts = 0;
  /** The line that was welcomed last: on which way, and when. */
  #last = { at: 0, since: 0 };
  /** Tries since the last welcome, by which ways take turns. */
  #turn = 0;
  #tries = 0;
  /** Answers in a row that the seat is not known. */
  #unknown = 0;
  #welcomed = false;
  #lastHeard = { now: 0, today: 0 };
  #stopWait = (): void => undefined;
  #stopWatch = (): void => undefined;
  #rests = false;
  #ended = false;

  constructor(ground: LineGround) {
    this.#ground = ground;
  }

  /** Opens it. */
  open(): void {
    this.#ground.state('connecting');
    this.#connect();
  }

  /** Sends, if the line is open; whether it was. */
  ask(ask: Ask): boolean {
    if (!this.#welcomed || !this.#way) return false;
    this.#way.send(JSON.stringify(ask));
    return true;
  }

  /** Tries again at once: somebody pressed the button, the phone woke up, the network is back. */
  retry(): void {
    if (this.#ended) return;
    // A line that slept may be dead although it was heard a moment ago by the clock that slept with it.
    const { now, today } = this.#lastHeard;
    const silence = Math.max(this.#ground.now() - now, Math.abs(this.#ground.today() - today));
    if (this.#welcomed && silence <= DEAD_AFTER) return;
    this.#tries = 0;
    this.#drop();
    if (this.#rests) this.#ground.state('connecting');
    this.#connect();
  }

  /** Closes it for good. */
  close(): void {
    this.#ended = true;
    this.#drop();
  }

  #connect(): void {
    if (this.#ended) return;
    this.#rests = false;
    this.#stopWait();
    const at = this.#wayNow();
    const open = this.#ground.ways[at];
    if (!open) throw new Error('line-broken: there is no way to go');
    let mine: Way | null = null;
    const current = (): boolean => mine !== null && this.#way === mine;
    mine = open({
      ready: () => {
        if (!current()) return;
        const { table, token } = this.#ground;
        this.#watch(WELCOME_WITHIN);
        mine?.send(JSON.stringify({ t: 'hello', v: WIRE_VERSION, table, token } satisfies Ask));
      },
      text: (text) => {
        if (current()) this.#heard(text, at);
      },
      ended: () => {
        if (current()) this.#lost();
      },
      crowded: () => {
        if (!current()) return;
        // A better way works from here, and this one only helped out.
        if (this.#worked !== null && this.#worked !== at) return this.#lost(false);
        this.#drop();
        this.#rests = true;
        this.#ground.state('crowded');
      },
    });
    this.#way = mine;
    this.#watch(READY_WITHIN);
  }

  /** Ways take turns until one has worked in this visit; that one is then tried twice before another: a server that is down says nothing about ways. */
  #wayNow(): number {
    const { length } = this.#ground.ways;
    if (this.#worked === null) return (this.#ground.firstWay + this.#turn) % length;
    return this.#turn % 3 === 2 ? (this.#worked + 1) % length : this.#worked;
  }

  #heard(text: string, at: number): void {
    const tell = readTell(text);
    this.#lastHeard = { now: this.#ground.now(), today: this.#ground.today() };
    if (!tell) return;
    if (tell.t === 'bye') return this.#bye(tell);
    if (tell.t === 'welcome') {
      this.#welcomed = true;
      this.#last = { at, since: this.#ground.now() };
      const worked = Math.min(at, this.#worked ?? at);
      if (worked !== this.#worked) this.#cuts = 0;
      this.#worked = worked;
      this.#turn = 0;
      this.#tries = 0;
      this.#unknown = 0;
      this.#ground.welcomed(worked);
      this.#ground.heard(tell);
      this.#ground.state('open');
    } else if (this.#welcomed) this.#ground.heard(tell);
    this.#watch(this.#welcomed ? DEAD_AFTER : WELCOME_WITHIN);
  }

  #bye(bye: Extract<Tell, { readonly t: 'bye' }>): void {
    // The server goes down and will be back.
    if (bye.why === 'stopping') return this.#lost(false);
    if (bye.why !== 'gone' && bye.why !== 'unreadable') this.#ended = true;
    this.#drop();
    this.#ground.heard(bye);
    this.#ground.state(this.#ended ? 'ended' : 'unknown');
    const wait = UNKNOWN_WAITS[this.#unknown];
    if (this.#ended || wait === undefined) return;
    this.#unknown += 1;
    this.#stopWait = this.#ground.after(wait * (0.5 + this.#ground.chance()), () => this.#connect());
  }

  #watch(ms: number): void {
    this.#stopWatch();
    this.#stopWatch = this.#ground.after(ms, () => this.#lost());
  }

  /** `cut`: without a word from the server. */
  #lost(cut = true): void {
    const had = this.#welcomed;
    this.#drop();
    if (this.#ended) return;
    if (!had) this.#turn += 1;
    else if (cut) this.#wasCut();
    const wait = (WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 0) * (0.5 + this.#ground.chance());
    this.#tries += 1;
    if (had || this.#tries > 1) this.#ground.state('lost');
    this.#stopWait = this.#ground.after(wait, () => this.#connect());
  }

  /** Where each line on a way is cut soon, as by a proxy that bears no long WebSocket, the next way has its turn. */
  #wasCut(): void {
    const { at, since } = this.#last;
    if (at !== this.#worked) return;
    this.#cuts = this.#ground.now() - since < CUT_SOON ? this.#cuts + 1 : 0;
    if (this.#cuts < CUT_OFTEN) return;
    this.#cuts = 0;
    this.#worked = (at + 1) % this.#ground.ways.length;
  }

  #drop(): void {
    this.#stopWatch();
    this.#stopWait();
    this.#welcomed = false;
    const way = this.#way;
    this.#way = null;
    way?.close();
  }
}
