// Draw and discard, the toy of mode `turn`: take a card from either pile, put one on the open pile; when the closed pile
// is empty the smallest hand wins. Also the game of the kernel's speed bench.
import * as v from 'valibot';
import {
  defineGame,
  defineOptions,
  no,
  OVER,
  shuffled,
  YES,
  type Heard,
  type OptionsOf,
  type Played,
  type Rng,
  type Rules,
  type Seat,
  type Turn,
  type ViewBase,
  type Who,
} from '@cardinal/kernel';
import { plainBots } from './plain-bots.ts';
import { eachOnce, mostWin } from './toy-kit.ts';

const specs = {
  cards: { kind: 'whole', min: 3, max: 52, default: 52 },
  hand: { kind: 'whole', min: 1, max: 5, default: 5 },
} as const;
const options = defineOptions(specs);
type Options = OptionsOf<typeof specs>;

/** The whole state; piles have their top last. */
export interface DrawDiscardState {
  readonly options: Options;
  dealt: boolean;
  deck: number[];
  pile: number[];
  hands: number[][];
  active: Seat;
  drew: boolean;
}

/** What one may know. */
export interface DrawDiscardView extends ViewBase {
  readonly options: Options;
  readonly dealt: boolean;
  readonly deck: number;
  readonly pile: readonly number[];
  readonly hand: readonly number[];
  readonly counts: readonly number[];
  /** All hands, once the match is over. */
  readonly shown: readonly (readonly number[])[] | null;
  readonly active: Seat;
  readonly drew: boolean;
}

/** Take a card, or put one down. */
export type DrawDiscardMove =
  { readonly kind: 'take'; readonly from: 'deck' | 'pile' } | { readonly kind: 'put'; readonly card: number };

/** `card` only for whom it concerns. */
export type DrawDiscardEvent =
  | { readonly kind: 'dealt'; readonly hand: readonly number[] }
  | { readonly kind: 'turned'; readonly card: number }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly from: 'deck' | 'pile'; readonly card: number | null }
  | { readonly kind: 'put'; readonly seat: Seat; readonly card: number };

type Why = 'too-few-cards' | 'put-first' | 'take-first' | 'pile-empty' | 'not-in-hand';

const cards = v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(51)));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));

function turn(s: DrawDiscardState): Turn {
  if (!s.dealt) return { ...OVER, draw: { label: 'shuffle', shuffle: s.deck.length } };
  return over(s) ? OVER : { mode: 'turn', must: [s.active], may: [], dues: [] };
}

function over(s: DrawDiscardState): boolean {
  return s.dealt && s.deck.length === 0 && !s.drew;
}

function dealOut(s: DrawDiscardState, order: readonly number[], out: Heard<DrawDiscardEvent>[]): void {
  s.deck = order.map((from) => s.deck[from] as number);
  s.hands = s.hands.map(() => s.deck.splice(-s.options.hand));
  s.pile.push(s.deck.pop() as number);
  s.dealt = true;
  s.hands.forEach((hand, to) => out.push({ to: [to], e: { kind: 'dealt', hand: [...hand] } }));
  out.push({ to: 'all', e: { kind: 'turned', card: s.pile[0] as number } });
}

function play(s: DrawDiscardState, x: Played<DrawDiscardMove>, out: Heard<DrawDiscardEvent>[]): void {
  if (x.by === 'chance') {
    if ('order' in x.move) dealOut(s, x.move.order, out);
    return;
  }
  if (x.by === 'clock') return;
  const hand = s.hands[x.by] as number[];
  if (x.move.kind === 'take') {
    const { from } = x.move;
    const card = (from === 'deck' ? s.deck : s.pile).pop() as number;
    hand.push(card);
    s.drew = true;
    const others = s.hands.map((_, other) => other).filter((other) => other !== x.by);
    out.push({ to: [x.by], e: { kind: 'taken', seat: x.by, from, card } });
    out.push({ to: others, e: { kind: 'taken', seat: x.by, from, card: from === 'pile' ? card : null } });
    return;
  }
  hand.splice(hand.indexOf(x.move.card), 1);
  s.pile.push(x.move.card);
  s.drew = false;
  s.active = (s.active + 1) % s.hands.length;
  out.push({ to: 'all', e: { kind: 'put', seat: x.by, card: x.move.card } });
}

function view(s: DrawDiscardState, who: Who): DrawDiscardView {
  return {
    who,
    turn: turn(s),
    options: s.options,
    dealt: s.dealt,
    deck: s.deck.length,
    pile: [...s.pile],
    hand: who === 'watcher' ? [] : [...(s.hands[who] as number[])],
    counts: s.hands.map((hand) => hand.length),
    shown: over(s) ? s.hands.map((hand) => [...hand]) : null,
    active: s.active,
    drew: s.drew,
  };
}

function moves(w: DrawDiscardView): readonly DrawDiscardMove[] {
  if (!w.turn.must.some((must) => must === w.who)) return [];
  if (w.drew) return w.hand.map((card) => ({ kind: 'put', card }));
  const deck = { kind: 'take', from: 'deck' } as const;
  return [...(w.deck > 0 ? [deck] : []), ...(w.pile.length > 0 ? [{ kind: 'take', from: 'pile' } as const] : [])];
}

function deal(w: DrawDiscardView, rng: Rng): DrawDiscardState {
  const { who, options, dealt, counts, active, drew } = w;
  const seen = new Set([...w.pile, ...w.hand, ...(w.shown ?? []).flat()]);
  const all = Array.from({ length: options.cards }, (_, card) => card);
  const deck = dealt
    ? shuffled(
        all.filter((card) => !seen.has(card)),
        rng,
      )
    : all;
  const hands = counts.map((count, to) => (to === who ? [...w.hand] : [...(w.shown?.[to] ?? deck.splice(0, count))]));
  return { options, dealt, deck, pile: [...w.pile], hands, active, drew };
}

function score(s: DrawDiscardState): number[] {
  return s.hands.map((hand) => -hand.reduce((sum, card) => sum + card, 0));
}

/** The rules, open to those who break them on purpose. */
export const drawDiscardRules: Rules<
  Options,
  DrawDiscardState,
  DrawDiscardMove,
  DrawDiscardView,
  DrawDiscardEvent,
  Why
> = {
  id: 'draw-discard',
  edition: 1,
  seats: [2, 4],
  traits: { sealed: false, coop: false, mistakes: false },
  options,
  shapes: {
    move: v.variant('kind', [
      v.object({ kind: v.literal('take'), from: v.picklist(['deck', 'pile']) }),
      v.object({ kind: v.literal('put'), card: v.number() }),
    ]),
    state: v.strictObject({
      options: v.object({ cards: v.number(), hand: v.number() }),
      dealt: v.boolean(),
      deck: cards,
      pile: cards,
      hands: v.array(cards),
      active: seat,
      drew: v.boolean(),
    }),
  },
  fits: (o, seats) => (o.cards > seats * o.hand ? YES : no('too-few-cards', { need: seats * o.hand + 1 })),
  start: (o, seats) => ({
    options: o,
    dealt: false,
    deck: Array.from({ length: o.cards }, (_, card) => card),
    pile: [],
    hands: Array.from({ length: seats }, () => []),
    active: 0,
    drew: false,
  }),
  turn,
  play,
  copy: (s) => ({
    options: s.options,
    dealt: s.dealt,
    deck: s.deck.slice(),
    pile: s.pile.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    active: s.active,
    drew: s.drew,
  }),
  view,
  check(w, move) {
    if (move.kind === 'put') return !w.drew ? no('take-first') : w.hand.includes(move.card) ? YES : no('not-in-hand');
    if (w.drew) return no('put-first');
    return (move.from === 'deck' ? w.deck : w.pile.length) > 0 ? YES : no('pile-empty');
  },
  moves,
  propose: (w, rng) => shuffled(moves(w), rng),
  deal,
  key: (w) => JSON.stringify([w.who, w.dealt, w.deck, w.pile, w.hand, w.counts, w.shown, w.active, w.drew]),
  absent: (w) => (w.drew ? { kind: 'put', card: w.hand.at(-1) as number } : { kind: 'take', from: 'deck' }),
  score,
  result: (s) => (!over(s) ? null : mostWin(score(s))),
  write: (move) => (move.kind === 'take' ? `take ${move.from}` : `put ${move.card}`),
  read(text) {
    const [verb, what = ''] = text.split(' ');
    if (verb === 'take' && (what === 'deck' || what === 'pile')) return { kind: 'take', from: what };
    return verb === 'put' && /^\d+$/.test(what) ? { kind: 'put', card: Number(what) } : null;
  },
  sound(s) {
    if (!eachOnce([...s.deck, ...s.pile, ...s.hands.flat()], s.options.cards)) return 'Not every card is there once.';
    if (s.active >= s.hands.length) return 'It is the turn of a seat that is not there.';
    if (!s.dealt) return s.deck.every((card, at) => card === at) && !s.drew ? null : 'Cards lie about before the deal.';
    const sizes = s.hands.every((hand, at) => hand.length === s.options.hand + (s.drew && at === s.active ? 1 : 0));
    return sizes ? null : 'A hand has the wrong number of cards.';
  },
};

/** The game. */
export const drawDiscard = defineGame(drawDiscardRules, plainBots(drawDiscardRules));
