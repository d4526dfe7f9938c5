// A server that is killed at any moment: every entry that anybody heard of is there again, every seat, and the time that
// was left. And a disk that is full: the table says so and goes on as it was.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { games, type GameId } from '@cardinal/games';
import { memoryStore, NotKept, type EventStore } from '@cardinal/store';
import { rngFrom, type Turn } from '@cardinal/kernel';
import { readTell, viewAfter, WIRE_VERSION, type Sync } from '@cardinal/wire';
import { afterAll, describe, expect, it } from 'vitest';
import { Guest, playAlong, rulesOf } from '../testing/guest.ts';
import { startForTests } from '../testing/server.ts';
import { startProcess, type ServerProcess } from '../testing/process.ts';
import { BotPool } from './bot-pool.ts';
import { Hall } from './hall.ts';
import { USUAL_LIMITS } from './limits.ts';
import { Visit } from './gateway.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-kill-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const IDS = Object.keys(games) as GameId[];
const OPTIONS: Partial<Record<GameId, Record<string, unknown>>> = {
  'math-rush': { minutes: '30' },
  'addition-mania': { guessTimer: 60 },
};
/** Kills of one run; `CARDINAL_KILLS=100 npx vitest run --project unit apps/server/src/tables/survival.test.ts -t E11` does more. */
const KILLS = Number(process.env['CARDINAL_KILLS'] ?? 2);

/** How many times longer than its CPU time some work takes here now: 1 on a machine that has a core to spare. */
function starved(): number {
  const begun = performance.now();
  const { user, system } = process.cpuUsage();
  const used = (): number => process.cpuUsage().user + process.cpuUsage().system - user - system;
  while (used() < 40_000);
  return Math.max(1, ((performance.now() - begun) * 1_000) / used());
}

describe('kill -9', () => {
  it(
    'E11 loses nothing that anybody heard of, at random moments over all five games',
    { timeout: 120_000 + 30_000 * KILLS },
    async () => {
      let server: ServerProcess = await startProcess(folder);
      const port = Number(new URL(server.address).port);
      const tables = await Promise.all(
        IDS.map(async (id) => {
          const host = await Guest.host(server.address, {
            game: id,
            places: 3,
            bots: ['easy'],
            options: OPTIONS[id] ?? {},
          });
          const other = await Guest.join(server.address, host.house!.pin!);
          const rules = await rulesOf(id);
          host.ask({ t: 'leavers', grace: 180, leaver: 'wait' });
          host.ask({ t: 'start' });
          await Promise.all([host, other].map((guest) => guest.until(({ sync }) => sync !== null)));
          return { id, rules, guests: [host, other] };
        }),
      );
      const back: number[] = [];
      for (let kill = 0; kill < KILLS; kill++) {
        const stops = tables.flatMap(({ rules, guests }) =>
          guests.map((guest) => playAlong(guest, rules, `kill${kill}`)),
        );
        await new Promise((done) => setTimeout(done, 150 + 137 * (kill % 5)));
        await server.end('SIGKILL');
        for (const stop of stops) stop();
        const before = tables.map(({ guests }) =>
          guests.map(({ sync, me, house }) => ({ sync: sync!, me, house: house! })),
        );
        const restarted = performance.now();
        server = await startProcess(folder, port);
        const up = performance.now();
        await Promise.all(tables.flatMap(({ guests }) => guests.map((guest) => guest.comeBack())));
        const took = performance.now() - up;
        back.push(took);
        expect(took, `kill ${kill}`).toBeLessThan(5_000 * starved());
        const down = performance.now() - restarted;
        for (const [t, { guests, rules }] of tables.entries()) {
          for (const [g, guest] of guests.entries()) {
            const known = before[t]![g]!;
            expect(guest.me).toBe(known.me);
            expect(guest.house!.pin).toBe(known.house.pin);
            const { sync } = guest;
            expect(sync!.match).toBeGreaterThanOrEqual(known.sync.match);
            if (sync!.match !== known.sync.match) continue;
            expect(sync!.seq).toBeGreaterThanOrEqual(known.sync.seq);
            if (sync!.seq === known.sync.seq) {
              expect(sync!.view).toEqual(known.sync.view);
              // No time passed while nobody ran the clock (a little may: coming back takes a moment).
              expect(sync!.at).toBeLessThan(known.sync.at + Math.max(1_500, down / 2));
            }
            expect(sync!.view.who).toBe(g);
            expect(rules.id).toBe(sync!.game);
          }
        }
        for (const { guests } of tables) if (guests[0]!.house!.phase === 'over') guests[0]!.ask({ t: 'start' });
      }
      if (KILLS > 10)
        console.log(
          `back after ${back
            .map(Math.round)
            .sort((a, b) => a - b)
            .join(' ')} ms`,
        );
      await server.end('SIGTERM');
      expect(tables.every(({ guests }) => guests.every(({ bye }) => bye === 'stopping'))).toBe(true);
    },
  );
});

it('E17 a pause lasts over a restart: no clock runs until the host says go on', async () => {
  const data = fs.mkdtempSync(path.join(folder, 'pause-'));
  const limits = { beat: 100 };
  const server = await startForTests({ data, limits });
  const host = await Guest.host(server.address, { game: 'math-rush', places: 2 });
  const other = await Guest.join(server.address, host.house!.pin!);
  host.ask({ t: 'start' });
  await Promise.all([host, other].map((guest) => guest.until(({ sync }) => sync !== null)));
  host.ask({ t: 'pause', on: true });
  await other.until(({ house }) => house!.paused);
  const stopped = other.wait(({ t }) => t === 'sync');
  other.ask({ t: 'again' });
  await stopped;
  const { at } = other.sync!;
  await server.close();
  const again = await startForTests({ data, limits });
  const [first, second] = await Promise.all([host, other].map((guest) => new Guest(again.address, guest).connect()));
  expect(second!.house!.paused).toBe(true);
  expect(second!.sync).toMatchObject({ at, runs: false });
  first!.ask({ t: 'pause', on: false });
  await second!.wait((tell) => tell.t === 'beat' && tell.runs);
  await again.close();
});

describe('a slow disk', () => {
  it('makes a move wait, never the server: beats go on, nobody hears of what is not kept, and then nothing is lost', async () => {
    const data = fs.mkdtempSync(path.join(folder, 'slow-'));
    const limits = { beat: 50 };
    const server = await startForTests({ data, limits });
    const host = await Guest.host(server.address, { game: 'math-rush', places: 2 });
    const other = await Guest.join(server.address, host.house!.pin!);
    host.ask({ t: 'start' });
    await Promise.all([host, other].map((guest) => guest.until(({ sync }) => sync !== null)));
    // Somebody else writes to the file: SQLite's own thread waits for them as it would for a disk.
    const Database = createRequire(import.meta.resolve('@cardinal/store'))('better-sqlite3') as new (file: string) => {
      exec(text: string): void;
      close(): void;
    };
    const disk = new Database(path.join(data, 'tables.sqlite'));
    disk.exec('BEGIN IMMEDIATE');
    const { seq } = host.sync!;
    const before = host.frames.length;
    host.play({ kind: 'ready' });
    for (let beats = 0; beats < 6; beats++) await other.wait(({ t }) => t === 'beat');
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    const meanwhile = host.frames.slice(before).map((text) => (JSON.parse(text) as { readonly t: string }).t);
    expect(meanwhile.length).toBeGreaterThan(3);
    expect(meanwhile.every((t) => t === 'beat')).toBe(true);
    disk.exec('ROLLBACK');
    disk.close();
    await Promise.all([host, other].map((guest) => guest.until(({ sync }) => sync!.seq === seq + 1)));
    await server.close();
    const again = await startForTests({ data, limits });
    const back = await new Guest(again.address, other).connect();
    expect(back.sync).toMatchObject({ seq: seq + 1, view: other.sync!.view });
    await again.close();
  });
});

describe.skipIf(process.platform !== 'linux')('a disk that takes nothing more', () => {
  it('is told to who asks, by /healthz and by /metrics, also when nobody writes; when there is room again all goes on, and nothing accepted is lost', async () => {
    const data = fs.mkdtempSync(path.join(folder, 'full-'));
    let server = await startProcess(data);
    // The largest file that the server may write: a disk that is full, for it alone.
    const room = (bytes: string) => promisify(execFile)('prlimit', [`--pid=${server.pid}`, `--fsize=${bytes}:`]);
    const health = async (): Promise<unknown> => {
      const answer = await fetch(`${server.address}/healthz`);
      const { status, why } = (await answer.json()) as { readonly status: string; readonly why?: string };
      const metrics = await (await fetch(`${server.address}/metrics`)).text();
      return [answer.status, status, why, /^cardinal_store_failing (\d)$/m.exec(metrics)?.[1]];
    };
    const OK = [200, 'ok', undefined, '0'];
    const FULL = [503, 'failing', 'full', '1'];
    const host = await Guest.host(server.address, { game: 'math-rush', places: 2 });
    const other = await Guest.join(server.address, host.house!.pin!);
    host.ask({ t: 'start' });
    await Promise.all([host, other].map((guest) => guest.until(({ sync }) => sync !== null)));
    const { seq, view } = other.sync!;
    expect(await health()).toEqual(OK);
    await room('1');
    await expect.poll(health).toEqual(FULL);
    const refused = host.wait(({ t }) => t === 'refused');
    host.play({ kind: 'ready' });
    expect(await refused).toMatchObject({ why: 'not-kept', cid: 1 });
    await expect(Guest.host(server.address, { game: 'numsense' })).rejects.toThrow('not-kept');
    expect(other.sync).toMatchObject({ seq, view });
    await room('unlimited');
    await expect.poll(health).toEqual(OK);
    host.play({ kind: 'ready' });
    await Promise.all([host, other].map((guest) => guest.until(({ sync }) => sync!.seq === seq + 1)));
    await server.end('SIGKILL');
    server = await startProcess(data);
    const back = await new Guest(server.address, other).connect();
    expect(back.sync).toMatchObject({ seq: seq + 1, view: other.sync!.view });
    await server.end('SIGTERM');
  });
});

describe('a store that fails', () => {
  /** A line that keeps what it was sent. */
  class Tape {
    readonly texts: string[] = [];
    readonly clogged = false;
    readonly late = 0;
    readonly silence = 0;
    send(text: string): void {
      this.texts.push(text);
    }
    close(why: string): void {
      this.texts.push(why);
    }
    last(t: string): Record<string, never> | undefined {
      return this.texts.map((text) => JSON.parse(text) as Record<string, never>).findLast((tell) => tell['t'] === t);
    }
  }

  it('tells the one who asked, keeps the table as it was, and goes on when it works again', async () => {
    const inner = memoryStore();
    let full = false;
    const store: EventStore = {
      ...inner,
      write: (change) => (full ? Promise.reject(new NotKept('full')) : inner.write(change)),
    };
    const faults: string[] = [];
    const hall = await Hall.open({
      store,
      limits: { ...USUAL_LIMITS, botPace: 0 },
      fault: (_, where) => faults.push(where),
    });
    const came = await hall.openTable({ game: 'numsense', options: {}, places: 2, bots: ['easy'] });
    if (!came.ok) throw new Error(came.why);
    const tape = new Tape();
    const visit = new Visit(hall, tape);
    await visit.heard(JSON.stringify({ t: 'hello', v: WIRE_VERSION, table: came.table, token: came.token }));
    full = true;
    await visit.heard(JSON.stringify({ t: 'start' }));
    expect(tape.last('refused')).toMatchObject({ why: 'not-kept' });
    expect(await hall.openTable({ game: 'numsense', options: {}, bots: [] })).toEqual({ ok: false, why: 'not-kept' });
    full = false;
    await visit.heard(JSON.stringify({ t: 'start' }));
    // The bot may be the first to play: only a moment in which this seat must act will do.
    const mine = (): Sync | undefined => {
      const tells = tape.texts.map((text) => (text.startsWith('{') ? readTell(text) : null));
      const moment = tells.reduce<Sync | null>((before, tell) => {
        if (tell?.t === 'sync') return tell.sync;
        if (tell?.t !== 'heard' || !before) return before;
        return { ...before, ...tell, view: viewAfter(before.view, tell) };
      }, null);
      return moment && (moment.view.turn as unknown as Turn).must.includes(0) ? moment : undefined;
    };
    while (!mine()) await new Promise((done) => setTimeout(done, 20));
    const sync = mine()!;
    expect(sync.seq).toBeGreaterThan(0);
    full = true;
    const game = await rulesOf('numsense');
    const move = [...game.propose(sync.view as never, rngFrom('any'))][0];
    await visit.heard(JSON.stringify({ t: 'play', cid: 1, match: 1, move }));
    expect(tape.last('refused')).toMatchObject({ why: 'not-kept', cid: 1 });
    expect((tape.last('sync') as unknown as { sync: { seq: number; view: unknown } }).sync).toMatchObject({
      seq: sync.seq,
      view: sync.view,
    });
    full = false;
    await visit.heard(JSON.stringify({ t: 'play', cid: 2, match: 1, move }));
    expect(tape.last('heard')).toMatchObject({ from: sync.seq });
    expect(faults).toContain('keep');
    await hall.close();
  });

  it('E11 writes match time down while a deadline runs, so that a kill gives back a second at most', async () => {
    const store = memoryStore();
    const hall = await Hall.open({ store, limits: USUAL_LIMITS, fault: () => undefined });
    const options = { guessTimer: 60 };
    const came = await hall.openTable({ game: 'addition-mania', options, places: 2, bots: ['easy'] });
    if (!came.ok) throw new Error(came.why);
    const tape = new Tape();
    const visit = new Visit(hall, tape);
    await visit.heard(JSON.stringify({ t: 'hello', v: WIRE_VERSION, table: came.table, token: came.token }));
    await visit.heard(JSON.stringify({ t: 'start' }));
    const kept = async (): Promise<number> => {
      const head = (await store.table(came.table))?.head ?? '';
      return (JSON.parse(head) as { match: { at: number } }).match.at;
    };
    expect(await kept()).toBe(0);
    // No act of anybody: only time goes by.
    while ((await kept()) < 20) {
      await new Promise((done) => setTimeout(done, 10));
      await hall.noteTimes();
    }
    // Killed: nothing is told to the old hall, another one reads what was kept.
    const at = await kept();
    const next = await Hall.open({ store, limits: USUAL_LIMITS, fault: () => undefined });
    const back = new Tape();
    const again = new Visit(next, back);
    await again.heard(JSON.stringify({ t: 'hello', v: WIRE_VERSION, table: came.table, token: came.token }));
    const { sync } = back.last('welcome') as unknown as { sync: Sync };
    expect(sync.at).toBeGreaterThanOrEqual(at);
    await next.close();
    await hall.close().catch(() => undefined);
  });

  it('E21 erases a table when its time is over, and not while somebody is there', async () => {
    let today = 1_000_000;
    const store = memoryStore();
    const limits = { ...USUAL_LIMITS, calm: 0 };
    const hall = await Hall.open({ store, limits, today: () => today, fault: () => undefined });
    const came = await hall.openTable({ game: 'numsense', options: {}, bots: [] });
    const used = await hall.openTable({ game: 'numsense', options: {}, bots: [] });
    if (!came.ok || !used.ok) throw new Error('no table');
    const visit = new Visit(hall, new Tape());
    await visit.heard(JSON.stringify({ t: 'hello', v: WIRE_VERSION, table: used.table, token: used.token }));
    today += 23 * 3_600_000;
    await hall.sweep();
    expect((await store.tables()).length).toBe(2);
    today += 2 * 3_600_000;
    await hall.sweep();
    expect((await store.tables()).map(({ table }) => table)).toEqual([used.table]);
    expect(await hall.room(came.table)).toBeNull();
    // The world's clock may jump: whoever plays does not notice.
    today -= 48 * 3_600_000;
    await hall.sweep();
    expect(await hall.room(used.table)).not.toBeNull();
    await hall.close();
  });

  it('E21 erases nothing for a while after a start and after a jump of the clock, so that who is at a table can come back', async () => {
    let today = 1_000_000;
    const store = memoryStore();
    const open = (calm: number) =>
      Hall.open({ store, limits: { ...USUAL_LIMITS, calm }, today: () => today, fault: () => undefined });
    const hall = await open(USUAL_LIMITS.calm);
    const came = await hall.openTable({ game: 'numsense', options: {}, bots: [] });
    if (!came.ok) throw new Error(came.why);
    await hall.close();
    // The machine comes up a day later, or its clock does.
    today += 25 * 3_600_000;
    const next = await open(USUAL_LIMITS.calm);
    await next.sweep();
    expect(await next.room(came.table)).not.toBeNull();
    const visit = new Visit(next, new Tape());
    await visit.heard(JSON.stringify({ t: 'hello', v: WIRE_VERSION, table: came.table, token: came.token }));
    await next.sweep();
    visit.ended();
    await next.close();
    // Somebody was there, so it has a lifetime before it again; and without the wait it goes when that is over.
    const last = await open(0);
    expect(await last.room(came.table)).not.toBeNull();
    await last.close();
    today += 25 * 3_600_000;
    const empty = await open(0);
    expect(await empty.room(came.table)).toBeNull();
    expect(await store.tables()).toEqual([]);
    await empty.close();
  });

  it('E21 what was erased does not come back: a table whose match is in memory writes nothing down as it goes', async () => {
    let today = 1_000_000;
    const store = memoryStore();
    const limits = { ...USUAL_LIMITS, calm: 0, sleepAfter: 86_400_000 };
    const hall = await Hall.open({ store, limits, today: () => today, fault: () => undefined });
    const came = await hall.openTable({ game: 'numsense', options: {}, bots: ['easy'] });
    if (!came.ok) throw new Error(came.why);
    const visit = new Visit(hall, new Tape());
    await visit.heard(JSON.stringify({ t: 'hello', v: WIRE_VERSION, table: came.table, token: came.token }));
    await visit.heard('{"t":"start"}');
    visit.ended();
    today += 25 * 3_600_000;
    await hall.sweep();
    expect(await store.tables()).toEqual([]);
    expect(await store.entries(came.table, 1)).toEqual([]);
    expect(hall.count).toEqual({ tables: 0, rooms: 0 });
    await hall.close();
    expect(await store.tables()).toEqual([]);
  });
});

describe("the bots' threads", () => {
  it('are replaced when they die; after the second death a plain answer is given, so no table stalls', async () => {
    const game = await rulesOf('numsense');
    const { openMatch } = await import('@cardinal/kernel');
    const opened = openMatch(game, { seats: 2, seed: 'dead' });
    if (!opened.ok) throw new Error(opened.why);
    opened.match.advance(0, true);
    const seat = opened.match.turn.must[0]!;
    const dying = new URL('../testing/dying-thread.mjs', import.meta.url);
    const pool = new BotPool(1, dying);
    const question = { game: 'numsense', level: 'expert', view: opened.match.view(seat), seed: 's' } as const;
    const { move } = await pool.ask(question);
    expect(opened.match.submit(seat, move, 1).ok).toBe(true);
    await pool.close();
    // However slow the machine is, a thread that lives is waited for.
    const living = new BotPool(2, undefined, 100_000);
    const answers = await Promise.all([1, 2, 3].map(() => living.ask(question)));
    expect(answers.every((answer) => answer.move !== null && answer.pace > 0)).toBe(true);
    await living.close();
  });
});
