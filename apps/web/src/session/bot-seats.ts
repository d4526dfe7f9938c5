// The bots of one table: each is asked when its seat may act, waits as long as a person would, and acts unless the table
// rests. It sees the match through the few things below and can only ask for moves, like everyone else.
import { digestHex, type AnyMove, type Match, type Seat, type Verdict } from '@cardinal/kernel';
import type { Player } from '@cardinal/table-kit';
import type { BotAnswer } from '@cardinal/bots';
import type { After, BotDesk } from './bot-desk.ts';

/** What bots can see of and do at a table. */
export interface BotTable {
  readonly match: Pick<Match, 'game' | 'log' | 'turn' | 'view'>;
  readonly players: readonly Player[];
  /** Whims of bots come from it; only a one-way hash leaves this page. */
  readonly seed: string;
  submit(seat: Seat, move: AnyMove): Verdict;
  /** Bots keep still: paused, gone or broken. */
  rests(): boolean;
  /** Who thinks has changed. */
  changed(): void;
  broke(error: unknown): void;
}

/** What bots stand on: the desk that reaches their room, and time. */
export interface BotGround {
  readonly bots: BotDesk;
  readonly after: After;
  /** How much of a bot's human pace is kept: 1 all of it, 0 none. */
  readonly pace: () => number;
}

/** The bots of a table as a session knows them. */
export type Bots = Pick<BotSeats, 'close' | 'thinking' | 'wake'>;

const REFUSALS = 3;

/** Asks and plays the bots of a table. */
export class BotSeats {
  readonly #table: BotTable;
  readonly #ground: BotGround;
  readonly #thinking = new Set<Seat>();
  /** Bots that would rather not act, by the length of the log they saw. */
  readonly #declined = new Map<Seat, number>();
  #refused = 0;
  #resting: (() => void)[] = [];

  constructor(table: BotTable, ground: BotGround) {
    this.#table = table;
    this.#ground = ground;
  }

  /** Seats that are thinking now. */
  get thinking(): readonly Seat[] {
    return [...this.#thinking];
  }

  /** Asks every bot that may act and has not been asked; what waited for the end of a pause is done first. */
  wake(): void {
    if (this.#table.rests()) return;
    const acts = this.#resting;
    this.#resting = [];
    for (const act of acts) act();
    const { must, may } = this.#table.match.turn;
    for (const seat of [...must, ...may]) this.#ask(seat);
  }

  /** Lets go of the room where bots think. */
  close(): void {
    this.#resting = [];
    this.#thinking.clear();
    this.#ground.bots.close();
    this.#table.changed();
  }

  #ask(seat: Seat): void {
    const table = this.#table;
    const player = table.players[seat];
    const seen = table.match.log.length;
    if (player?.kind !== 'bot' || this.#thinking.has(seat) || this.#declined.get(seat) === seen) return;
    this.#thinking.add(seat);
    const question = {
      game: table.match.game.id,
      level: player.level ?? 'normal',
      view: table.match.view(seat),
      seed: digestHex(`cardinal/bot/${table.seed}/${seat}/${seen}`),
    };
    this.#ground.bots.ask(question).then(
      (answer) => {
        const act = (): void => this.#act(seat, answer, seen);
        const wait = answer.pace * this.#ground.pace();
        if (wait < 1) act();
        else this.#ground.after(wait, act);
      },
      (error: unknown) => table.broke(error),
    );
    table.changed();
  }

  #act(seat: Seat, answer: BotAnswer, seen: number): void {
    if (this.#table.rests()) {
      this.#resting.push(() => this.#act(seat, answer, seen));
      return;
    }
    try {
      this.#thinking.delete(seat);
      this.#play(seat, answer.move, seen);
    } catch (error) {
      this.#table.broke(error);
    }
  }

  #play(seat: Seat, answered: AnyMove | null, seen: number): void {
    const table = this.#table;
    const must = table.match.turn.must.includes(seat);
    const absent = (): AnyMove => table.match.game.absent(table.match.view(seat));
    const move = answered ?? (must ? absent() : null);
    if (move === null) {
      this.#declined.set(seat, seen);
      table.changed();
      this.wake();
    } else if (table.submit(seat, move).ok) {
      this.#refused = 0;
    } else if (++this.#refused >= REFUSALS && must) {
      // A bot that is refused time and again does not stall its table.
      this.#refused = 0;
      const verdict = table.submit(seat, absent());
      if (!verdict.ok && !table.rests()) throw new Error(`bot-stuck: seat ${seat} cannot act (${verdict.why})`);
    } else {
      this.wake();
    }
  }
}
