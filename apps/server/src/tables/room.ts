// One table: its house, its lines, its match. Everything that happens at it goes through one queue, is kept, and is told
// only then. It knows nobody but the guests who came in, and no other table.
import { WIRE_VERSION, type Ask } from '@cardinal/wire';
import { Asks, type AsksGround } from './asks.ts';
import { Audience } from './audience.ts';
import { cameIn, heard, somebodyIsIn } from './comings.ts';
import { Expected, isExpected } from './expected.ts';
import { barred } from './house-acts.ts';
import { guestByToken, withEnded, type Guest, type House } from './house.ts';
import { HostWatch } from './host-watch.ts';
import { Housekeeping } from './housekeeping.ts';
import type { Line } from './line.ts';
import { refusedText } from './moments.ts';
import type { StartProblem } from './openings.ts';
import { textOf } from './presences.ts';
import { Queue } from './queue.ts';
import { Stage, type StageGround } from './stage.ts';

/** What a room stands on. */
export type RoomGround = StageGround & AsksGround;

/** One table in memory. */
export class Room {
  readonly #ground: RoomGround;
  readonly #keeping: Housekeeping;
  readonly #audience: Audience;
  readonly #stage: Stage;
  readonly #asks: Asks;
  readonly #hosts: HostWatch;
  readonly #expected: Expected;
  readonly #here = (guest: string): boolean => this.#audience.present.has(guest);
  readonly #queue = new Queue((error) => this.#stage.recover(error));

  constructor(house: House, until: number, ground: RoomGround) {
    const keeping = new Housekeeping(house, until, ground);
    const enqueue = (work: () => Promise<void>): Promise<void> => this.#queue.soon(work);
    const audience = new Audience(keeping, () => this.#stage, enqueue, ground.limits);
    const changed = (): void => audience.tellHouse();
    this.#ground = ground;
    this.#expected = new Expected(ground.limits.unseen);
    this.#keeping = keeping;
    this.#audience = audience;
    this.#stage = new Stage(ground, { keeping, audience, enqueue });
    this.#asks = new Asks({ ground, keeping, audience, stage: this.#stage });
    this.#hosts = new HostWatch({ keeping, present: audience.present, enqueue, changed }, ground.limits.hostGrace);
  }

  /** Whether nobody is here or expected, and nothing waits, since so many milliseconds. */
  idleFor(ms: number): boolean {
    return this.lines === 0 && !this.#keeping.house.guests.some(isExpected) && this.#queue.idleFor(ms);
  }

  /** How many lines there are. */
  get lines(): number {
    return this.#audience.present.count;
  }

  /** Whether match time runs towards a deadline, so that it should be written down from time to time. */
  get ticks(): boolean {
    const played = this.#stage.round?.played;
    return played !== undefined && played.clock.running && played.wakeAt !== null;
  }

  /** Somebody new comes in with the hash of their token; null, or why not. */
  comeIn(hash: string, lang?: string): Promise<'locked' | 'full' | 'not-kept' | null> {
    return this.#queue.do(async () => {
      const { house } = this.#keeping;
      if (house.door === 'locked' && somebodyIsIn(house)) return 'locked';
      if (house.guests.length >= this.#ground.limits.guests) {
        const room = this.#expected.makesRoom(house.guests, this.#here);
        if (!room) return 'full';
        const why = await this.#asks.forget(room);
        if (why !== null) return why;
      }
      return this.#asks.change(cameIn(this.#keeping.house, hash, lang));
    });
  }

  /** Lets go of those whose pages have been missing for too long, of whom it is not known that they will come or come back. */
  async forgetMissing(): Promise<void> {
    const missing = this.#expected.overdue(this.#keeping.house.guests, this.#here, performance.now());
    for (const { id } of missing)
      await this.#queue.do(async () => {
        const guest = this.#keeping.house.guests.find((one) => one.id === id);
        if (guest && isExpected(guest) && !this.#here(id)) await this.#asks.forget(guest);
      });
  }

  /** The guest whose token has this hash. */
  guestOf(hash: string): Guest | undefined {
    return guestByToken(this.#keeping.house, hash);
  }

  /** The guest who was shown the code of this hash goes on with another token, on another device; null, or why not. */
  moveSeat(code: string, hash: string): Promise<'no-such-code' | 'not-kept' | null> {
    return this.#queue.do(async () => {
      const { house } = this.#keeping;
      const moved = house.guests.find((guest) => guest.code?.hash === code);
      if (!moved?.code || moved.code.until < this.#ground.today()) return 'no-such-code';
      const { code: _, ...guest } = moved;
      const guests = house.guests.map((one) => (one === moved ? { ...guest, token: hash } : one));
      if (!(await this.#keeping.keep({ ...withEnded(house, moved.token, 'moved'), guests }))) return 'not-kept';
      this.#audience.present.drop(moved.id, 'moved');
      // The other device may never come to the table.
      this.#noticed();
      return null;
    });
  }

  /** A page says who it is; gives its guest id, or closes the line. */
  hello(line: Line, hash: string): Promise<string | null> {
    return this.#queue.do(async () => {
      const { house } = this.#keeping;
      const guest = guestByToken(house, hash);
      if (!guest) {
        line.close(house.ended.findLast(({ token }) => token === hash)?.why ?? 'gone');
        return null;
      }
      const { id } = guest;
      // What cannot be read makes nobody present.
      await this.#stage.wake();
      const audience = this.#audience;
      audience.present.came(id, line);
      audience.present.mayAsk(id);
      this.#stage.round?.settle();
      const seen = { house: audience.houseOf(id), sync: audience.momentOf(id) };
      line.send(textOf({ t: 'welcome', v: WIRE_VERSION, table: house.table, me: id, ...seen }));
      this.#hosts.look();
      audience.tellHouse(id);
      // Where it cannot be kept, they are one who never came as soon as they go.
      if (guest.unheard) await this.#keeping.keep(heard(this.#keeping.house, id));
      return id;
    });
  }

  /** A line has ended. */
  left(guest: string, line: Line): void {
    void this.#queue.soon(async () => {
      if (!this.#audience.present.isLine(guest, line)) return;
      this.#audience.present.left(guest);
      this.#noticed(line.silence);
    });
  }

  /** Somebody is here no more: sees to their seat and to the host, and tells. `silence`: milliseconds since they were heard. */
  #noticed(silence = 0): void {
    this.#stage.round?.settle();
    this.#hosts.look(silence);
    this.#audience.tellHouse();
  }

  /** Whether a guest may send one more message now. */
  mayAsk(guest: string): boolean {
    return this.#audience.present.mayAsk(guest);
  }

  /** A guest asks for something. */
  ask(guest: string, line: Line, ask: Ask): Promise<void> {
    const { late } = line;
    return this.#queue.do(async () => {
      const me = this.#keeping.house.guests.find(({ id }) => id === guest);
      if (!me || !this.#audience.present.isLine(guest, line)) return;
      let why: StartProblem | null;
      try {
        why = barred(this.#keeping.house, me, ask.t) ?? (await this.#asks.answer(me, line, ask, late));
      } catch (error) {
        await this.#stage.recover(error);
        why = 'not-kept';
      }
      if (why !== null) this.#refuse(line, why, ask);
    });
  }

  /** Keeps the lifetime and the match time of a table that is in use. */
  touch(): Promise<void> {
    return this.#queue.do(async () => void (await this.#keeping.keep(this.#stage.stamped)));
  }

  /** Finishes what is under way, keeps the clock (unless the table is erased) and lets go of everything. */
  async close(keeps = true): Promise<void> {
    await this.#queue.do(async () => {
      const { round } = this.#stage;
      if (keeps && round && !round.played.result) await this.#keeping.keep(this.#stage.stamped);
      this.#queue.close();
    });
    this.#hosts.close();
    this.#stage.close();
    const { present, step } = this.#audience;
    step.watch(false, () => undefined);
    for (const guest of [...present.guests]) present.drop(guest, 'stopping');
  }

  #refuse(line: Line, problem: StartProblem, ask: Ask): void {
    this.#ground.metrics.refused.count(typeof problem === 'string' ? problem : problem.why);
    line.send(refusedText(problem, ask));
  }
}
