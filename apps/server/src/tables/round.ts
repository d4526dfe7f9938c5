// A match under way in a room: what people and bots ask becomes entries that are kept first and told then. It runs in the
// room's queue, one thing at a time; its timers only put things into that queue.
import { no, YES, type AnyMove, type Level, type Note, type Seat, type Told, type Verdict } from '@cardinal/kernel';
import type { Leaver } from '@cardinal/wire';
import { Absences } from './absences.ts';
import type { BotPool } from './bot-pool.ts';
import { Gathering } from './gathering.ts';
import { BotsAtTable } from './bots-at-table.ts';
import type { Player } from './house.ts';
import type { Deliveries } from './sight.ts';
import type { PlayedMatch } from './played-match.ts';

/** A move that was taken: whose, and the number under which its page asked for it. */
export interface Answered {
  readonly seat: Seat;
  readonly cid: number;
}

/** What a round stands on: its room. */
export interface RoundGround {
  readonly pool: BotPool;
  readonly botPace: number;
  /** Milliseconds for which match time waits for those who come back to a table that was empty. */
  readonly gather: number;
  /** Does something in the room's queue. */
  enqueue(work: () => Promise<void>): Promise<void>;
  /** Keeps entries; rejects with NotKept. `meanwhile` may be called while the disk writes. */
  keep(told: readonly Told[], meanwhile: () => void): Promise<void>;
  /** Puts into words what each hears of entries; gives how to tell it, which is done once they are kept. */
  telling(deliveries: Deliveries, answered: Answered | null): () => void;
  thinking(seats: readonly Seat[]): void;
  /** Whether the person of a seat is at the table. */
  here(seat: Seat): boolean;
  /** Whether anybody at all is at the table, past its door. */
  watched(): boolean;
  paused(): boolean;
  leaver(): Leaver;
  grace(): number;
  /** Match time stops or goes on. */
  timeTurned(): void;
  /** Stand-ins changed. */
  standInsChanged(): void;
  /** The last entry was kept. */
  over(): Promise<void>;
  broke(error: unknown): void;
}

/** One match of one table. */
export class Round {
  readonly played: PlayedMatch;
  readonly #players: () => readonly Player[];
  readonly #ground: RoundGround;
  readonly #bots: BotsAtTable;
  readonly absences: Absences;
  readonly #gathering: Gathering;
  #dueTimer: NodeJS.Timeout | undefined;
  /** Whose bots think, and whose are said to. */
  #thinking: readonly Seat[] = [];
  #said = '';
  #closed = false;

  /** `woken`: the match was brought back from its log, and its people have still to come. */
  constructor(
    played: PlayedMatch,
    players: () => readonly Player[],
    seed: string,
    ground: RoundGround,
    woken: boolean,
  ) {
    this.played = played;
    this.#players = players;
    this.#ground = ground;
    const gone = woken ? played.left : null;
    this.absences = new Absences(
      {
        grace: () => ground.grace(),
        changed: (seat, standIn) => this.#note({ kind: standIn ? 'left' : 'back', seat }),
      },
      gone ?? [],
    );
    this.#gathering = new Gathering(
      { patience: ground.gather, over: () => void ground.enqueue(async () => this.settle()) },
      gone,
    );
    this.#bots = new BotsAtTable(
      {
        game: played.game,
        seed,
        get turn() {
          return played.turn;
        },
        get length() {
          return played.length;
        },
        view: (seat) => played.view(seat),
        playedBy: (seat) => this.#playedBy(seat),
        submit: (seat, move) => this.#botMove(seat, move),
        rests: () => this.#closed || !played.clock.running,
        thinking: (seats) => {
          this.#thinking = seats;
          this.#sayWhoThinks();
        },
        broke: (error) => ground.broke(error),
      },
      ground.pool,
      ground.botPace,
    );
  }

  /** A seat asks for a move that was `late` milliseconds on its way; `cid` is its page's number for it. In the queue. */
  async submit(seat: Seat, move: unknown, late: number, cid?: number): Promise<Verdict> {
    if (this.#closed) return no('not-now');
    const submitted = this.played.submit(seat, move, late);
    await this.#accept(submitted.told, submitted.ok && cid !== undefined ? { seat, cid } : null);
    return submitted.ok ? YES : submitted;
  }

  /** A break ends. In the queue. */
  async goOn(): Promise<void> {
    if (this.played.atBreak && !this.#ground.paused()) await this.#accept(this.played.advance(true));
  }

  /** Writes a note of the table into the log. In the queue. */
  async note(note: Note): Promise<void> {
    if (this.played.result) return;
    await this.#accept([...this.played.advance(), this.played.note(note)]);
  }

  /** Sees to what the people at the table ask for: rests and absences; and to the moment. */
  settle(): void {
    if (this.#closed) return;
    const { clock, result } = this.played;
    const people = [...this.#players().entries()].filter(([, { kind }]) => kind === 'person');
    const here = people.filter(([seat]) => this.#ground.here(seat));
    // Nobody waits for those who are gone for good: bots play their match to its end, if there is somebody to see it.
    const awaited = people.some(([, { guest }]) => guest !== null) || !this.#ground.watched();
    const empty = people.length > 0 && here.length === 0 && awaited;
    const ran = clock.running;
    const rests = empty || this.#ground.paused();
    if (result === null) this.absences.look(people, (seat) => this.#ground.here(seat), rests);
    const away = people.flatMap(([seat, { guest }]) =>
      guest === null || this.#ground.here(seat) || this.absences.standIn(seat) ? [] : [seat],
    );
    clock.hold('paused', this.#ground.paused());
    clock.hold('empty', empty);
    clock.hold('gathering', this.#gathering.waits(here.length, away));
    if (ran !== clock.running) this.#ground.timeTurned();
    this.#settleMoment();
  }

  /** Sees to what the moment asks for: a break, the end, deadlines, bots. */
  #settleMoment(): void {
    if (this.#closed) return;
    const { played } = this;
    const { clock, wakeAt } = played;
    const over = played.result !== null;
    clock.hold('break', played.atBreak);
    clock.hold('over', over);
    clearTimeout(this.#dueTimer);
    if (over) {
      this.#bots.close();
      this.absences.rest();
      this.#gathering.close();
      return;
    }
    if (wakeAt !== null && clock.running) {
      // A timer may come a moment early; the queue looks at the clock again.
      this.#dueTimer = setTimeout(
        () => void this.#ground.enqueue(() => this.#due()),
        Math.max(1, wakeAt - clock.now() + 1),
      );
    }
    this.#bots.wake();
    this.#sayWhoThinks();
  }

  /** Who thinks is said when it changes. In a secret moment nobody does: it would tell when each has chosen, and so would a message that says nothing. */
  #sayWhoThinks(): void {
    const seats = this.played.turn.mode === 'sealed' ? [] : this.#thinking;
    if (seats.join() === this.#said) return;
    this.#said = seats.join();
    this.#ground.thinking(seats);
  }

  /** Lets go of timers and bots. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#dueTimer);
    this.absences.rest();
    this.#gathering.close();
    this.#bots.close();
  }

  #playedBy(seat: Seat): Level | 'skip' | null {
    const player = this.#players()[seat];
    if (!player) return null;
    if (player.kind === 'bot') return player.level ?? 'normal';
    if (!this.absences.standIn(seat)) return null;
    // Who is gone for good is played by a bot, whatever the table does about those who may come back.
    const leaver = player.guest === null ? 'bot' : this.#ground.leaver();
    return leaver === 'wait' ? null : leaver === 'skip' ? 'skip' : 'normal';
  }

  async #botMove(seat: Seat, move: AnyMove): Promise<boolean> {
    let taken = false;
    await this.#ground.enqueue(async () => {
      taken = (await this.submit(seat, move, 0)).ok;
    });
    return taken;
  }

  #note(note: Note): void {
    this.#ground.standInsChanged();
    void this.#ground.enqueue(async () => {
      await this.note(note);
      this.settle();
    });
  }

  async #due(): Promise<void> {
    if (this.#closed) return;
    await this.#accept(this.played.advance());
    this.#settleMoment();
  }

  async #accept(told: readonly Told[], answered: Answered | null = null): Promise<void> {
    if (told.length === 0) return;
    let telling: (() => void) | null = null;
    const tell = (): (() => void) => (telling ??= this.#ground.telling(this.#deliveries(told), answered));
    await this.#ground.keep(told, tell);
    const kept = tell();
    this.#settleMoment();
    kept();
    if (this.played.result) await this.#ground.over();
  }

  /** What each hears of entries that were kept, taken together. */
  #deliveries(told: readonly Told[]): Deliveries {
    const all = told.map((one) => this.played.deliver(one));
    const [only] = all;
    if (only && all.length === 1) return only;
    return {
      get(who) {
        const heard = all.flatMap((one) => one.get(who) ?? []);
        const [first, last] = [heard[0], heard.at(-1)];
        return first && last && { from: first.from, seq: last.seq, events: heard.flatMap(({ events }) => events) };
      },
    };
  }
}
