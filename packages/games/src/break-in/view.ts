// What one seat, or a watcher, may know: built up from nothing. Whatever is not copied here on purpose stays hidden.
import { canonical, OVER, type Seat, type Turn, type Who } from '@cardinal/kernel';
import { cardOf, drawOf } from './dealing.ts';
import { waitedFor, windowDues } from './own-time.ts';
import type { BreakInState, BreakInView, Card, CardId } from './types.ts';

/** The moment: chance, one seat in turn, or a window in which others may call or doubt. */
export function turn(s: BreakInState): Turn {
  if (s.phase === 'over') return OVER;
  const draw = drawOf(s);
  if (draw) return { mode: 'turn', must: [], may: [], draw, dues: [] };
  if (s.pending) {
    const { seat } = s.pending;
    const must = (seat + 1) % s.seats;
    return { mode: 'window', must: [must], may: others(s, [seat, must]), dues: [] };
  }
  const { window, claim } = s;
  if (!window) return { mode: 'turn', must: [s.active], may: [], dues: [] };
  const without = [window.by, ...window.called, ...(window.over ?? [])];
  const dues = claim ? [] : windowDues(s, window);
  if (!claim && waitedFor(s, window).length > 0) return { mode: 'window', must: [], may: others(s, without), dues };
  const must = claim?.seat ?? s.active;
  return { mode: 'window', must: [must], may: others(s, [must, ...without]), dues };
}

function others(s: BreakInState, without: readonly Seat[]): Seat[] {
  return Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => !without.includes(seat));
}

/** The view of a seat or a watcher. */
export function view(s: BreakInState, who: Who): BreakInView {
  const cards = (ids: readonly CardId[]): Card[] => ids.map((id) => cardOf(s, id));
  const { endlessEquals, equalsCards } = s.options;
  return {
    who,
    turn: turn(s),
    options: s.options,
    seats: s.seats,
    phase: s.phase,
    deal: s.deal,
    dealer: s.dealer,
    active: s.active,
    handCounts: s.hands.map((hand) => hand.length),
    hand: who === 'watcher' ? [] : cards(s.hands[who] ?? []),
    known: s.known.map(cards),
    drawCount: s.draw.length,
    ...(s.own && { own: s.own.map((pile) => pile.length) }),
    discard: cards(s.discard),
    table: [...s.table],
    count: s.count,
    equalsLeft: endlessEquals ? null : equalsCards - s.table.length,
    taken: s.taken && { ...s.taken },
    laid: s.laid,
    tookBack: s.tookBack,
    window: s.window && { ...s.window },
    claim: s.claim && { ...s.claim },
    pending: s.pending && { ...s.pending },
    idle: s.idle,
    points: [...s.points],
    fines: [...s.fines],
    totals: [...s.totals],
    history: [...s.history],
  };
}

/** The information set as a text: the whole view, as nothing in it is anything but what the seat knows. */
export function key(v: BreakInView): string {
  return canonical(v);
}
