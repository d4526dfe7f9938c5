// Snatch, the toy of mode `window`: a card that was put down can be snatched by anyone else until the next seat draws
// or three seconds have passed. The highest card wins, each snatch costs three points.
import * as v from 'valibot';
import {
  defineGame,
  no,
  OVER,
  shuffled,
  YES,
  type Heard,
  type Played,
  type Rng,
  type Rules,
  type Turn,
  type Who,
} from '@cardinal/kernel';
import { plainBots } from './plain-bots.ts';
import {
  HAND,
  snatchOptions,
  WINDOW_MS,
  type SnatchEvent,
  type SnatchMove,
  type SnatchOptions,
  type SnatchState,
  type SnatchView,
  type SnatchWhy,
} from './snatch-types.ts';
import { eachOnce, mostWin, whole } from './toy-kit.ts';

function turn(s: SnatchState): Turn {
  if (s.phase === 'shuffle') return { ...OVER, draw: { label: 'shuffle', shuffle: s.deck.length } };
  if (s.phase === 'over') return OVER;
  if (s.phase === 'put' || !s.window) return { mode: 'turn', must: [s.active], may: [], dues: [] };
  const { by, until } = s.window;
  const must = s.deck.length > 0 ? [s.active] : [];
  const may = [...s.hands.keys()].filter((seat) => seat !== by && !must.includes(seat));
  return { mode: 'window', must, may, dues: [{ id: `window/${s.pile.length}`, at: until }] };
}

function closeWindow(s: SnatchState): void {
  s.window = null;
  if (s.deck.length === 0) s.phase = 'over';
}

function play(s: SnatchState, x: Played<SnatchMove>, out: Heard<SnatchEvent>[]): void {
  if (x.by === 'chance') {
    if (!('order' in x.move)) return;
    s.deck = x.move.order.map((from) => s.deck[from] as number);
    s.hands = s.hands.map(() => s.deck.splice(-HAND));
    s.hands.forEach((hand, to) => out.push({ to: [to], e: { kind: 'dealt', hand: [...hand] } }));
    s.phase = 'draw';
    return;
  }
  if (x.by === 'clock') {
    out.push({ to: 'all', e: { kind: 'closed' } });
    closeWindow(s);
    return;
  }
  const seat = x.by;
  const hand = s.hands[seat] as number[];
  switch (x.move.kind) {
    case 'draw': {
      const card = s.deck.pop() as number;
      hand.push(card);
      s.window = null;
      s.phase = 'put';
      out.push({ to: [seat], e: { kind: 'drawn', seat, card } });
      out.push({ to: [...s.hands.keys()].filter((other) => other !== seat), e: { kind: 'drawn', seat, card: null } });
      return;
    }
    case 'put':
      hand.splice(hand.indexOf(x.move.card), 1);
      s.pile.push(x.move.card);
      s.phase = 'draw';
      s.active = (seat + 1) % s.hands.length;
      s.window = { by: seat, until: x.at + WINDOW_MS };
      out.push({ to: 'all', e: { kind: 'put', seat, card: x.move.card } });
      return;
    case 'snatch':
      hand.push(s.pile.pop() as number);
      s.snatches[seat] = (s.snatches[seat] ?? 0) + 1;
      out.push({ to: 'all', e: { kind: 'snatched', seat, card: x.move.card } });
      closeWindow(s);
      return;
    default:
      x.move satisfies never;
  }
}

function view(s: SnatchState, who: Who): SnatchView {
  return {
    who,
    turn: turn(s),
    options: s.options,
    phase: s.phase,
    deck: s.deck.length,
    pile: [...s.pile],
    hand: who === 'watcher' ? [] : [...(s.hands[who] as number[])],
    counts: s.hands.map((hand) => hand.length),
    shown: s.phase === 'over' ? s.hands.map((hand) => [...hand]) : null,
    snatches: [...s.snatches],
    active: s.active,
    window: s.window && { ...s.window },
  };
}

function moves(w: SnatchView): readonly SnatchMove[] {
  const { must, may } = w.turn;
  if (w.who === 'watcher' || ![...must, ...may].includes(w.who)) return [];
  if (w.phase === 'put') return w.hand.map((card) => ({ kind: 'put', card }));
  const open: readonly SnatchMove[] =
    w.window && w.window.by !== w.who ? [{ kind: 'snatch', card: w.pile.at(-1) as number }] : [];
  return must.includes(w.who) ? [{ kind: 'draw' }, ...open] : open;
}

function deal(w: SnatchView, rng: Rng): SnatchState {
  const { who, options, phase, active, window } = w;
  const seen = new Set([...w.pile, ...w.hand, ...(w.shown ?? []).flat()]);
  const all = Array.from({ length: options.cards }, (_, card) => card);
  const hidden = all.filter((card) => !seen.has(card));
  const deck = phase === 'shuffle' ? all : shuffled(hidden, rng);
  const hands = w.counts.map((count, to) => (to === who ? [...w.hand] : [...(w.shown?.[to] ?? deck.splice(0, count))]));
  return {
    options,
    phase,
    deck,
    pile: [...w.pile],
    hands,
    snatches: [...w.snatches],
    active,
    window: window && { ...window },
  };
}

function score(s: SnatchState): number[] {
  return s.hands.map((hand, seat) => Math.max(0, ...hand) - 3 * (s.snatches[seat] ?? 0));
}

/** The rules, open to those who break them on purpose. */
export const snatchRules: Rules<SnatchOptions, SnatchState, SnatchMove, SnatchView, SnatchEvent, SnatchWhy> = {
  id: 'snatch',
  edition: 1,
  seats: [2, 4],
  traits: { sealed: false, coop: false, mistakes: false },
  options: snatchOptions,
  shapes: {
    move: v.variant('kind', [
      v.object({ kind: v.literal('draw') }),
      v.object({ kind: v.picklist(['put', 'snatch']), card: whole }),
    ]),
    state: v.strictObject({
      options: v.object({ cards: v.number() }),
      phase: v.picklist(['shuffle', 'draw', 'put', 'over']),
      deck: v.array(whole),
      pile: v.array(whole),
      hands: v.array(v.array(whole)),
      snatches: v.array(whole),
      active: whole,
      window: v.nullable(v.strictObject({ by: whole, until: whole })),
    }),
  },
  fits: (o, seats) => (o.cards > seats * HAND ? YES : no('too-few-cards', { need: seats * HAND + 1 })),
  start: (o, seats) => ({
    options: o,
    phase: 'shuffle',
    deck: Array.from({ length: o.cards }, (_, card) => card),
    pile: [],
    hands: Array.from({ length: seats }, () => []),
    snatches: Array.from({ length: seats }, () => 0),
    active: 0,
    window: null,
  }),
  turn,
  play,
  copy: (s) => ({
    ...s,
    deck: [...s.deck],
    pile: [...s.pile],
    hands: s.hands.map((hand) => [...hand]),
    snatches: [...s.snatches],
    window: s.window && { ...s.window },
  }),
  view,
  check(w, move) {
    switch (move.kind) {
      case 'draw':
        if (w.phase === 'put') return no('put-first');
        return w.active !== w.who ? no('not-yours') : w.deck > 0 ? YES : no('deck-empty');
      case 'put':
        return w.phase !== 'put' ? no('draw-first') : w.hand.includes(move.card) ? YES : no('not-in-hand');
      case 'snatch':
        return w.window && w.window.by !== w.who && w.pile.at(-1) === move.card ? YES : no('gone', { card: move.card });
      default:
        return move satisfies never;
    }
  },
  moves,
  propose: (w, rng) => shuffled(moves(w), rng),
  deal,
  key: (w) =>
    JSON.stringify([w.who, w.phase, w.deck, w.pile, w.hand, w.counts, w.shown, w.snatches, w.active, w.window]),
  absent: (w) => (w.phase === 'put' ? { kind: 'put', card: w.hand.at(-1) as number } : { kind: 'draw' }),
  score,
  result: (s) => (s.phase !== 'over' ? null : mostWin(score(s))),
  write: (move) => (move.kind === 'draw' ? 'draw' : `${move.kind} ${move.card}`),
  read(text) {
    const [kind, card = ''] = text.split(' ');
    if (text === 'draw') return { kind: 'draw' };
    return (kind === 'put' || kind === 'snatch') && /^\d+$/.test(card) ? { kind, card: Number(card) } : null;
  },
  sound(s) {
    if (!eachOnce([...s.deck, ...s.pile, ...s.hands.flat()], s.options.cards)) return 'Not every card is there once.';
    const seats = s.hands.length;
    if (s.active >= seats || (s.window && s.window.by >= seats)) return 'A seat is named that is not there.';
    if (s.snatches.length !== seats) return 'Hands and snatches are of different seats.';
    if (s.window && (s.pile.length === 0 || s.phase !== 'draw')) return 'A window is open on nothing.';
    if (s.phase === 'put' && (s.hands[s.active] as number[]).length === 0) return 'A seat must put a card it has not.';
    if (s.phase === 'shuffle' && s.deck.some((card, at) => card !== at)) return 'Cards lie about before the deal.';
    if (s.phase === 'draw' && s.deck.length === 0 && !s.window) return 'Nobody can go on.';
    return null;
  },
};

/** The game. */
export const snatch = defineGame(snatchRules, plainBots(snatchRules));
