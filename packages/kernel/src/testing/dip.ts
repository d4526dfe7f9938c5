// Dip, a game for the kernel's own tests. Seats in turn take the top card, unseen by others, or stop; a turn lasts ten
// seconds. When all have stopped a weighted coin doubles or keeps seat 0's hand. The next deal waits for its people.
import * as v from 'valibot';
import type { Bot } from '../bot.ts';
import type { Heard, Played } from '../entry.ts';
import type { Ms, Seat, Who } from '../ids.ts';
import { defineOptions, type OptionsOf } from '../options.ts';
import { shuffled } from '../shuffled.ts';
import { defineGame, type Rules, type ViewBase } from '../rules.ts';
import type { Turn } from '../turn.ts';
import { no, YES } from '../verdict.ts';

/** How long a turn lasts, and how many cards a hand holds at most. */
export const TURN_MS = 10_000;
const MOST = 3;

const specs = {
  deals: { kind: 'whole', min: 1, max: 3, default: 2, ruling: '0.1' },
  timed: { kind: 'flag', default: true },
  coin: { kind: 'choice', values: ['fair', 'kind'], default: 'fair' },
  deck: {
    kind: 'data',
    shape: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))),
    default: [1, 2, 3, 4, 5, 6, 7, 8],
  },
} as const;
/** House rules of Dip. */
export const dipOptions = defineOptions(specs);
type Options = OptionsOf<typeof specs>;

interface State {
  readonly options: Options;
  phase: 'shuffle' | 'turn' | 'coin' | 'over';
  deal: number;
  pile: number[];
  hands: number[][];
  active: Seat;
  since: Ms;
  stopped: number;
  totals: number[];
}

interface View extends ViewBase {
  readonly options: Options;
  readonly deal: number;
  readonly pile: number;
  readonly hand: readonly number[];
  readonly counts: readonly number[];
  readonly totals: readonly number[];
}

/** A move of Dip. */
export type DipMove = { readonly kind: 'take' } | { readonly kind: 'stop' };
type Event =
  | { readonly kind: 'dealt' }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly card?: number }
  | { readonly kind: 'stopped'; readonly seat: Seat }
  | { readonly kind: 'scored'; readonly totals: readonly number[] };

const stateShape = v.strictObject({
  options: v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = dipOptions.read(dataset.value);
      if (read.ok) return read.options;
      addIssue({ message: 'options of Dip' });
      return NEVER;
    }),
  ),
  phase: v.picklist(['shuffle', 'turn', 'coin', 'over']),
  deal: v.number(),
  pile: v.array(v.number()),
  hands: v.array(v.array(v.number())),
  active: v.number(),
  since: v.number(),
  stopped: v.number(),
  totals: v.array(v.number()),
});

function turn(s: State): Turn {
  const idle = { mode: 'turn', must: [], may: [], dues: [] } as const;
  switch (s.phase) {
    case 'shuffle': {
      const draw = { label: `deal${s.deal}/shuffle`, shuffle: s.pile.length };
      return { ...idle, draw: s.deal > 0 ? { ...draw, pause: true } : draw };
    }
    case 'turn': {
      const dues = s.options.timed ? [{ id: `stop/${s.active}`, at: s.since + TURN_MS }] : [];
      return { ...idle, must: [s.active], dues };
    }
    case 'coin':
      return {
        ...idle,
        draw: { label: `deal${s.deal}/coin`, pick: s.options.coin === 'fair' ? [1, 0, 1] : [1, 0, 3] },
      };
    case 'over':
      return idle;
    default:
      return s.phase satisfies never;
  }
}

function pass(s: State, at: Ms): void {
  s.active = (s.active + 1) % s.hands.length;
  s.since = at;
  if (s.stopped === s.hands.length || s.pile.length === 0) s.phase = 'coin';
}

function play(s: State, x: Played<DipMove>, out: Heard<Event>[]): void {
  if (x.by === 'chance') {
    if ('order' in x.move) {
      s.pile = x.move.order.map((from) => s.pile[from] as number);
      s.phase = 'turn';
      s.since = x.at;
      out.push({ to: 'all', e: { kind: 'dealt' } });
      return;
    }
    s.totals = s.totals.map((total, seat) => total + sum(s.hands[seat] ?? []) * (seat === 0 && index(x) === 2 ? 2 : 1));
    out.push({ to: 'all', e: { kind: 'scored', totals: [...s.totals] } });
    s.deal++;
    s.phase = s.deal < s.options.deals ? 'shuffle' : 'over';
    s.pile = [...s.options.deck];
    s.hands = s.hands.map(() => []);
    s.stopped = 0;
    return;
  }
  const seat = s.active;
  if (x.by !== 'clock' && x.move.kind === 'take') {
    const card = s.pile.pop() as number;
    s.hands[seat]?.push(card);
    s.stopped = 0;
    out.push({ to: [seat], e: { kind: 'taken', seat, card } });
    out.push({ to: s.hands.map((_, other) => other).filter((other) => other !== seat), e: { kind: 'taken', seat } });
  } else {
    s.stopped++;
    out.push({ to: 'all', e: { kind: 'stopped', seat } });
  }
  pass(s, x.at);
}

function index(x: Played<DipMove>): number {
  return x.by === 'chance' && 'index' in x.move ? x.move.index : -1;
}

function sum(cards: readonly number[]): number {
  return cards.reduce((total, card) => total + card, 0);
}

const rules: Rules<Options, State, DipMove, View, Event, 'too-many' | 'deck-too-small'> = {
  id: 'dip',
  edition: 1,
  seats: [2, 4],
  traits: { sealed: false, coop: false, mistakes: false },
  options: dipOptions,
  shapes: {
    move: v.variant('kind', [v.object({ kind: v.literal('take') }), v.object({ kind: v.literal('stop') })]),
    state: stateShape,
  },
  fits: (options, seats) => (options.deck.length >= seats ? YES : no('deck-too-small', { need: seats })),
  start: (options, seats) => ({
    options,
    phase: 'shuffle',
    deal: 0,
    pile: [...options.deck],
    hands: Array.from({ length: seats }, () => []),
    active: 0,
    since: 0,
    stopped: 0,
    totals: Array.from({ length: seats }, () => 0),
  }),
  turn,
  play,
  copy: (s) => ({ ...s, pile: [...s.pile], hands: s.hands.map((hand) => [...hand]), totals: [...s.totals] }),
  view: (s, who: Who) => ({
    who,
    turn: turn(s),
    options: s.options,
    deal: s.deal,
    pile: s.pile.length,
    hand: who === 'watcher' ? [] : [...(s.hands[who] as number[])],
    counts: s.hands.map((hand) => hand.length),
    totals: [...s.totals],
  }),
  check: (view, move) => (move.kind === 'take' && view.hand.length >= MOST ? no('too-many', { most: MOST }) : YES),
  moves: (view) => (view.hand.length < MOST ? [{ kind: 'take' }, { kind: 'stop' }] : [{ kind: 'stop' }]),
  propose: (view, rng) => shuffled(rules.moves(view) ?? [], rng),
  deal: () => {
    throw new Error('The kernel never deals anew.');
  },
  key: (view) => JSON.stringify(view),
  absent: () => ({ kind: 'stop' }),
  score: (s) => [...s.totals],
  result: (s) => {
    if (s.phase !== 'over') return null;
    const best = Math.max(...s.totals);
    return { winners: [...s.totals.keys()].filter((seat) => s.totals[seat] === best), scores: [...s.totals] };
  },
  write: (move) => move.kind,
  read: (text) => (text === 'take' || text === 'stop' ? { kind: text } : null),
  sound: (s) => (s.hands.some((hand) => hand.length > MOST) ? `A hand holds more than ${MOST} cards.` : null),
};

const bot: Bot<View, DipMove> = { choose: () => ({ kind: 'stop' }), pace: () => 0 };

/** The game. */
export const dip = defineGame(rules, { beginner: bot, easy: bot, normal: bot, expert: bot });
