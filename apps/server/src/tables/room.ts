// One table: its house, its lines, its match. Everything that happens at it goes through one queue, is kept, and is told
// only then. It knows nobody but the guests who came in, and no other table.
import type { AnyMove, Entry, Seat, Who } from '@cardinal/kernel';
import { WIRE_VERSION, type Ask, type Sync, type Tell } from '@cardinal/wire';
import type { BotPool } from './bot-pool.ts';
import { entryOf } from './games.ts';
import { act, barred, cameIn, HOUSE_ASKS, nextHost, type HouseAsk } from './house-acts.ts';
import { guestByToken, phaseOf, seatOf, seen, type Guest, type House } from './house.ts';
import { Housekeeping, type KeepingGround } from './housekeeping.ts';
import type { Line } from './line.ts';
import { heardText, refusedText, syncOf } from './moments.ts';
import { newGame, openRound, type StartProblem } from './openings.ts';
import { PlayedMatch } from './played-match.ts';
import { Presences, textOf } from './presences.ts';
import { Queue } from './queue.ts';
import { Round } from './round.ts';
import type { Delivery } from './sight.ts';

/** What a room stands on. */
export interface RoomGround extends KeepingGround {
  readonly pool: BotPool;
  freshPin(): string;
  /** A code that moves a guest's seat to another device, and when it ends. */
  moveCode(table: string, guest: string): { readonly code: string; readonly until: number };
}

/** One table in memory. */
export class Room {
  readonly #ground: RoomGround;
  readonly #keeping: Housekeeping;
  readonly #present: Presences;
  #round: Round | null = null;
  readonly #queue = new Queue((error) => this.#recover(error));
  #hostTimer: NodeJS.Timeout | undefined;

  constructor(house: House, until: number, ground: RoomGround) {
    this.#keeping = new Housekeeping(house, until, ground);
    this.#ground = ground;
    this.#present = new Presences({
      every: ground.limits.beat,
      text: () => {
        const clock = this.#round?.played.clock;
        return textOf({ t: 'beat', at: clock?.now() ?? 0, runs: clock?.running ?? false });
      },
      whole: (guest) => [
        textOf({ t: 'house', house: this.#seen(guest) }),
        textOf({ t: 'sync', sync: this.#sync(guest) }),
      ],
    });
  }

  /** Whether nobody is here and nothing waits, since so many milliseconds. */
  idleFor(ms: number): boolean {
    return this.#present.count === 0 && this.#queue.idleFor(ms);
  }

  /** How many lines there are. */
  get lines(): number {
    return this.#present.count;
  }

  /** Whether match time runs towards a deadline, so that it should be written down from time to time. */
  get ticks(): boolean {
    return this.#round !== null && this.#round.played.clock.running && this.#round.played.wakeAt !== null;
  }

  /** Somebody new comes in with the hash of their token; null, or why not. */
  comeIn(hash: string, lang?: string): Promise<'locked' | 'full' | 'not-kept' | null> {
    return this.#queue.do(async () => {
      const { house } = this.#keeping;
      if (house.door === 'locked') return 'locked';
      if (house.guests.length >= this.#ground.limits.guests) return 'full';
      if (!(await this.#keeping.keep(cameIn(house, hash, lang).house))) return 'not-kept';
      this.#tellHouse();
      return null;
    });
  }

  /** A guest goes on with another token, on another device. */
  moveSeat(guest: string, hash: string): Promise<boolean> {
    return this.#queue.do(async () => {
      const { house } = this.#keeping;
      if (!house.guests.some(({ id }) => id === guest)) return false;
      const guests = house.guests.map((one) => (one.id === guest ? { ...one, token: hash } : one));
      if (!(await this.#keeping.keep({ ...house, guests }))) return false;
      this.#present.drop(guest, 'moved');
      return true;
    });
  }

  /** A page says who it is; gives its guest id, or closes the line. */
  hello(line: Line, hash: string): Promise<string | null> {
    return this.#queue.do(async () => {
      const guest = guestByToken(this.#keeping.house, hash);
      if (!guest) {
        line.close(this.#keeping.house.kicked.includes(hash) ? 'kicked' : 'gone');
        return null;
      }
      const { id } = guest;
      this.#present.came(id, line);
      await this.#wakeRound();
      this.#round?.settle();
      const { table } = this.#keeping.house;
      line.send(textOf({ t: 'welcome', v: WIRE_VERSION, table, me: id, house: this.#seen(id), sync: this.#sync(id) }));
      this.#watchHost();
      this.#tellHouse(id);
      return id;
    });
  }

  /** A line has ended. */
  left(guest: string, line: Line): void {
    void this.#queue.soon(async () => {
      if (!this.#present.isLine(guest, line)) return;
      this.#present.left(guest);
      this.#round?.settle();
      this.#watchHost();
      this.#tellHouse();
    });
  }

  /** A guest asks for something. */
  ask(guest: string, line: Line, ask: Ask): Promise<void> {
    const { late } = line;
    return this.#queue.do(async () => {
      const me = this.#keeping.house.guests.find(({ id }) => id === guest);
      if (!me || !this.#present.isLine(guest, line)) return;
      let why: StartProblem | null;
      try {
        why = barred(this.#keeping.house, me, ask.t) ?? (await this.#do(me, line, ask, late));
      } catch (error) {
        await this.#recover(error);
        why = 'not-kept';
      }
      if (why !== null) this.#refuse(line, why, ask);
    });
  }

  /** Keeps the lifetime and the match time of a table that is in use. */
  touch(): Promise<void> {
    return this.#queue.do(async () => void (await this.#keeping.keep(this.#stamped())));
  }

  /** Finishes what is under way, keeps the clock and lets go of everything. */
  async close(): Promise<void> {
    await this.#queue.do(async () => {
      if (this.#round && !this.#round.played.result) await this.#keeping.keep(this.#stamped());
      this.#queue.close();
    });
    clearTimeout(this.#hostTimer);
    this.#round?.close();
    for (const guest of [...this.#present.guests]) this.#present.drop(guest, 'stopping');
  }

  async #do(me: Guest, line: Line, ask: Ask, late: number): Promise<StartProblem | null> {
    await this.#wakeRound();
    const { house } = this.#keeping;
    const played = this.#round?.played;
    switch (ask.t) {
      case 'hello':
        return 'damaged';
      case 'play': {
        const seat = seatOf(house, me.id);
        if (!this.#round || played?.number !== ask.match) return 'no-match';
        if (seat === null) return 'no-such-seat';
        if (house.paused) return 'paused';
        const verdict = await this.#round.submit(seat, ask.move, late);
        return verdict.ok ? null : verdict;
      }
      case 'again':
        line.send(textOf({ t: 'sync', sync: this.#sync(me.id) }));
        return null;
      case 'go-on':
        if (!this.#round || played?.number !== ask.match) return 'no-match';
        if (seatOf(house, me.id) === null && me.id !== house.host) return 'no-such-seat';
        await this.#round.goOn();
        return null;
      case 'pause':
        return this.#pause(ask.on);
      case 'start':
        return this.#start();
      case 'game': {
        if (phaseOf(house) === 'match') return 'match-runs';
        const changed = await newGame(house, ask.game, ask.options);
        return changed.ok ? this.#change(changed.house) : changed.why;
      }
      case 'say':
        if (!this.#present.maySay(me.id)) return 'too-fast';
        this.#tellInside({ t: 'said', guest: me.id, phrase: ask.phrase });
        return null;
      case 'move-seat':
        line.send(textOf({ t: 'code', ...this.#ground.moveCode(house.table, me.id) }));
        return null;
      case 'record':
        if (!played?.result) return 'no-match';
        line.send(textOf({ t: 'record', record: { ...played.record() } }));
        return null;
      default:
        return this.#houseAct(me, ask);
    }
  }

  async #houseAct(me: Guest, ask: HouseAsk): Promise<StartProblem | null> {
    const { house } = this.#keeping;
    const facts = entryOf(house.game)?.facts;
    if (!facts || !HOUSE_ASKS.includes(ask.t)) return 'unknown-game';
    const ground = { facts, freshPin: () => this.#ground.freshPin(), here: (id: string) => this.#present.has(id) };
    const acted = act(house, me, ask, ground);
    if (!acted.ok) return acted.why;
    if (!(await this.#keeping.keep(acted.house))) return 'not-kept';
    if (ask.t === 'kick') this.#present.drop(ask.guest, 'kicked');
    if (ask.t === 'leave') this.#present.drop(me.id, 'left');
    this.#round?.settle();
    this.#tellHouse();
    // Who was let in sees the match now.
    if (ask.t === 'admit') this.#present.send(ask.guest, () => textOf({ t: 'sync', sync: this.#sync(ask.guest) }));
    return null;
  }

  async #change(house: House): Promise<StartProblem | null> {
    if (!(await this.#keeping.keep(house))) return 'not-kept';
    this.#tellHouse();
    return null;
  }

  async #pause(on: boolean): Promise<StartProblem | null> {
    const { house } = this.#keeping;
    if (!this.#round || this.#round.played.result) return 'no-match';
    if (on === house.paused) return null;
    // What was due before the pause stands in the log before it.
    await this.#round.note({ kind: on ? 'paused' : 'resumed' });
    if (!(await this.#keeping.keep({ ...this.#stamped(), paused: on }))) return 'not-kept';
    this.#round.settle();
    this.#tellHouse();
    return null;
  }

  async #start(): Promise<StartProblem | null> {
    const opened = await openRound(this.#keeping.house, this.#ground.limits.lag);
    if (!opened.ok) return opened.why;
    const { house, played, told } = opened;
    if (!(await this.#keeping.keep(house, { number: played.number, told }))) return 'not-kept';
    this.#ground.metrics.matches.inc({ game: house.game });
    this.#round?.close();
    for (const one of told) played.deliver(one);
    this.#round = this.#newRound(played);
    this.#round.settle();
    this.#tellHouse();
    for (const guest of this.#present.guests)
      this.#present.send(guest, () => textOf({ t: 'sync', sync: this.#sync(guest) }));
    return null;
  }

  /** Brings back the match of a table that slept, or that was read again. */
  async #wakeRound(): Promise<void> {
    const { table, match } = this.#keeping.house;
    if (this.#round || !match) return;
    const game = await entryOf(match.header.game)?.load();
    if (!game) throw new Error(`no-game: ${match.header.game}`);
    const log = await this.#ground.store.entries(table, match.number);
    const entries = log.map((text) => JSON.parse(text) as Entry<AnyMove>);
    const played = PlayedMatch.resume(game, match, entries, this.#ground.limits.lag);
    this.#round = this.#newRound(played);
    // The server may have ended between the last entry and the word that the match is over.
    if (played.result && !match.over) await this.#over();
  }

  #newRound(played: PlayedMatch): Round {
    const { limits, pool } = this.#ground;
    const { match } = this.#keeping.house;
    return new Round(played, () => this.#keeping.house.match?.players ?? [], match?.seed ?? '', {
      pool,
      botPace: limits.botPace,
      enqueue: (work) => this.#queue.soon(work),
      keep: (told) => this.#keeping.entries(played.number, told),
      deliver: (deliveries) => this.#deliver(deliveries),
      thinking: (seats) => this.#tellInside({ t: 'thinking', seats: [...seats] }),
      here: (seat) => this.#hereAt(seat),
      paused: () => this.#keeping.house.paused,
      leaver: () => this.#keeping.house.leaver,
      grace: () => this.#keeping.house.grace * limits.graceSecond,
      standInsChanged: () => this.#tellHouse(),
      over: () => this.#over(),
      broke: (error) => void this.#queue.soon(() => this.#recover(error)),
    });
  }

  async #over(): Promise<void> {
    const { match, ...house } = this.#stamped();
    if (match) await this.#keeping.keep({ ...house, paused: false, match: { ...match, over: true } });
    this.#tellHouse();
  }

  /** The house with the match time of now. */
  #stamped(): House {
    const { house } = this.#keeping;
    const played = this.#round?.played;
    if (!house.match || played?.number !== house.match.number) return house;
    return { ...house, match: { ...house.match, at: played.clock.now() } };
  }

  #deliver(deliveries: ReadonlyMap<Who, Delivery>): void {
    const played = this.#round?.played;
    if (!played) return;
    const texts = new Map<Who, string>();
    for (const guest of this.#present.guests) {
      const who = this.#who(guest);
      const delivery = who === null ? undefined : deliveries.get(who);
      if (who === null || !delivery) continue;
      this.#present.send(guest, () => {
        const text = texts.get(who) ?? heardText(played, who, delivery);
        texts.set(who, text);
        return text;
      });
    }
  }

  #sync(guest: string): Sync | null {
    const who = this.#who(guest);
    const played = this.#round?.played;
    if (!played || who === null) return null;
    return syncOf(played, who);
  }

  /** A guest's seat, or a watcher; null for who waits at the door. */
  #who(guest: string): Who | null {
    const { house } = this.#keeping;
    if (house.guests.find(({ id }) => id === guest)?.waiting !== false) return null;
    return seatOf(house, guest) ?? 'watcher';
  }

  #hereAt(seat: Seat): boolean {
    const guest = this.#keeping.house.match?.players[seat]?.guest;
    return guest !== null && guest !== undefined && this.#present.has(guest);
  }

  #seen(guest: string): Extract<Tell, { t: 'house' }>['house'] {
    const presence = {
      here: (id: string) => this.#present.has(id),
      standIn: (seat: number) => this.#round?.absences.standIn(seat) ?? false,
    };
    return seen(this.#keeping.house, guest, presence, this.#keeping.until);
  }

  #tellHouse(but?: string): void {
    for (const guest of this.#present.guests) {
      if (guest !== but) this.#present.send(guest, () => textOf({ t: 'house', house: this.#seen(guest) }));
    }
  }

  /** Tells everyone who is past the door. */
  #tellInside(tell: Tell): void {
    const text = textOf(tell);
    for (const guest of this.#present.guests) if (this.#who(guest) !== null) this.#present.send(guest, () => text);
  }

  #refuse(line: Line, problem: StartProblem, ask: Ask): void {
    this.#ground.metrics.refused.inc({ why: typeof problem === 'string' ? problem : problem.why });
    line.send(refusedText(problem, ask));
  }

  /** When the host is gone for a while, somebody who is here becomes host. */
  #watchHost(): void {
    clearTimeout(this.#hostTimer);
    const here = (id: string): boolean => this.#present.has(id);
    if (here(this.#keeping.house.host) || this.#present.count === 0) return;
    this.#hostTimer = setTimeout(() => {
      void this.#queue.soon(async () => {
        const { house } = this.#keeping;
        const host = here(house.host) ? null : nextHost(house, here);
        if (host !== null) await this.#change({ ...house, host });
      });
    }, this.#ground.limits.hostGrace);
  }

  /** Something broke or could not be kept: what is in memory may be ahead of the store, so the store is read again. */
  async #recover(error: unknown): Promise<void> {
    this.#ground.metrics.faults.inc();
    this.#ground.fault(error, 'room');
    this.#round?.close();
    this.#round = null;
    try {
      await this.#wakeRound();
    } catch (again) {
      this.#ground.fault(again, 'recover');
    }
    (this.#round as Round | null)?.settle();
    for (const guest of this.#present.guests)
      this.#present.send(guest, () => textOf({ t: 'sync', sync: this.#sync(guest) }));
  }
}
