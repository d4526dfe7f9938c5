// Odd one, the toy of mode `sealed`: everybody picks a number at once, unseen; the lowest that nobody else picked scores.
// With the clock on, whoever has not picked after twenty seconds picks 1.
import * as v from 'valibot';
import {
  defineGame,
  defineOptions,
  no,
  OVER,
  shuffled,
  YES,
  type Heard,
  type Ms,
  type OptionsOf,
  type Played,
  type Rules,
  type Seat,
  type Turn,
  type ViewBase,
  type Who,
} from '@cardinal/kernel';
import { plainBots } from './plain-bots.ts';
import { mostWin, whole } from './toy-kit.ts';

/** How long a round lasts with the clock on. */
export const ROUND_MS = 20_000;

const specs = {
  rounds: { kind: 'whole', min: 1, max: 5, default: 3 },
  highest: { kind: 'whole', min: 2, max: 9, default: 5 },
  timed: { kind: 'flag', default: true },
} as const;
const options = defineOptions(specs);
type Options = OptionsOf<typeof specs>;

/** The whole state. */
export interface OddOneState {
  readonly options: Options;
  round: number;
  since: Ms;
  picks: (number | null)[];
  last: number[];
  totals: number[];
}

/** What one may know: that others have picked, not what. */
export interface OddOneView extends ViewBase {
  readonly options: Options;
  readonly round: number;
  readonly since: Ms;
  readonly picked: readonly boolean[];
  readonly own: number | null;
  readonly last: readonly number[];
  readonly totals: readonly number[];
}

/** The one move. */
export interface OddOneMove {
  readonly kind: 'pick';
  readonly number: number;
}

/** Who picked is told at once, what was picked only when all have. */
export type OddOneEvent =
  | { readonly kind: 'picked'; readonly seat: Seat }
  | { readonly kind: 'revealed'; readonly picks: readonly number[]; readonly winner: Seat | null };

function turn(s: OddOneState): Turn {
  if (s.round >= s.options.rounds) return OVER;
  const must = [...s.picks.keys()].filter((seat) => s.picks[seat] === null);
  const dues = s.options.timed ? [{ id: `round/${s.round}`, at: s.since + ROUND_MS }] : [];
  return { mode: 'sealed', must, may: [], dues };
}

function reveal(s: OddOneState, at: Ms, out: Heard<OddOneEvent>[]): void {
  const picks = s.picks.map((pick) => pick ?? 1);
  const single = picks.filter((pick) => picks.indexOf(pick) === picks.lastIndexOf(pick));
  const winner = single.length ? picks.indexOf(Math.min(...single)) : null;
  s.totals = s.totals.map((total, seat) => total + (seat === winner ? 1 : 0));
  s.last = picks;
  s.picks = picks.map(() => null);
  s.round++;
  s.since = at;
  out.push({ to: 'all', e: { kind: 'revealed', picks: [...picks], winner } });
}

function play(s: OddOneState, x: Played<OddOneMove>, out: Heard<OddOneEvent>[]): void {
  if (x.by === 'chance') return;
  if (x.by !== 'clock') {
    s.picks[x.by] = x.move.number;
    out.push({ to: 'all', e: { kind: 'picked', seat: x.by } });
  }
  if (x.by === 'clock' || !s.picks.includes(null)) reveal(s, x.at, out);
}

function view(s: OddOneState, who: Who): OddOneView {
  return {
    who,
    turn: turn(s),
    options: s.options,
    round: s.round,
    since: s.since,
    picked: s.picks.map((pick) => pick !== null),
    own: who === 'watcher' ? null : (s.picks[who] ?? null),
    last: [...s.last],
    totals: [...s.totals],
  };
}

function moves(w: OddOneView): readonly OddOneMove[] {
  if (!w.turn.must.some((must) => must === w.who)) return [];
  return Array.from({ length: w.options.highest }, (_, at) => ({ kind: 'pick', number: at + 1 }));
}

/** The rules, open to those who break them on purpose. */
export const oddOneRules: Rules<Options, OddOneState, OddOneMove, OddOneView, OddOneEvent, 'too-high'> = {
  id: 'odd-one',
  edition: 1,
  seats: [2, 5],
  traits: { sealed: true, coop: false, mistakes: false },
  options,
  shapes: {
    move: v.object({ kind: v.literal('pick'), number: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    state: v.strictObject({
      options: v.object({ rounds: v.number(), highest: v.number(), timed: v.boolean() }),
      round: whole,
      since: whole,
      picks: v.array(v.nullable(whole)),
      last: v.array(whole),
      totals: v.array(whole),
    }),
  },
  fits: () => YES,
  start: (o, seats) => {
    const nothing = Array.from({ length: seats }, () => 0);
    return { options: o, round: 0, since: 0, picks: nothing.map(() => null), last: [], totals: nothing };
  },
  turn,
  play,
  copy: (s) => ({ ...s, picks: [...s.picks], last: [...s.last], totals: [...s.totals] }),
  view,
  check: (w, move) => (move.number <= w.options.highest ? YES : no('too-high', { most: w.options.highest })),
  moves,
  propose: (w, rng) => shuffled(moves(w), rng),
  deal: (w, rng) => ({
    options: w.options,
    round: w.round,
    since: w.since,
    picks: w.picked.map((has, seat) => (!has ? null : seat === w.who ? w.own : 1 + rng.below(w.options.highest))),
    last: [...w.last],
    totals: [...w.totals],
  }),
  key: (w) => JSON.stringify([w.who, w.round, w.since, w.picked, w.own, w.last, w.totals]),
  absent: () => ({ kind: 'pick', number: 1 }),
  score: (s) => [...s.totals],
  result: (s) => (s.round < s.options.rounds ? null : mostWin(s.totals)),
  write: (move) => `pick ${move.number}`,
  read: (text) => (/^pick [1-9]\d*$/.test(text) ? { kind: 'pick', number: Number(text.slice(5)) } : null),
  sound(s) {
    if (s.totals.length !== s.picks.length) return 'Picks and totals are of different seats.';
    if (s.picks.some((pick) => pick !== null && (pick < 1 || pick > s.options.highest)))
      return 'A pick is out of range.';
    return s.picks.includes(null) ? null : 'All have picked and nothing was revealed.';
  },
};

/** The game. */
export const oddOne = defineGame(oddOneRules, plainBots(oddOneRules));
