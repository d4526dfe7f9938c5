// A guest for tests: a real line to a real server, every frame kept as it came, and a mind that plays by proposals.
import { games, type GameId } from '@cardinal/games';
import { rngFrom, type AnyView, type Game, type Rng } from '@cardinal/kernel';
import {
  readTell,
  viewAfter,
  WIRE_VERSION,
  type Ask,
  type CameIn,
  type HouseSeen,
  type Opening,
  type Sync,
  type Tell,
} from '@cardinal/wire';
import { socketWay, type OpenWay, type Way } from './ways.ts';

/** What is posted for a table. */
export type Wish = Partial<Opening> & { readonly game: string };

async function post(address: string, path: string, body: unknown): Promise<CameIn> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as CameIn;
}

/** Opens a table over HTTP. */
export const openTable = (address: string, wish: Wish): Promise<CameIn> => post(address, '/api/tables', wish);
/** Comes in over HTTP. */
export const join = (
  address: string,
  by: { pin: string; seats?: readonly string[] } | { code: string; seats?: readonly string[] },
): Promise<CameIn> => post(address, '/api/join', by);

/** Somebody at a table. */
export class Guest {
  readonly address: string;
  readonly table: string;
  readonly token: string;
  readonly frames: string[] = [];
  readonly heard: Tell[] = [];
  /** The moment as it stood after each frame. */
  readonly moments: (Sync | null)[] = [];
  house: HouseSeen | null = null;
  me = '';
  sync: Sync | null = null;
  gaps = 0;
  bye: string | null = null;
  readonly #by: OpenWay;
  #way: Way | null = null;
  #cid = 0;
  #listeners = new Set<(tell: Tell) => void>();

  constructor(address: string, came: { table: string; token: string }, by: OpenWay = socketWay) {
    this.#by = by;
    this.address = address;
    this.table = came.table;
    this.token = came.token;
  }

  /** The host of a fresh table. */
  static async host(address: string, wish: Wish, by?: OpenWay): Promise<Guest> {
    const came = await openTable(address, wish);
    if (!came.ok) throw new Error(`no table: ${came.why}`);
    return new Guest(address, came, by).connect();
  }

  /** Somebody who comes in by PIN. */
  static async join(address: string, pin: string, by?: OpenWay): Promise<Guest> {
    const came = await join(address, { pin });
    if (!came.ok) throw new Error(`not in: ${came.why}`);
    return new Guest(address, came, by).connect();
  }

  /** Opens a line and says hello; resolves when welcomed. */
  async connect(): Promise<this> {
    this.bye = null;
    const way: Way = await this.#by(this.address, {
      text: (text) => this.#took(text),
      ended: () => {
        if (this.#way === way) this.#way = null;
      },
    });
    this.#way = way;
    const welcomed = this.wait((tell) => tell.t === 'welcome' || tell.t === 'bye');
    this.ask({ t: 'hello', v: WIRE_VERSION, table: this.table, token: this.token });
    await welcomed;
    return this;
  }

  /** Comes back as a page does: tries until the server is there. */
  async comeBack(): Promise<this> {
    for (;;) {
      try {
        return await this.connect();
      } catch {
        await new Promise((done) => setTimeout(done, 50));
      }
    }
  }

  get open(): boolean {
    return this.#way?.open === true;
  }

  ask(ask: Ask): void {
    this.raw(JSON.stringify(ask));
  }

  raw(text: string | Buffer): void {
    this.#way?.send(text);
  }

  play(move: unknown): number {
    const cid = ++this.#cid;
    this.ask({ t: 'play', cid, match: this.sync?.match ?? 0, move });
    return cid;
  }

  /** Cuts the line without a word. */
  cut(): void {
    this.#way?.cut();
    this.#way = null;
  }

  /** Reads nothing until told to: what is sent here waits on the way, and one's own words still go out. */
  reads(on: boolean): void {
    this.#way?.reads(on);
  }

  /** Reads and answers nothing more, as a phone that sleeps: the line stands, and nobody is there. */
  sleep(): void {
    this.#way?.reads(false);
    this.#way = null;
  }

  close(): void {
    this.#way?.close();
    this.#way = null;
  }

  /** The next message that fits. */
  wait(fits: (tell: Tell) => boolean, ms = 20_000): Promise<Tell> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#listeners.delete(listen);
        reject(new Error(`nothing came; last: ${this.frames.slice(-3).join(' ').slice(0, 600)}`));
      }, ms);
      const listen = (tell: Tell): void => {
        if (!fits(tell)) return;
        clearTimeout(late);
        this.#listeners.delete(listen);
        resolve(tell);
      };
      this.#listeners.add(listen);
    });
  }

  /** Waits until something holds, looking after each message. */
  async until(holds: (guest: this) => boolean, ms = 20_000): Promise<void> {
    if (holds(this)) return;
    await this.wait(() => holds(this), ms);
  }

  on(listen: (tell: Tell) => void): void {
    this.#listeners.add(listen);
  }

  #took(text: string): void {
    this.frames.push(text);
    const tell = readTell(text);
    if (!tell) throw new Error(`no message: ${text.slice(0, 300)}`);
    this.heard.push(tell);
    if (tell.t === 'welcome') {
      this.me = tell.me;
      this.house = tell.house;
      this.sync = tell.sync;
    } else if (tell.t === 'house') this.house = tell.house;
    else if (tell.t === 'sync') this.sync = tell.sync;
    else if (tell.t === 'heard') {
      if (this.sync && (tell.from !== this.sync.seq || tell.match !== this.sync.match)) this.gaps += 1;
      const { match, seq, atBreak, at, runs } = tell;
      const before = this.sync as Sync;
      this.sync = { ...before, match, seq, atBreak, at, runs, view: viewAfter(before.view, tell) };
    } else if (tell.t === 'bye') this.bye = tell.why;
    this.moments.push(this.sync);
    for (const listen of [...this.#listeners]) listen(tell);
  }
}

/** The rules of a game. */
export const rulesOf = (game: string): Promise<Game> => games[game as GameId].load();

/** Lets a guest play by proposals until told to stop: it answers every moment in which its seat may act. */
export function playAlong(
  guest: Guest,
  game: Game,
  seed = 'along',
  pick: (game: Game, view: AnyView, rng: Rng) => unknown = firstProposal,
): () => void {
  const rng = rngFrom(`${seed}/${guest.me}`);
  let on = true;
  let last = '';
  const look = (): void => {
    const { sync, house } = guest;
    if (!on || !sync || !guest.open || house?.paused) return;
    const view = sync.view as unknown as AnyView;
    const moment = `${sync.match}/${sync.seq}`;
    if (moment === last) return;
    if (sync.atBreak) {
      last = moment;
      guest.ask({ t: 'go-on', match: sync.match });
      return;
    }
    const { who, turn } = view;
    if (who === 'watcher' || !(turn.must.includes(who) || turn.may.includes(who))) return;
    last = moment;
    const move = pick(game, view, rng);
    if (move !== null) guest.play(move);
  };
  guest.on((tell) => {
    if (tell.t === 'refused') last = '';
    look();
  });
  look();
  return () => {
    on = false;
  };
}

/** The best proposal. */
export function firstProposal(game: Game, view: AnyView, rng: Rng): unknown {
  for (const move of game.propose(view, rng)) return move;
  return null;
}
