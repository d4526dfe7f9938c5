// All tables of a server: opened, found by PIN, woken when somebody comes, put to sleep when all have gone, thrown away when
// their time is over. What is asleep lies in the store alone.
import { setImmediate } from 'node:timers/promises';
import type { CameIn, Join, Opening } from '@cardinal/wire';
import type { EventStore } from '@cardinal/store';
import { BotPool } from './bot-pool.ts';
import { Calm } from './calm.ts';
import { Directory } from './directory.ts';
import { readHouse } from './house.ts';
import { joined } from './joining.ts';
import type { Limits } from './limits.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { newHouse } from './openings.ts';
import { Room, type RoomGround } from './room.ts';
import { freshToken, tokenHash } from './secrets.ts';
import { Timekeeper } from './timekeeper.ts';
import { watched, type StoreTrouble, type WatchedStore } from './watched-store.ts';

/** How often old tables and idle rooms are looked for. */
const SWEEP = 15_000;
/** So many tables are looked at in one moment. */
const AT_ONCE = 100;

/** Settings of {@link openHall}. */
export interface HallSettings {
  readonly store: EventStore;
  readonly limits: Limits;
  /** Milliseconds of the world's clock. */
  readonly today?: () => number;
  /** Hears of faults; it is given no hand and no token. */
  readonly fault: (error: unknown, where: string) => void;
  /** Hears why nothing can be kept, once, and null when it can again. */
  readonly trouble?: (trouble: StoreTrouble | null) => void;
}

/** The tables of one server. */
export class Hall {
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly #ground: RoomGround;
  readonly #store: WatchedStore;
  readonly #today: () => number;
  readonly #pool: BotPool;
  readonly #directory = new Directory();
  readonly #rooms = new Map<string, Room>();
  readonly #waking = new Map<string, Promise<Room | null>>();
  /** Rooms that go to sleep: their last word is kept before anybody wakes them. */
  readonly #closing = new Map<string, Promise<void>>();
  /** Tables that are nobody's any more and perhaps still in the store. */
  readonly #gone = new Set<string>();
  readonly #calm: Calm;
  readonly #sweeper: NodeJS.Timeout;
  readonly #timekeeper = new Timekeeper(() => this.#rooms.values());

  private constructor({ store, limits, fault, trouble = () => undefined, today = () => Date.now() }: HallSettings) {
    this.#store = watched(store, trouble);
    this.#today = today;
    this.#calm = new Calm(limits.calm, today(), performance.now());
    this.limits = limits;
    this.#pool = new BotPool(limits.botThreads);
    this.metrics = createMetrics({
      tables: () => this.#directory.size,
      rooms: () => this.#rooms.size,
      lines: () => [...this.#rooms.values()].reduce((sum, room) => sum + room.lines, 0),
      bots: () => this.#pool.waiting,
      unkept: () => (this.#store.trouble === null ? 0 : 1),
    });
    this.#ground = {
      store: this.#store,
      limits,
      metrics: this.metrics,
      today,
      pool: this.#pool,
      fault,
      freshPin: () => this.#directory.drawPin(),
      freshMoveCode: () => this.#directory.drawCode(),
      kept: (house, until) => this.#directory.learn(house, until),
    };
    this.#sweeper = setInterval(() => void this.sweep().catch((error: unknown) => fault(error, 'sweep')), SWEEP);
    this.#sweeper.unref();
  }

  /** Opens the hall with all tables that the store keeps. */
  static async open(settings: HallSettings): Promise<Hall> {
    const hall = new Hall(settings);
    for (const { table, head, until } of await settings.store.tables()) {
      try {
        hall.#directory.learn(readHouse(head), until);
      } catch (error) {
        // It stays where it is for whoever can repair it; the other tables open.
        settings.fault(new Error(`head-broken: ${table}`, { cause: error }), 'open');
      }
    }
    await hall.sweep();
    return hall;
  }

  /** How many tables are kept, and how many are in memory. */
  get count(): { readonly tables: number; readonly rooms: number } {
    return { tables: this.#directory.size, rooms: this.#rooms.size };
  }

  /** Why nothing can be kept at present; null when all is well. */
  look(): Promise<StoreTrouble | null> {
    return this.#store.look();
  }

  /** Opens a table; whoever asks is its host. */
  async openTable(opening: Opening): Promise<CameIn> {
    if (this.#directory.size >= this.limits.tables) return { ok: false, why: 'too-many' };
    const token = freshToken();
    const made = await newHouse(opening, tokenHash(token), this.#ground.freshPin());
    if (!made.ok) return made;
    const { house } = made;
    const until = this.#today() + this.limits.tableHours * 3_600_000;
    try {
      await this.#store.write({ table: house.table, head: JSON.stringify(house), until });
    } catch (error) {
      this.metrics.faults.inc();
      this.#ground.fault(error, 'keep');
      return { ok: false, why: 'not-kept' };
    }
    this.#directory.learn(house, until);
    this.#rooms.set(house.table, new Room(house, until, this.#ground));
    return { ok: true, table: house.table, token };
  }

  /** Comes in by a PIN, or by the code that the owner of a seat was shown and that works once. */
  join(asked: Join): Promise<CameIn> {
    return joined(asked, { directory: this.#directory, room: (table) => this.room(table) });
  }

  /** A table's room, woken if it slept; null when there is no such table. Rejects where it cannot be read. */
  room(table: string): Promise<Room | null> {
    const awake = this.#rooms.get(table);
    if (awake) return Promise.resolve(awake);
    if (!this.#directory.has(table)) return Promise.resolve(null);
    // Two who come at once wake one room, not two.
    let waking = this.#waking.get(table);
    if (!waking) {
      waking = this.#wake(table).finally(() => this.#waking.delete(table));
      this.#waking.set(table, waking);
    }
    return waking;
  }

  /** Writes down the match time of all tables where it runs towards a deadline, at once. */
  noteTimes(): Promise<void> {
    return this.#timekeeper.note();
  }

  /** Throws away what is past its time, and lets sleep what nobody is at. */
  async sweep(): Promise<void> {
    const today = this.#today();
    const mayErase = this.#calm.holds(today, performance.now());
    let seen = 0;
    for (const table of this.#directory.tables) {
      if (++seen % AT_ONCE === 0) await setImmediate();
      await this.#rooms
        .get(table)
        ?.forgetMissing()
        .catch(() => undefined);
      // Read now: meanwhile somebody may have come, or the table may have gone.
      const room = this.#rooms.get(table);
      const until = this.#directory.until(table);
      if (until === undefined) continue;
      if (room && room.lines > 0) {
        // Half a lifetime is left at least, as long as somebody is here.
        if (until - today < this.limits.tableHours * 1_800_000) await room.touch().catch(() => undefined);
      } else if (until < today) {
        if (mayErase) await this.#erase(table);
      } else if (room?.idleFor(this.limits.sleepAfter)) await this.#sleep(table, room);
    }
    this.#directory.sweep();
    if (this.#gone.size === 0) return;
    const gone = [...this.#gone];
    await this.#store.remove(gone);
    for (const table of gone) this.#gone.delete(table);
  }

  /** Stops: everything under way is kept, pages are told, threads end. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    this.#timekeeper.close();
    await Promise.all([...this.#rooms.values()].map((room) => room.close().catch(() => undefined)));
    this.#rooms.clear();
    await this.#pool.close();
    await this.#store.close();
  }

  async #wake(table: string): Promise<Room | null> {
    await this.#closing.get(table);
    try {
      const kept = await this.#store.table(table);
      // Meanwhile its time may have been over.
      if (!kept || !this.#directory.has(table)) return null;
      const room = new Room(readHouse(kept.head), kept.until, this.#ground);
      this.#rooms.set(table, room);
      return room;
    } catch (error) {
      this.metrics.faults.inc();
      this.#ground.fault(error, 'wake');
      throw error;
    }
  }

  async #sleep(table: string, room: Room): Promise<void> {
    this.#rooms.delete(table);
    const closing = room.close().finally(() => this.#closing.delete(table));
    this.#closing.set(table, closing);
    await closing;
  }

  /** Nobody finds a table any more from now on; its room writes nothing down before it goes, as that would bring it back. */
  async #erase(table: string): Promise<void> {
    this.#directory.forget(table);
    this.#gone.add(table);
    const room = this.#rooms.get(table);
    this.#rooms.delete(table);
    await room?.close(false).catch(() => undefined);
  }
}
