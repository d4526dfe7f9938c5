// The bots of one table: each is asked when its seat may act, waits as long as a person would, and acts unless the table
// rests. Stand-ins for people who are gone play the same way. It sees the match through the few things below and can only
// ask for moves, like everyone else.
import { digestHex, type AnyMove, type AnyView, type Game, type Level, type Seat, type Turn } from '@cardinal/kernel';
import type { BotPool } from './bot-pool.ts';

/** What bots can see of and do at a table. */
export interface BotTable {
  readonly game: Game;
  readonly turn: Turn;
  /** Length of the log: the number of the moment. */
  readonly length: number;
  view(seat: Seat): AnyView;
  /** How the seat is played by the table itself: a bot of a level, skipped, or not at all. */
  playedBy(seat: Seat): Level | 'skip' | null;
  /** Whims of bots come from it; only a one-way hash reaches a thread. */
  readonly seed: string;
  /** Whether the move was taken. */
  submit(seat: Seat, move: AnyMove): Promise<boolean>;
  /** Bots keep still: paused, empty, over or broken. */
  rests(): boolean;
  /** Who thinks has changed. */
  thinking(seats: readonly Seat[]): void;
  broke(error: unknown): void;
}

const REFUSALS = 3;

/** Asks and plays the bots of a table. */
export class BotsAtTable {
  readonly #table: BotTable;
  readonly #pool: Pick<BotPool, 'ask'>;
  readonly #pace: number;
  readonly #thinking = new Set<Seat>();
  /** Bots that would rather not act, by the length of the log they saw. */
  readonly #declined = new Map<Seat, number>();
  readonly #waits = new Set<NodeJS.Timeout>();
  #resting: (() => void)[] = [];
  #refused = 0;
  #closed = false;

  constructor(table: BotTable, pool: Pick<BotPool, 'ask'>, pace: number) {
    this.#table = table;
    this.#pool = pool;
    this.#pace = pace;
  }

  /** Asks every bot that may act and has not been asked; what waited for the end of a pause is done first. */
  wake(): void {
    if (this.#closed || this.#table.rests()) return;
    const acts = this.#resting;
    this.#resting = [];
    for (const act of acts) act();
    const { must, may } = this.#table.turn;
    for (const seat of must) this.#askIfBot(seat);
    for (const seat of may) this.#askIfBot(seat);
  }

  /** Lets go of everything. */
  close(): void {
    this.#closed = true;
    for (const wait of this.#waits) clearTimeout(wait);
    this.#waits.clear();
    this.#resting = [];
  }

  #askIfBot(seat: Seat): void {
    const how = this.#table.playedBy(seat);
    if (how !== null) this.#ask(seat, how);
  }

  #ask(seat: Seat, how: Level | 'skip'): void {
    const { length, game, seed } = this.#table;
    if (this.#thinking.has(seat) || this.#declined.get(seat) === length) return;
    const must = this.#table.turn.must.includes(seat);
    if (how === 'skip' && !must) return;
    this.#thinking.add(seat);
    this.#told();
    if (how === 'skip') {
      this.#later(() => this.#act(seat, game.absent(this.#table.view(seat)), length), 0);
      return;
    }
    const question = {
      game: game.id,
      level: how,
      view: this.#table.view(seat),
      seed: digestHex(`cardinal/bot/${seed}/${seat}/${length}`),
    };
    this.#pool.ask(question).then(
      ({ move, pace }) => this.#later(() => this.#act(seat, move, length), pace * this.#pace),
      (error: unknown) => this.#table.broke(error),
    );
  }

  #later(run: () => void, ms: number): void {
    if (this.#closed) return;
    const wait = setTimeout(() => {
      this.#waits.delete(wait);
      run();
    }, ms);
    this.#waits.add(wait);
  }

  #act(seat: Seat, move: AnyMove | null, seen: number): void {
    if (this.#closed) return;
    if (this.#table.rests()) {
      this.#resting.push(() => this.#act(seat, move, seen));
      return;
    }
    this.#thinking.delete(seat);
    this.#told();
    // Its person came back while it thought.
    if (this.#table.playedBy(seat) === null) return;
    this.#play(seat, move, seen).catch((error: unknown) => this.#table.broke(error));
  }

  async #play(seat: Seat, answered: AnyMove | null, seen: number): Promise<void> {
    const table = this.#table;
    const must = table.turn.must.includes(seat);
    const move = answered ?? (must ? table.game.absent(table.view(seat)) : null);
    if (move === null) {
      this.#declined.set(seat, seen);
      this.wake();
    } else if (await table.submit(seat, move)) {
      this.#refused = 0;
    } else if (++this.#refused >= REFUSALS) {
      // A bot that is refused time and again neither stalls its table nor asks for ever.
      this.#refused = 0;
      this.#declined.set(seat, table.length);
      if (table.turn.must.includes(seat)) await table.submit(seat, table.game.absent(table.view(seat)));
    } else {
      this.wake();
    }
  }

  #told(): void {
    this.#table.thinking([...this.#thinking]);
  }
}
