// What the guests of one table ask for, and what becomes of it. Who is at the door, and in which order things happen, is
// the room's affair.
import type { Ask, Sign } from '@cardinal/wire';
import type { Audience } from './audience.ts';
import { entryOf } from './games.ts';
import { admit, gone } from './comings.ts';
import { act, HOUSE_ASKS, type HouseAsk, type HouseGround } from './house-acts.ts';
import { phaseOf, seatOf, type Guest, type House } from './house.ts';
import type { Housekeeping } from './housekeeping.ts';
import type { Line } from './line.ts';
import type { Limits } from './limits.ts';
import { newGame, newTerms, type StartProblem } from './openings.ts';
import { textOf } from './presences.ts';
import { codeHash } from './secrets.ts';
import type { Stage } from './stage.ts';

/** What the server gives to those who ask. */
export interface AsksGround {
  freshPin(): string;
  /** A code for moving a seat to another device. */
  freshMoveCode(): string;
  readonly limits: Pick<Limits, 'codeLife'>;
  /** Milliseconds of the world's clock. */
  readonly today: () => number;
}

/** The parts of the room that asks change. */
interface Parts {
  readonly ground: AsksGround;
  readonly keeping: Housekeeping;
  readonly audience: Audience;
  readonly stage: Stage;
}

/** The asks of one table. */
export class Asks {
  readonly #ground: AsksGround;
  readonly #keeping: Housekeeping;
  readonly #audience: Audience;
  readonly #stage: Stage;

  constructor({ ground, keeping, audience, stage }: Parts) {
    this.#ground = ground;
    this.#keeping = keeping;
    this.#audience = audience;
    this.#stage = stage;
  }

  /** Does what a guest asks, who may; null, or why not. Called inside the room's queue; `late` are the milliseconds by which the line is slow. */
  async answer(me: Guest, line: Line, ask: Ask, late: number): Promise<StartProblem | null> {
    if (this.#stage.sleeps) {
      await this.#stage.wake();
      this.#stage.round?.settle();
    }
    const { house } = this.#keeping;
    const { round } = this.#stage;
    switch (ask.t) {
      case 'hello':
        return 'damaged';
      case 'play': {
        const seat = seatOf(house, me.id);
        if (round?.played.number !== ask.match) return 'no-match';
        if (seat === null) return 'no-such-seat';
        if (ask.after !== undefined) {
          const became = round.played.became(seat, ask.move, ask.after);
          if (became === 'taken') this.#audience.tellTaken(me.id, seat, ask.cid);
          if (became !== 'open') return became === 'taken' ? null : 'overtaken';
        }
        if (house.paused) return 'paused';
        const verdict = await round.submit(seat, ask.move, late, ask.cid);
        return verdict.ok ? null : verdict;
      }
      case 'again':
        line.send(textOf({ t: 'sync', sync: this.#audience.momentOf(me.id) }));
        return null;
      case 'story': {
        const story = this.#audience.storyFor(me.id);
        if (!story) return 'no-match';
        line.send(textOf(story));
        return null;
      }
      case 'go-on':
        if (round?.played.number !== ask.match) return 'no-match';
        if (seatOf(house, me.id) === null && me.id !== house.host) return 'no-such-seat';
        await round.goOn();
        return null;
      case 'pause':
        return this.#stage.pause(ask.on);
      case 'start':
        return this.#stage.start();
      case 'end-match':
        return this.#stage.end();
      case 'game': {
        if (phaseOf(house) === 'match') return 'match-runs';
        const changed = await newGame(house, ask.game, ask.options);
        return changed.ok ? this.change(changed.house) : changed.why;
      }
      case 'own': {
        if (phaseOf(house) === 'match') return 'match-runs';
        const changed = await newTerms(house, me.id, ask);
        return changed.ok ? this.change(changed.house) : changed.why;
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
        return this.#showCode(me, line);
      case 'record': {
        const record = await this.#stage.record();
        if (!record) return 'no-match';
        line.send(textOf({ t: 'record', record: { ...record } }));
        return null;
      }
      default:
        return this.#houseAct(me, ask);
    }
  }

  /** Lets go of somebody whose page is not there. Called inside the room's queue. */
  forget(guest: Guest): Promise<'not-kept' | null> {
    const { house } = this.#keeping;
    return this.#keepAct(
      house,
      gone(house, guest, 'unseen', (id) => this.#audience.present.has(id)),
    );
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

  /** Keeps a new code with the guest, in the place of an old one, and shows it. */
  async #showCode(me: Guest, line: Line): Promise<StartProblem | null> {
    const { house } = this.#keeping;
    const code = this.#ground.freshMoveCode();
    const lasts = this.#ground.limits.codeLife;
    const until = this.#ground.today() + lasts;
    const guests = house.guests.map((one) =>
      one.id === me.id ? { ...one, code: { hash: codeHash(code), until } } : one,
    );
    if (!(await this.#keeping.keep({ ...house, guests }))) return 'not-kept';
    line.send(textOf({ t: 'code', code, lasts, until }));
    return null;
  }

  async #letIn(me: Guest, signs: readonly Sign[]): Promise<StartProblem | null> {
    const { house } = this.#keeping;
    if (!me.waiting) return null;
    if (house.door !== 'signs') return 'wrong-signs';
    const tried = this.#audience.step.tried(me.id, signs);
    if (tried !== 'fits') return tried;
    const admitted = admit(house, me.id);
    if (!admitted.ok) return admitted.why;
    const why = await this.change(admitted.house);
    if (why === null) this.#audience.tellMoment(me.id);
    return why;
  }

  async #houseAct(me: Guest, ask: HouseAsk): Promise<StartProblem | null> {
    const { house } = this.#keeping;
    const { present } = this.#audience;
    const ground = this.#groundOf(house);
    if (!ground || !HOUSE_ASKS.includes(ask.t)) return 'unknown-game';
    const acted = act(house, me, ask, ground);
    if (!acted.ok) return acted.why;
    if (ask.t === 'hint') {
      if (!(await this.#keeping.keep(acted.house))) return 'not-kept';
      this.#audience.tellHint(me.id);
      return null;
    }
    const why = await this.#keepAct(house, acted.house, () => {
      if (ask.t === 'kick') present.drop(ask.guest, 'kicked');
      if (ask.t === 'leave') present.drop(me.id, 'left');
    });
    if (why === null && ask.t === 'open-hands') this.#audience.tellMoment();
    return why;
  }

  /** What acts on a house stand on; null where its game is none of ours. */
  #groundOf({ game }: House): HouseGround | null {
    const facts = entryOf(game)?.facts;
    return facts === undefined
      ? null
      : {
          facts,
          freshPin: () => this.#ground.freshPin(),
          here: (id) => this.#audience.present.has(id),
          secretSince: this.#stage.round?.played.secretSince ?? null,
        };
  }

  /** Keeps what an act made of a house and tells it, once those are dropped who are no guests any more. */
  async #keepAct(before: House, after: House, drop: () => void = () => undefined): Promise<'not-kept' | null> {
    if (!(await this.#keeping.keep(after))) return 'not-kept';
    drop();
    this.#stage.round?.settle();
    this.#audience.tellHouse();
    // Who was let in, by the host or as the next host, sees the match now.
    const waited = new Set(before.guests.flatMap(({ id, waiting }) => (waiting ? [id] : [])));
    const letIn = after.guests.filter(({ id, waiting }) => !waiting && waited.has(id));
    if (letIn.length > 0) this.#audience.tellMoment(...letIn.map(({ id }) => id));
    return null;
  }

  /** Keeps a changed house and tells it; null, or why it could not. */
  async change(house: House): Promise<'not-kept' | null> {
    if (!(await this.#keeping.keep(house))) return 'not-kept';
    this.#audience.tellHouse();
    return null;
  }
}
