// Tables of the bench: two clients each. `act` resolves when both have the new state. Ours and bare `ws` are spoken to over a
// plain line; what the peers say only their own client libraries know, from the folder that BENCH_PEERS names.
import { createRequire } from 'node:module';
import path from 'node:path';
import { WIRE_VERSION, type CameIn } from '@cardinal/wire';
import { openPlainLine, type PlainLine } from './plain-line.ts';

const CLIENTS = { boardgame: 'socket.io-client', colyseus: '@colyseus/sdk' } as const;

/** A table with two clients. */
export interface BenchTable {
  act(): Promise<void>;
  close(): void;
}

interface Moment<V> {
  readonly match: number;
  readonly seq: number;
  readonly view: V;
}
/** What our server says that a client of the bench looks at. */
type Told<V> =
  | { readonly t: 'welcome'; readonly house: { readonly pin: string } }
  | { readonly t: 'sync'; readonly sync: Moment<V> | null }
  | ({ readonly t: 'heard'; readonly view?: V; readonly change?: Partial<V> } & Omit<Moment<V>, 'view'>)
  | { readonly t: 'refused' | 'bye' };
interface View {
  readonly turn: { readonly must: readonly number[] };
}
interface NumsenseView extends View {
  readonly hand: readonly { readonly id: number }[];
  readonly taken: unknown;
}
interface ToyView extends View {
  readonly hand: readonly number[];
  readonly deck: number;
  readonly drew: boolean;
}

/** A table of Numsense: take a card, put one down. */
export const numsenseTable = (address: string): Promise<BenchTable> =>
  ownTable<NumsenseView>(address, 'numsense', ({ taken, hand }) =>
    taken === null ? { kind: 'take', from: 'draw' } : { kind: 'put', card: hand[0]!.id },
  );

/** A table of the toy: the same, with plain numbers for cards; from the open pile once the closed one is nearly gone, so that it never ends. */
export const toyTable = (address: string): Promise<BenchTable> =>
  ownTable<ToyView>(address, 'draw-discard', ({ drew, deck, hand }) =>
    drew ? { kind: 'put', card: hand[0]! } : { kind: 'take', from: deck > 30 ? 'deck' : 'pile' },
  );

async function post(url: string, body: unknown): Promise<{ readonly table: string; readonly token: string }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const came = (await answer.json()) as CameIn;
  // The answer is held until it was read: Node 20 may collect it before that, and then its body never comes.
  if (!came.ok) throw new Error(`no table: ${answer.status} ${came.why}`);
  return came;
}

async function ownTable<V extends View>(
  address: string,
  game: string,
  choose: (view: V) => unknown,
): Promise<BenchTable> {
  const moments: (Moment<V> | null)[] = [null, null];
  let pin = '';
  let ring = (): void => undefined;
  const until = (holds: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      ring = () => {
        if (holds()) resolve();
      };
      ring();
    });
  const open = async (came: { readonly table: string; readonly token: string }, seat: number): Promise<PlainLine> => {
    let welcomed = (): void => undefined;
    const welcome = new Promise<void>((resolve) => (welcomed = resolve));
    const line = await openPlainLine(address, '/api/line', (text) => {
      const tell = JSON.parse(text) as Told<V>;
      if (tell.t === 'heard') {
        const { match, seq, view } = tell;
        // Changed in place, as a client does that shows it.
        moments[seat] = { match, seq, view: view ?? Object.assign(moments[seat]!.view, tell.change) };
      } else if (tell.t === 'sync') moments[seat] = tell.sync;
      else if (tell.t === 'refused' || tell.t === 'bye') throw new Error(`told: ${text}`);
      else if (tell.t === 'welcome') {
        pin = tell.house.pin;
        welcomed();
      }
      if (tell.t === 'sync' || tell.t === 'heard') ring();
    });
    line.send(JSON.stringify({ t: 'hello', v: WIRE_VERSION, ...came }));
    await welcome;
    return line;
  };
  const { table, token } = await post(`${address}/api/tables`, { game, places: 2 });
  const host = await open({ table, token }, 0);
  const came = await post(`${address}/api/join`, { pin });
  const sockets = [host, await open({ table: came.table, token: came.token }, 1)];
  host.send('{"t":"start"}');
  await until(() => moments.every((moment) => moment !== null));
  return {
    async act() {
      const seat = moments[0]!.view.turn.must[0]!;
      const { view, match, seq } = moments[seat]!;
      sockets[seat]!.send(JSON.stringify({ t: 'play', cid: 1, match, move: choose(view) }));
      await until(() => moments.every((moment) => moment!.seq > seq));
    },
    close: () => sockets.forEach((socket) => socket.close()),
  };
}

let pairs = 0;

/** Two sockets on a server that only passes on what it hears: as many bytes as a move of the toy and what is told of it. */
export async function bareTable(address: string): Promise<BenchTable> {
  const table = ++pairs;
  let heard = 0;
  let ring = (): void => undefined;
  const open = (): Promise<PlainLine> =>
    openPlainLine(address, `/${table}`, () => {
      heard += 1;
      ring();
    });
  const sockets = [await open(), await open()];
  const text = JSON.stringify({ t: 'play', cid: 1, match: 1, move: { kind: 'put', card: 17 }, more: 'x'.repeat(200) });
  return {
    act: () =>
      new Promise((resolve) => {
        const until = heard + 2;
        ring = () => {
          if (heard >= until) resolve();
        };
        sockets[heard % 4 < 2 ? 0 : 1]!.send(text);
      }),
    close: () => sockets.forEach((socket) => socket.close()),
  };
}

interface BgioState {
  readonly G: { readonly seq: number };
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

let matches = 0;

/** A table on boardgame.io's server. */
export async function boardgameTable(address: string): Promise<BenchTable> {
  const require = createRequire(path.join(process.env['BENCH_PEERS']!, 'x.js'));
  const { io } = require(CLIENTS.boardgame) as { io: (url: string, options: object) => any };
  const match = `m${++matches}`;
  const states: BgioState[] = [];
  let ring = (): void => undefined;
  const open = (seat: number): Promise<any> =>
    new Promise((resolve, reject) => {
      const socket = io(`${address}/cards`, { transports: ['websocket'], forceNew: true, reconnection: false });
      const took = (state: BgioState): void => {
        states[seat] = state;
        ring();
      };
      socket.on('connect', () => socket.emit('sync', match, String(seat), undefined, 2));
      socket.on('sync', (_: string, info: { state: BgioState }) => {
        took(info.state);
        resolve(socket);
      });
      socket.on('update', (_: string, state: BgioState) => took(state));
      socket.on('connect_error', reject);
    });
  const sockets = [await open(0), await open(1)];
  return {
    act: () =>
      new Promise((resolve) => {
        const { G, ctx, _stateID } = states[0]!;
        const seat = ctx.currentPlayer;
        ring = () => {
          if (states.every((state) => state.G.seq > G.seq)) resolve();
        };
        const payload = { type: 'play', args: [G.seq % 13], playerID: seat };
        sockets[Number(seat)].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, seat);
      }),
    close: () => sockets.forEach((socket) => socket.disconnect()),
  };
}

interface ColyseusRoom {
  readonly roomId: string;
  readonly reconnection: { enabled: boolean };
  readonly state: { readonly seq: number; readonly turn: number };
  readonly onStateChange: ((then: () => void) => void) & { readonly once: (then: () => void) => void };
  send(kind: string, message: object): void;
  leave(): void;
}
interface ColyseusClient {
  create(kind: string): Promise<ColyseusRoom>;
  joinById(room: string): Promise<ColyseusRoom>;
}

/** A table on Colyseus' server. */
export async function colyseusTable(address: string): Promise<BenchTable> {
  const require = createRequire(path.join(process.env['BENCH_PEERS']!, 'x.js'));
  const { Client } = require(CLIENTS.colyseus) as { Client: new (address: string) => ColyseusClient };
  let ring = (): void => undefined;
  const come = async (room: Promise<ColyseusRoom>): Promise<ColyseusRoom> => {
    const came = await room;
    // Rooms of a server that has ended would ask for it all through the next row.
    came.reconnection.enabled = false;
    await new Promise<void>((resolve) => came.onStateChange.once(resolve));
    came.onStateChange(() => ring());
    return came;
  };
  const first = await come(new Client(address).create('cards'));
  const rooms = [first, await come(new Client(address).joinById(first.roomId))];
  return {
    act: () =>
      new Promise((resolve) => {
        const { seq, turn } = first.state;
        ring = () => {
          if (rooms.every(({ state }) => state.seq > seq)) resolve();
        };
        rooms[turn]!.send('act', { at: seq % 13 });
      }),
    close: () => rooms.forEach((room) => room.leave()),
  };
}

/** Opens so many tables, twenty at a time. */
export async function openMany(
  open: (address: string) => Promise<BenchTable>,
  address: string,
  count: number,
): Promise<BenchTable[]> {
  const tables: BenchTable[] = [];
  while (tables.length < count) {
    const more = Math.min(20, count - tables.length);
    tables.push(...(await Promise.all(Array.from({ length: more }, () => open(address)))));
  }
  return tables;
}
