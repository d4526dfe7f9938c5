// The match of one table on the server: begun, woken from its log, paused, over. It runs in the room's queue, keeps first
// and tells then; who asks and whether they may is the room's business.
import type { MatchRecord } from '@cardinal/kernel';
import type { Stall } from '@cardinal/wire';
import type { Audience } from './audience.ts';
import type { BotPool } from './bot-pool.ts';
import type { FinishedMatch, House, Player } from './house.ts';
import type { Housekeeping, KeepingGround } from './housekeeping.ts';
import { openRound, type StartProblem } from './openings.ts';
import type { PlayedMatch } from './played-match.ts';
import { Round, type RoundGround } from './round.ts';
import { woken, type StalledMatch } from './woken.ts';

/** How long, in milliseconds, before it is tried again to keep that a match is over. */
const OVER_AGAIN = 2_000;

/** A house whose match is over: its record takes the place of the one before. */
const withOver = (house: House, match: NonNullable<House['match']>): House => ({
  ...house,
  paused: false,
  match,
  finished: null,
});

/** What a stage stands on. */
export interface StageGround extends KeepingGround {
  readonly pool: BotPool;
}

/** What a stage has of its room. */
interface StageRoom {
  readonly keeping: Housekeeping;
  readonly audience: Audience;
  /** Does something in the room's queue. */
  readonly enqueue: (work: () => Promise<void>) => Promise<void>;
}

/** Where the match of a table is played. */
export class Stage {
  readonly #ground: StageGround;
  readonly #room: StageRoom;
  #round: Round | null = null;
  #stalled: StalledMatch | null = null;
  #overTimer: NodeJS.Timeout | undefined;
  /** The record of the match before, once somebody has asked for it. */
  #finished: { readonly number: number; readonly record: MatchRecord } | null = null;

  constructor(ground: StageGround, room: StageRoom) {
    this.#ground = ground;
    this.#room = room;
  }

  /** The match under way or the last one; null where there is none, or none awake. */
  get round(): Round | null {
    return this.#round;
  }

  /** Whether there is a match that sleeps. */
  get sleeps(): boolean {
    return this.#round === null && this.#stalled === null && this.#room.keeping.house.match !== null;
  }

  /** Why the match of the table cannot be gone on with; null where it can, sleeps, or is none. */
  get stalled(): Stall | null {
    return this.#stalled?.why ?? null;
  }

  /** The house with the match time of now. */
  get stamped(): House {
    const { house } = this.#room.keeping;
    const played = this.#round?.played;
    if (!house.match || played?.number !== house.match.number) return house;
    return { ...house, match: { ...house.match, at: played.clock.now() } };
  }

  /** Brings back the match of a table that slept, or that was read again, as far as it can be gone on with. */
  async wake(): Promise<void> {
    const { match } = this.#room.keeping.house;
    if (!this.sleeps || !match) return;
    const back = await this.#woken(match);
    if (!back.ok) {
      this.#stalled = back;
      return;
    }
    const { played } = back;
    this.#round = this.#newRound(played, true);
    // The server may have ended between the last entry and the word that the match is over.
    if (played.result && !match.over) await this.#over();
  }

  /** Deals the cards of a new match. */
  async start(): Promise<StartProblem | null> {
    const { keeping, audience } = this.#room;
    const opened = await openRound(keeping.house, this.#ground.limits.lag);
    if (!opened.ok) return opened.why;
    const { house, played, told } = opened;
    if (!(await keeping.keep(house, { number: played.number, told }))) return 'not-kept';
    this.#ground.metrics.matches.count(house.game);
    this.#round?.close();
    this.#stalled = null;
    for (const one of told) played.deliver(one);
    this.#round = this.#newRound(played, false);
    this.#round.settle();
    audience.tellHouse();
    audience.tellMoment();
    return null;
  }

  /** The record of the last match that is over; null where there is none. */
  async record(): Promise<MatchRecord | null> {
    const played = this.#round?.played;
    if (played?.result) return played.record();
    const { finished, match } = this.#room.keeping.house;
    if (this.#stalled && match?.over) return this.#stalled.record;
    if (!finished) return null;
    // Many ask for it in the same moment, when the next match begins.
    if (this.#finished?.number !== finished.number) {
      const back = await this.#woken(finished);
      this.#finished = { number: finished.number, record: back.ok ? back.played.record() : back.record };
    }
    return this.#finished.record;
  }

  /** A match that cannot be gone on with is over. Not by itself: a server that has its rules, or a file that was repaired, may bring it back. */
  async end(): Promise<StartProblem | null> {
    const { keeping, audience } = this.#room;
    const { match } = keeping.house;
    if (!this.#stalled || !match || match.over) return 'no-match';
    const over = { ...match, over: true, ended: this.#stalled.why };
    if (!(await keeping.keep(withOver(keeping.house, over)))) return 'not-kept';
    audience.tellHouse();
    return null;
  }

  /** Stops every clock, or lets them go on. */
  async pause(on: boolean): Promise<StartProblem | null> {
    const { keeping, audience } = this.#room;
    if (!this.#round || this.#round.played.result) return 'no-match';
    if (on === keeping.house.paused) return null;
    // What was due before the pause stands in the log before it.
    await this.#round.note({ kind: on ? 'paused' : 'resumed' });
    if (!(await keeping.keep({ ...this.stamped, paused: on }))) return 'not-kept';
    this.#round.settle();
    audience.tellHouse();
    return null;
  }

  /** Something broke or could not be kept: what is in memory may be ahead of the store, so the store is read again. */
  async recover(error: unknown): Promise<void> {
    this.#ground.metrics.faults.inc();
    this.#ground.fault(error, 'room');
    this.close();
    this.#round = null;
    this.#stalled = null;
    try {
      await this.wake();
    } catch (again) {
      this.#ground.fault(again, 'recover');
    }
    this.round?.settle();
    if (this.#stalled) this.#room.audience.tellHouse();
    this.#room.audience.tellMoment();
  }

  /** Lets go of timers and bots. */
  close(): void {
    clearTimeout(this.#overTimer);
    this.#round?.close();
  }

  async #woken(match: FinishedMatch): ReturnType<typeof woken> {
    const { store, limits, metrics } = this.#ground;
    const log = await store.entries(this.#room.keeping.house.table, match.number);
    const back = await woken(match, log, limits.lag);
    if (!back.ok && back.fault !== null) {
      metrics.faults.inc();
      this.#ground.fault(back.fault, 'wake');
    }
    return back;
  }

  #newRound(played: PlayedMatch, woken: boolean): Round {
    const { limits, pool } = this.#ground;
    const { keeping, audience, enqueue } = this.#room;
    const players = (): readonly Player[] => keeping.house.match?.players ?? [];
    const ground: RoundGround = {
      pool,
      botPace: limits.botPace,
      gather: limits.gather,
      enqueue,
      keep: (told, meanwhile) => keeping.entries(played.number, told, meanwhile),
      telling: (deliveries, answered) => audience.telling(deliveries, answered),
      thinking: (seats) => audience.tellInside({ t: 'thinking', seats: [...seats] }),
      here: (seat) => audience.sitsAt(seat),
      watched: () => audience.somebodyIsHere,
      paused: () => keeping.house.paused,
      leaver: () => keeping.house.leaver,
      grace: () => keeping.house.grace * limits.graceSecond,
      timeTurned: () => audience.present.beat(),
      standInsChanged: () => audience.tellHouse(),
      over: () => this.#over(),
      broke: (error) => void enqueue(() => this.recover(error)),
    };
    return new Round(played, players, keeping.house.match?.seed ?? '', ground, woken);
  }

  async #over(): Promise<void> {
    const { keeping, audience, enqueue } = this.#room;
    const house = this.stamped;
    const { match } = house;
    this.#finished = null;
    if (match && !match.over) {
      const result = this.#round?.played.result;
      const over = withOver(house, { ...match, over: true, ...(result && { result }) });
      // The last entry is kept; the word that it was the last takes more room on a disk, and may have to wait for some.
      if (!(await keeping.keep(over))) this.#overTimer = setTimeout(() => void enqueue(() => this.#over()), OVER_AGAIN);
    }
    audience.tellHouse();
  }
}
