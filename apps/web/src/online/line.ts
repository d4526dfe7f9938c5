// The line of one page to its table: opened, watched, and opened again by itself when it is lost. A server sends at least a
// beat every two seconds; silence means that the line is dead, whatever the browser believes. It knows no game.
import { readTell, WIRE_VERSION, type Ask, type Tell } from '@cardinal/wire';
import type { OpenWay, Way } from './ways.ts';

/** How a line is. `ended`: the server has said goodbye and it is not tried again. */
export type LineState = 'connecting' | 'open' | 'lost' | 'ended';

/** What a line stands on; tests give twins. */
export interface LineGround {
  /** The ways to try, the best first. */
  readonly ways: readonly OpenWay[];
  readonly table: string;
  readonly token: string;
  /** Steady milliseconds. */
  now(): number;
  /** Runs something later; returns how to call it off. */
  after(ms: number, run: () => void): () => void;
  heard(tell: Tell): void;
  state(state: LineState): void;
}

/** Silence after which a line counts as dead: two beats and a little. */
const DEAD_AFTER = 4_500;
/** How long a way may take until the server has welcomed us on it. */
const WELCOME_WITHIN = 3_000;
/** Waits before the next try; the last one is kept. */
const WAITS = [100, 300, 700, 1_000, 1_500];
/** Goodbyes after which coming back is right. */
const COMES_BACK = new Set<string>(['stopping']);

/** A line that keeps itself open. */
export class Line {
  readonly #ground: LineGround;
  #way: Way | null = null;
  #wayAt = 0;
  #tries = 0;
  #welcomed = false;
  #lastHeard = 0;
  #stopWait = (): void => undefined;
  #stopWatch = (): void => undefined;
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
    const silent = this.#ground.now() - this.#lastHeard > DEAD_AFTER;
    if (this.#welcomed && !silent) return;
    this.#tries = 0;
    this.#drop();
    this.#connect();
  }

  /** Closes it for good. */
  close(): void {
    this.#ended = true;
    this.#drop();
  }

  #connect(): void {
    if (this.#ended) return;
    this.#stopWait();
    const open = this.#ground.ways[this.#wayAt % this.#ground.ways.length];
    if (!open) throw new Error('line-broken: there is no way to go');
    let mine: Way | null = null;
    const current = (): boolean => mine !== null && this.#way === mine;
    mine = open({
      ready: () => {
        if (!current()) return;
        const { table, token } = this.#ground;
        mine?.send(JSON.stringify({ t: 'hello', v: WIRE_VERSION, table, token } satisfies Ask));
      },
      text: (text) => {
        if (current()) this.#heard(text);
      },
      ended: () => {
        if (current()) this.#lost();
      },
    });
    this.#way = mine;
    this.#watch(WELCOME_WITHIN);
  }

  #heard(text: string): void {
    const tell = readTell(text);
    this.#lastHeard = this.#ground.now();
    if (!tell) return;
    if (tell.t === 'bye') {
      if (COMES_BACK.has(tell.why)) return this.#lost();
      this.close();
      this.#ground.heard(tell);
      this.#ground.state('ended');
      return;
    }
    if (tell.t === 'welcome') {
      this.#welcomed = true;
      this.#tries = 0;
      this.#ground.heard(tell);
      this.#ground.state('open');
    } else if (this.#welcomed) this.#ground.heard(tell);
    this.#watch(this.#welcomed ? DEAD_AFTER : WELCOME_WITHIN);
  }

  #watch(ms: number): void {
    this.#stopWatch();
    this.#stopWatch = this.#ground.after(ms, () => this.#lost());
  }

  #lost(): void {
    const had = this.#welcomed;
    this.#drop();
    if (this.#ended) return;
    // A way that worked is tried once more before the other one; one that never did takes turns.
    this.#wayAt = had ? this.#wayAt : this.#wayAt + 1;
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 0;
    this.#tries += 1;
    if (had || this.#tries > 1) this.#ground.state('lost');
    this.#stopWait = this.#ground.after(wait, () => this.#connect());
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
