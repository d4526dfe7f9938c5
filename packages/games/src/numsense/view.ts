// What one seat, or a watcher, may know: built up from nothing. Whatever is not copied here on purpose stays hidden.
import type { Turn, Who } from '@cardinal/kernel';
import { canonical, OVER } from '@cardinal/kernel';
import { cardOf, drawOf } from './dealing.ts';
import { dealsIn, decksInPlay } from './plan.ts';
import { writers } from './turn-end.ts';
import type { Card, CardId, Face, NumsenseState, NumsenseView } from './types.ts';

/** The moment: chance, one seat in turn, or all who still have to write, at once and hidden. */
export function turn(s: NumsenseState): Turn {
  if (s.phase === 'over') return OVER;
  const { variant, minutes } = s.options;
  const dues = variant === 'ten-minutes' && !s.timeUp ? [{ id: 'time', at: minutes * 60_000 }] : [];
  const draw = drawOf(s);
  if (draw) return { mode: 'turn', must: [], may: [], draw, dues };
  if (s.phase === 'compose') return { mode: 'sealed', must: writers(s), may: [], dues };
  if (!s.open) return { mode: 'turn', must: [s.active], may: [], dues };
  const may = [...s.hands.keys()].filter((seat) => seat !== s.active && seat !== s.declarer);
  return { mode: 'window', must: [s.active], may, dues };
}

/** The view of a seat or a watcher. */
export function view(s: NumsenseState, who: Who): NumsenseView {
  const me = who === 'watcher' ? null : who;
  const cards = (ids: readonly CardId[]): Card[] => ids.map((id) => cardOf(s, id));
  const hand = me === null ? [] : (s.hands[me] ?? []);
  const acting = s.phase === 'turn' || s.phase === 'put' || s.phase === 'call' ? s.active : null;
  const shown = s.taken && (s.taken.from === 'discard' || acting === me);
  return {
    who,
    turn: turn(s),
    options: s.options,
    seats: s.seats,
    phase: s.phase,
    deal: s.deal,
    deals: dealsIn(s.options, s.seats),
    dealer: s.dealer,
    handSize: s.handSize,
    dealerDrawn: s.dealerDrawn,
    attempt: s.attempt,
    deck: composition(s),
    target: s.target && { ...s.target },
    setAside: cards(s.setAside),
    active: s.phase === 'target' || s.phase === 'refill' ? s.active : acting,
    handCounts: s.hands.map((one) => one.length),
    hand: cards(hand),
    spent: [...new Set([...hand, ...s.known.flat()])].filter((id) => s.spent.includes(id)),
    played: [...s.played],
    taken: s.taken && { from: s.taken.from, card: shown ? cardOf(s, s.taken.card) : null },
    known: s.known.map(cards),
    refilled: cards(stillHidden(s, hand)),
    turns: [...s.turns],
    idle: s.idle,
    drawCount: s.draw.length,
    ...(s.own && { own: s.own.map((pile) => pile.length) }),
    discard: cards(s.discard),
    declarer: s.declarer,
    called: [...s.called],
    open: s.open,
    lastTurns: [...s.lastTurns],
    ending: s.ending,
    emptied: s.emptied,
    hasWritten: s.written.map((sentence) => sentence !== null),
    written: me === null ? null : (s.written[me] ?? null),
    fines: [...s.fines],
    totals: [...s.totals],
    history: [...s.history],
    timeUp: s.timeUp,
  };
}

type Composition = NumsenseView['deck'];

/** What so many of one deck hold: the same list in every view of a match, so that nobody has to compare it. */
const compositions = new WeakMap<NumsenseState['options']['deck'], Map<number, Composition>>();

/** Faces in play with their number, equal faces together. */
function composition({ options, seats, handSize }: NumsenseState): Composition {
  const decks = decksInPlay(options, seats, handSize);
  const known = compositions.get(options.deck) ?? new Map<number, Composition>();
  compositions.set(options.deck, known);
  let made = known.get(decks);
  if (!made) {
    const counts = new Map<Face, number>();
    for (const { face, count } of options.deck) counts.set(face, (counts.get(face) ?? 0) + count * decks);
    known.set(decks, (made = [...counts].map(([face, count]) => ({ face, count }))));
  }
  return made;
}

/** Cards that everyone saw go into the draw pile and that have not come to light since. */
function stillHidden(s: NumsenseState, hand: readonly CardId[]): CardId[] {
  if (s.refilled.length === 0) return [];
  const seen = new Set([...s.discard, ...s.known.flat(), ...hand]);
  return s.refilled.filter((id) => !seen.has(id));
}

/** The information set as a text: the whole view, as nothing in it is anything but what the seat knows. */
export function key(v: NumsenseView): string {
  return canonical(v);
}
