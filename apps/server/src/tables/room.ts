// One table: its house, its lines, its match. Everything that happens at it goes through one queue, is kept, and is told
// only then. It knows nobody but the guests who came in, and no other table.
import { WIRE_VERSION, type Ask, type Sign } from '@cardinal/wire';
import { Audience } from './audience.ts';
import { entryOf } from './games.ts';
import { act, admit, barred, cameIn, HOUSE_ASKS, type HouseAsk } from './house-acts.ts';
import { guestByToken, phaseOf, seatOf, type Guest, type House } from './house.ts';
import { HostWatch } from './host-watch.ts';
import { Housekeeping } from './housekeeping.ts';
import type { Line } from './line.ts';
import { refusedText } from './moments.ts';
import { newGame, newTerms, type StartProblem } from './openings.ts';
import { textOf } from './presences.ts';
import { Queue } from './queue.ts';
import { Stage, type StageGround } from './stage.ts';

/** What a room stands on. */
export interface RoomGround extends StageGround {
  freshPin(): string;
  /** A code that moves a guest's seat to another device, and when it ends. */
  moveCode(table: string, guest: string): { readonly code: string; readonly until: number };
}

/** One table in memory. */
export class Room {
  readonly #ground: RoomGround;
  readonly #keeping: Housekeeping;
  readonly #audience: Audience;
  readonly #stage: Stage;
  readonly #hosts: HostWatch;
  readonly #queue = new Queue((error) => this.#stage.recover(error));

  constructor(house: House, until: number, ground: RoomGround) {
    const keeping = new Housekeeping(house, until, ground);
    const audience = new Audience(keeping, () => this.#stage.round, ground.limits);
    const enqueue = (work: () => Promise<void>): Promise<void> => this.#queue.soon(work);
    const changed = (): void => audience.tellHouse();
    this.#ground = ground;
    this.#keeping = keeping;
    this.#audience = audience;
    this.#stage = new Stage(ground, { keeping, audience, enqueue });
    this.#hosts = new HostWatch({ keeping, present: audience.present, enqueue, changed }, ground.limits.hostGrace);
  }

  /** Whether nobody is here and nothing waits, since so many milliseconds. */
  idleFor(ms: number): boolean {
    return this.lines === 0 && this.#queue.idleFor(ms);
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
      if (house.door === 'locked') return 'locked';
      if (house.guests.length >= this.#ground.limits.guests) return 'full';
      return this.#change(cameIn(house, hash, lang).house);
    });
  }

  /** A guest goes on with another token, on another device. */
  moveSeat(guest: string, hash: string): Promise<boolean> {
    return this.#queue.do(async () => {
      const { house } = this.#keeping;
      if (!house.guests.some(({ id }) => id === guest)) return false;
      const guests = house.guests.map((one) => (one.id === guest ? { ...one, token: hash } : one));
      if (!(await this.#keeping.keep({ ...house, guests }))) return false;
      this.#audience.present.drop(guest, 'moved');
      return true;
    });
  }

  /** A page says who it is; gives its guest id, or closes the line. */
  hello(line: Line, hash: string): Promise<string | null> {
    return this.#queue.do(async () => {
      const { house } = this.#keeping;
      const guest = guestByToken(house, hash);
      if (!guest) {
        line.close(house.kicked.includes(hash) ? 'kicked' : 'gone');
        return null;
      }
      const { id } = guest;
      const audience = this.#audience;
      audience.present.came(id, line);
      await this.#stage.wake();
      this.#stage.round?.settle();
      const seen = { house: audience.houseOf(id), sync: audience.momentOf(id) };
      line.send(textOf({ t: 'welcome', v: WIRE_VERSION, table: house.table, me: id, ...seen }));
      this.#hosts.look();
      audience.tellHouse(id);
      return id;
    });
  }

  /** A line has ended. */
  left(guest: string, line: Line): void {
    void this.#queue.soon(async () => {
      if (!this.#audience.present.isLine(guest, line)) return;
      this.#audience.present.left(guest);
      this.#stage.round?.settle();
      this.#hosts.look();
      this.#audience.tellHouse();
    });
  }

  /** A guest asks for something. */
  ask(guest: string, line: Line, ask: Ask): Promise<void> {
    const { late } = line;
    return this.#queue.do(async () => {
      const me = this.#keeping.house.guests.find(({ id }) => id === guest);
      if (!me || !this.#audience.present.isLine(guest, line)) return;
      let why: StartProblem | null;
      try {
        why = barred(this.#keeping.house, me, ask.t) ?? (await this.#do(me, line, ask, late));
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

  /** Finishes what is under way, keeps the clock and lets go of everything. */
  async close(): Promise<void> {
    await this.#queue.do(async () => {
      const { round } = this.#stage;
      if (round && !round.played.result) await this.#keeping.keep(this.#stage.stamped);
      this.#queue.close();
    });
    this.#hosts.close();
    this.#stage.close();
    const { present, step } = this.#audience;
    step.watch(false, () => undefined);
    for (const guest of [...present.guests]) present.drop(guest, 'stopping');
  }

  async #do(me: Guest, line: Line, ask: Ask, late: number): Promise<StartProblem | null> {
    if (this.#stage.sleeps) await this.#stage.wake();
    const { house } = this.#keeping;
    const { round } = this.#stage;
    switch (ask.t) {
      case 'hello':
        return 'damaged';
      case 'play': {
        const seat = seatOf(house, me.id);
        if (round?.played.number !== ask.match) return 'no-match';
        if (seat === null) return 'no-such-seat';
        if (house.paused) return 'paused';
        const verdict = await round.submit(seat, ask.move, late, ask.cid);
        return verdict.ok ? null : verdict;
      }
      case 'again':
        line.send(textOf({ t: 'sync', sync: this.#audience.momentOf(me.id) }));
        return null;
      case 'go-on':
        if (round?.played.number !== ask.match) return 'no-match';
        if (seatOf(house, me.id) === null && me.id !== house.host) return 'no-such-seat';
        await round.goOn();
        return null;
      case 'pause':
        return this.#stage.pause(ask.on);
      case 'start':
        return this.#stage.start();
      case 'game': {
        if (phaseOf(house) === 'match') return 'match-runs';
        const changed = await newGame(house, ask.game, ask.options);
        return changed.ok ? this.#change(changed.house) : changed.why;
      }
      case 'own': {
        if (phaseOf(house) === 'match') return 'match-runs';
        const changed = await newTerms(house, me.id, ask);
        return changed.ok ? this.#change(changed.house) : changed.why;
      }
      case 'say':
        if (!this.#audience.present.maySay(me.id)) return 'too-fast';
        this.#audience.tellInside({ t: 'said', guest: me.id, phrase: ask.phrase });
        return null;
      case 'point':
        return this.#point(me, ask.at);
      case 'signs':
        return this.#letIn(me, ask.signs);
      case 'watch':
        return this.#audience.watch(me.id, ask.seat);
      case 'move-seat':
        line.send(textOf({ t: 'code', ...this.#ground.moveCode(house.table, me.id) }));
        return null;
      case 'record':
        if (!round?.played.result) return 'no-match';
        line.send(textOf({ t: 'record', record: { ...round.played.record() } }));
        return null;
      default:
        return this.#houseAct(me, ask);
    }
  }

  /** What lies open can be pointed at: it is looked up in what a watcher sees, so nothing hidden can be meant. */
  #point(me: Guest, at: string): StartProblem | null {
    const played = this.#stage.round?.played;
    if (!played || seatOf(this.#keeping.house, me.id) === null) return 'no-match';
    if (played.game.pointable?.(played.view('watcher')).includes(at) !== true) return 'no-such-spot';
    if (!this.#audience.present.maySay(me.id)) return 'too-fast';
    this.#audience.tellInside({ t: 'pointed', guest: me.id, at });
    return null;
  }

  async #letIn(me: Guest, signs: readonly Sign[]): Promise<StartProblem | null> {
    const { house } = this.#keeping;
    if (!me.waiting) return null;
    if (house.door !== 'signs') return 'wrong-signs';
    const tried = this.#audience.step.tried(signs);
    if (tried !== 'fits') return tried;
    const admitted = admit(house, me.id);
    if (!admitted.ok) return admitted.why;
    const why = await this.#change(admitted.house);
    if (why === null) this.#audience.tellMoment(me.id);
    return why;
  }

  async #houseAct(me: Guest, ask: HouseAsk): Promise<StartProblem | null> {
    const { house } = this.#keeping;
    const { present } = this.#audience;
    const facts = entryOf(house.game)?.facts;
    if (!facts || !HOUSE_ASKS.includes(ask.t)) return 'unknown-game';
    const ground = { facts, freshPin: () => this.#ground.freshPin(), here: (id: string) => present.has(id) };
    const acted = act(house, me, ask, ground);
    if (!acted.ok) return acted.why;
    if (!(await this.#keeping.keep(acted.house))) return 'not-kept';
    if (ask.t === 'kick') present.drop(ask.guest, 'kicked');
    if (ask.t === 'leave') present.drop(me.id, 'left');
    this.#stage.round?.settle();
    this.#audience.tellHouse();
    // Who was let in sees the match now.
    if (ask.t === 'admit') this.#audience.tellMoment(ask.guest);
    if (ask.t === 'open-hands') this.#audience.tellMoment();
    return null;
  }

  async #change(house: House): Promise<'not-kept' | null> {
    if (!(await this.#keeping.keep(house))) return 'not-kept';
    this.#audience.tellHouse();
    return null;
  }

  #refuse(line: Line, problem: StartProblem, ask: Ask): void {
    this.#ground.metrics.refused.count(typeof problem === 'string' ? problem : problem.why);
    line.send(refusedText(problem, ask));
  }
}
