// For tests of the session: a tiny honest game with a hidden card, a pause and a deadline, and twins of what a page
// stands on (a hand-driven clock, a shelf in memory, bots that answer at once).
import { answer, plainAnswer } from '@cardinal/bots';
import {
  MatchClock,
  defineGame,
  defineOptions,
  no,
  openMatch,
  OVER,
  YES,
  type Bot,
  type Game,
  type Seat,
  type Turn,
} from '@cardinal/kernel';
import * as v from 'valibot';
import { entryOf } from '../entry-of.ts';
import { BotDesk, type After, type Connect } from './bot-desk.ts';
import { BotSeats, type BotTable } from './bot-seats.ts';
import { LocalSession } from './local-session.ts';
import { claimBy } from './ownership.ts';
import type { Hold } from './referee.ts';
import { restoreMatch, type Restored } from './kept-match.ts';
import { firstAside, MatchKeeper } from './saved-match.ts';
import type { SeatSetup, TableSetup } from './setup.ts';
import { memoryShelf, type Shelf } from './shelf.ts';
import { goesRound } from './goes-round.ts';

interface State {
  cards: number[];
  said: number[];
  round: number;
  since: number;
}
interface View {
  readonly who: Seat | 'watcher';
  readonly turn: Turn;
  readonly card: number | null;
  readonly said: readonly number[];
  readonly round: number;
}
interface Move {
  readonly say: number;
}
type Event =
  | { readonly kind: 'dealt'; readonly card: number }
  | { readonly kind: 'said'; readonly seat: Seat; readonly say: number };

const ROUNDS = 2;
const SECONDS = 10_000;

function turn(s: State, seats: number): Turn {
  if (s.round > ROUNDS) return OVER;
  if (s.cards.length === 0) {
    const draw = { label: `round/${s.round}`, shuffle: seats, ...(s.round > 1 && { pause: true as const }) };
    return { mode: 'turn', must: [], may: [], draw, dues: [] };
  }
  return {
    mode: 'turn',
    must: [s.said.length],
    may: [],
    dues: [{ id: `turn/${s.round}/${s.said.length}`, at: s.since + SECONDS }],
  };
}

/** Says numbers in turn; each seat holds one hidden card a round; whoever is silent for ten seconds says 0. */
export function toyGame(bot: Partial<Bot<View, Move>> = {}, seats = 3): Game {
  const moves: Bot<View, Move> = { choose: ({ card }) => ({ say: card ?? 0 }), pace: () => 500, ...bot };
  return defineGame<object, State, Move, View, Event, 'too-much'>(
    {
      id: 'toy',
      edition: 1,
      seats: [seats, seats],
      traits: { sealed: false, coop: false, mistakes: false },
      options: defineOptions({}),
      shapes: {
        move: v.strictObject({ say: v.number() }),
        state: v.object({
          cards: v.array(v.number()),
          said: v.array(v.number()),
          round: v.number(),
          since: v.number(),
        }),
      },
      fits: () => YES,
      start: () => ({ cards: [], said: [], round: 1, since: 0 }),
      turn: (s) => turn(s, seats),
      play(s, x, out) {
        if (x.by === 'chance') {
          s.cards = 'order' in x.move ? [...x.move.order] : [];
          s.since = x.at;
          s.cards.forEach((card, seat) => out.push({ to: [seat], e: { kind: 'dealt', card } }));
          return;
        }
        const say = x.by === 'clock' ? 0 : x.move.say;
        if (say === 66) throw new Error('toy-broken');
        out.push({ to: 'all', e: { kind: 'said', seat: s.said.length, say } });
        s.said.push(say);
        s.since = x.at;
        if (s.said.length === seats) Object.assign(s, { said: [], cards: [], round: s.round + 1 });
      },
      copy: (s) => structuredClone(s),
      view: (s, who) => ({
        who,
        turn: turn(s, seats),
        card: who === 'watcher' ? null : (s.cards[who] ?? null),
        said: [...s.said],
        round: s.round,
      }),
      check: (_, { say }) => (say > 99 ? no('too-much') : YES),
      moves: () => null,
      propose: ({ card }) => [{ say: card ?? 0 }],
      deal: () => ({ cards: [], said: [], round: 1, since: 0 }),
      key: (view) => JSON.stringify(view),
      absent: () => ({ say: 0 }),
      score: () => [],
      result: (s) => (s.round > ROUNDS ? { winners: [0], scores: Array.from({ length: seats }, () => 0) } : null),
      write: ({ say }) => String(say),
      read: (text) => ({ say: Number(text) }),
      sound: () => null,
    },
    { beginner: moves, easy: moves, normal: moves, expert: moves },
  );
}

/** A table in a test: time passes when the test says so. */
export interface TestTable {
  readonly session: LocalSession;
  readonly shelf: Shelf;
  /** Lets so many milliseconds pass, with everything that falls due meanwhile. */
  readonly pass: (ms: number) => Promise<void>;
  /** Lets open promises settle without any time passing. */
  readonly settle: () => Promise<void>;
}

/** Time that a test moves by hand. */
export class HandTime {
  #now = 0;
  #timers: { at: number; run: () => void }[] = [];
  readonly read = (): number => this.#now;
  readonly after: After = (ms, run) => {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  };

  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await settled();
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
    this.#now = end;
    await settled();
  }
}

/** Lets promises that are open now come to their answers. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

/** A line to bots that think in place. */
export function lineTo(game: Game): Connect {
  return (heard) => ({
    send: (question) => queueMicrotask(() => heard(answer(game, question))),
    close: () => undefined,
  });
}

/** Seats from letters: `p` a person, `b` a bot. */
export function seated(kinds: string): readonly SeatSetup[] {
  return Array.from(kinds, (kind, i) =>
    kind === 'p' ? { kind: 'person', name: `P${i}` } : { kind: 'bot', name: `B${i}`, level: 'normal' },
  );
}

/** Opens a table of a game, or goes on with the one that lies on `shelf`. */
export async function testTable(
  game: Game,
  kinds: string,
  options: {
    readonly shelf?: Shelf;
    readonly tab?: string;
    readonly time?: HandTime;
    readonly connect?: Connect;
    readonly pace?: number;
    /** House rules, over the game's own. */
    readonly rules?: TableSetup['options'];
  } = {},
): Promise<TestTable> {
  const { shelf = memoryShelf(), tab = 'a', time = new HandTime() } = options;
  const setup: TableSetup = { game: game.id, seats: seated(kinds), options: options.rules ?? {}, seed: 'a test' };
  const claim = claimBy(shelf, tab);
  claim.take();
  const keeper = new MatchKeeper(shelf);
  const kept = await restoreMatch(shelf, async () => game);
  const table = typeof kept === 'string' ? fresh(game, setup) : kept;
  if (typeof kept === 'string') keeper.begin(table.match, setup, table.aside);
  else keeper.goOn(table.match);
  const bots = new BotDesk(options.connect ?? lineTo(game), async (q) => plainAnswer(game, q), time.after);
  const ground = {
    clock: new MatchClock<Hold>(time.read, table.aside.at),
    keeper,
    claim,
    after: time.after,
    seatBots: (at: BotTable) => new BotSeats(at, { bots, after: time.after, pace: () => options.pace ?? 1 }),
    kept: true,
  };
  const persons = table.setup.seats.filter(({ kind }) => kind === 'person').length;
  const shared = persons > 1 ? goesRound(table.told, entryOf(game.id)?.calls ?? [], table.aside.known) : null;
  const session = new LocalSession(table.match, table.setup, table.aside, ground, table.told, shared);
  session.begin();
  session.hide(false);
  return { session, shelf, pass: (ms) => time.pass(ms), settle: settled };
}

function fresh(game: Game, setup: TableSetup): Restored {
  const opened = openMatch(game, {
    seats: setup.seats.length,
    options: setup.options,
    seed: setup.seed,
    names: setup.seats.map(({ name }) => name),
  });
  if (!opened.ok) throw new Error(`test-broken: ${opened.why}`);
  return { match: opened.match, told: [], setup, aside: firstAside(setup) };
}
