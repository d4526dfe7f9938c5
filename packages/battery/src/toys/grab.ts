// Grab, the toy of mode `free`: one minute in real time, four open cards, everybody takes what they like for the team.
// A move names the place and the mark it saw there; a mark rises with each new card, so that a clash is told as stale.
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
import { eachOnce, whole } from './toy-kit.ts';

const ROW = 4;
const specs = {
  cards: { kind: 'whole', min: 5, max: 40, default: 20 },
  seconds: { kind: 'whole', min: 1, max: 600, default: 60 },
} as const;
const options = defineOptions(specs);
type Options = OptionsOf<typeof specs>;

interface Place {
  readonly card: number | null;
  readonly mark: number;
}

/** The whole state. */
export interface GrabState {
  readonly options: Options;
  until: Ms | null;
  over: boolean;
  deck: number[];
  row: Place[];
  gone: number[];
  taken: number[];
}

/** What anybody may know: all but the deck. */
export interface GrabView extends ViewBase {
  readonly options: Options;
  readonly until: Ms | null;
  readonly over: boolean;
  readonly deck: number;
  readonly row: readonly Place[];
  readonly gone: readonly number[];
  readonly taken: readonly number[];
}

/** The one move. */
export interface GrabMove {
  readonly kind: 'grab';
  readonly place: number;
  readonly mark: number;
}

/** What is heard, all of it by everybody. */
export type GrabEvent =
  | { readonly kind: 'laid'; readonly place: number; readonly card: number }
  | { readonly kind: 'grabbed'; readonly seat: Seat; readonly place: number; readonly card: number }
  | { readonly kind: 'time-up' };

function turn(s: GrabState): Turn {
  if (s.until === null) return { ...OVER, mode: 'free', draw: { label: 'shuffle', shuffle: s.deck.length } };
  if (s.over) return OVER;
  return { mode: 'free', must: [], may: [...s.taken.keys()], dues: [{ id: 'time-up', at: s.until }] };
}

function lay(s: GrabState, place: number, out: Heard<GrabEvent>[]): void {
  const card = s.deck.pop() ?? null;
  s.row[place] = { card, mark: (s.row[place]?.mark ?? 0) + 1 };
  if (card !== null) out.push({ to: 'all', e: { kind: 'laid', place, card } });
}

function play(s: GrabState, x: Played<GrabMove>, out: Heard<GrabEvent>[]): void {
  if (x.by === 'chance') {
    if (!('order' in x.move)) return;
    s.deck = x.move.order.map((from) => s.deck[from] as number);
    s.until = x.at + s.options.seconds * 1000;
    for (const place of s.row.keys()) lay(s, place, out);
    return;
  }
  if (x.by === 'clock') {
    s.over = true;
    out.push({ to: 'all', e: { kind: 'time-up' } });
    return;
  }
  const { place } = x.move;
  const card = s.row[place]?.card as number;
  s.taken[x.by] = (s.taken[x.by] ?? 0) + card;
  s.gone.push(card);
  out.push({ to: 'all', e: { kind: 'grabbed', seat: x.by, place, card } });
  lay(s, place, out);
  if (s.row.every((left) => left.card === null)) s.over = true;
}

function view(s: GrabState, who: Who): GrabView {
  return {
    who,
    turn: turn(s),
    options: s.options,
    until: s.until,
    over: s.over,
    deck: s.deck.length,
    row: [...s.row],
    gone: [...s.gone],
    taken: [...s.taken],
  };
}

function moves(w: GrabView): readonly GrabMove[] {
  if (!w.turn.may.some((seat) => seat === w.who)) return [];
  return w.row.flatMap(({ card, mark }, place) => (card === null ? [] : [{ kind: 'grab', place, mark } as const]));
}

/** The rules, open to those who break them on purpose. */
export const grabRules: Rules<Options, GrabState, GrabMove, GrabView, GrabEvent, 'no-such-place' | 'empty' | 'stale'> =
  {
    id: 'grab',
    edition: 1,
    seats: [1, 4],
    traits: { sealed: false, coop: true, mistakes: false },
    options,
    shapes: {
      move: v.object({ kind: v.literal('grab'), place: whole, mark: whole }),
      state: v.strictObject({
        options: v.object({ cards: v.number(), seconds: v.number() }),
        until: v.nullable(whole),
        over: v.boolean(),
        deck: v.array(whole),
        row: v.array(v.strictObject({ card: v.nullable(whole), mark: whole })),
        gone: v.array(whole),
        taken: v.array(whole),
      }),
    },
    fits: () => YES,
    start: (o, seats) => ({
      options: o,
      until: null,
      over: false,
      deck: Array.from({ length: o.cards }, (_, card) => card),
      row: Array.from({ length: ROW }, () => ({ card: null, mark: 0 })),
      gone: [],
      taken: Array.from({ length: seats }, () => 0),
    }),
    turn,
    play,
    copy: (s) => ({ ...s, deck: [...s.deck], row: [...s.row], gone: [...s.gone], taken: [...s.taken] }),
    view,
    check(w, move) {
      const place = w.row[move.place];
      if (!place) return no('no-such-place', { places: w.row.length });
      return place.mark !== move.mark ? no('stale') : place.card === null ? no('empty') : YES;
    },
    moves,
    propose: (w, rng) => shuffled(moves(w), rng),
    deal(w, rng) {
      const { options, until, over } = w;
      const seen = new Set([...w.gone, ...w.row.map(({ card }) => card)]);
      const all = Array.from({ length: options.cards }, (_, card) => card);
      const hidden = all.filter((card) => !seen.has(card));
      const deck = until === null ? all : shuffled(hidden, rng);
      return { options, until, over, deck, row: [...w.row], gone: [...w.gone], taken: [...w.taken] };
    },
    key: (w) => JSON.stringify([w.who, w.until, w.over, w.deck, w.row, w.gone, w.taken]),
    absent: (w) => moves(w)[0] ?? { kind: 'grab', place: 0, mark: 0 },
    score: (s) => s.taken.map(() => s.taken.reduce((sum, points) => sum + points, 0)),
    result(s) {
      if (!s.over) return null;
      const scores = grabRules.score(s);
      return { winners: (scores[0] ?? 0) > s.options.cards ? [...scores.keys()] : [], scores };
    },
    write: (move) => `grab ${move.place} at mark ${move.mark}`,
    read(text) {
      const found = /^grab (\d+) at mark (\d+)$/.exec(text);
      return found && { kind: 'grab', place: Number(found[1]), mark: Number(found[2]) };
    },
    sound(s) {
      const open = s.row.flatMap(({ card }) => (card === null ? [] : [card]));
      if (!eachOnce([...s.deck, ...open, ...s.gone], s.options.cards)) return 'Not every card is there once.';
      if (s.row.length !== ROW) return `There are ${s.row.length} places, not ${ROW}.`;
      if (s.until === null && s.deck.some((card, at) => card !== at)) return 'Cards lie about before the deal.';
      return s.until !== null && !s.over && open.length === 0 ? 'Nothing is left to grab.' : null;
    },
  };

/** The game. */
export const grab = defineGame(grabRules, plainBots(grabRules));
