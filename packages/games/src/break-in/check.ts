// Whether a seat may make a move, from its view alone, and the moves that can be listed. The kernel has checked before
// that the seat may act at all.
import { no, YES, type Verdict } from '@cardinal/kernel';
import { fitsCards, missingFrom, readFormula } from './formula.ts';
import { HAND_LIMIT } from './options.ts';
import type { BreakInMove, BreakInView, BreakInWhy, Card, CardId } from './types.ts';

type Said = Verdict<BreakInWhy>;

/** Whether the seat of the view may make that move. */
export function check(v: BreakInView, m: BreakInMove): Said {
  switch (m.kind) {
    case 'break-in':
      return mayCall(v, m.card);
    case 'accept':
    case 'doubt':
      if (v.phase !== 'judge' || !v.pending) return no('not-judging');
      if (m.formula !== v.pending.no) return no('stale');
      return m.kind === 'doubt' || mustAct(v) ? YES : no('not-judging');
    default:
  }
  if (v.phase === 'judge') return no('judge-first');
  // Who only may act now may only call.
  if (!mustAct(v)) return no('only-call');
  switch (m.kind) {
    case 'take':
      return mayTake(v, m.from);
    case 'lay':
      return mayLay(v, m.formula, m.cards);
    case 'discard':
      return mayDiscard(v, m.card);
    case 'done':
      if (v.phase !== 'lay') return notLaying(v);
      return v.hand.length > HAND_LIMIT ? no('must-discard', { cards: v.hand.length }) : YES;
    case 'give-up':
      return v.phase === 'claim' ? YES : no('not-claiming');
    case 'let-lie':
      return v.phase === 'last-call' ? YES : no('not-last');
    default:
      return m satisfies never;
  }
}

const mustAct = (v: BreakInView): boolean => v.who !== 'watcher' && v.turn.must.includes(v.who);

function notLaying(v: BreakInView): Said {
  if (v.phase === 'claim') return no('claim-first');
  return v.phase === 'last-call' ? no('only-call') : no('take-first');
}

function mayTake(v: BreakInView, from: 'draw' | 'discard'): Said {
  if (v.phase === 'lay') return no('already-taken');
  if (v.phase !== 'turn') return notLaying(v);
  return (from === 'draw' ? v.drawCount : v.discard.length) > 0 ? YES : no('pile-empty');
}

/** Whether somebody may call for the card. Asked of seats that cannot act too, so that a late call hears that it is late. */
function mayCall(v: BreakInView, card: CardId): Said {
  const { window, who } = v;
  if (window?.card !== card || v.phase === 'judge') return no(wasPutAway(v, card) ? 'too-late' : 'no-window');
  if (who === window.by) return no('own-discard');
  if (who !== 'watcher' && window.over?.includes(who)) return no('too-late');
  return who !== 'watcher' && window.called.includes(who) ? no('called-before') : YES;
}

/** Whether the card was on the discard pile, as far as all have seen: it lies there, was taken, or was laid since; or it lay there in the deal before, as long as nothing has been put away in this one. */
function wasPutAway(v: BreakInView, id: CardId): boolean {
  const seen = [...v.discard, ...v.known.flat()];
  if (seen.length === 0 && v.table.length === 0 && v.history.length > 0) return true;
  return seen.some((card) => card.id === id) || v.table.some(({ cards }) => cards.includes(id));
}

/** "Break in!" waits for nobody's turn, nor does a word on a formula that lies there. */
export function calls(m: BreakInMove): boolean {
  return m.kind === 'break-in' || m.kind === 'accept' || m.kind === 'doubt';
}

function mayDiscard(v: BreakInView, id: CardId): Said {
  if (v.phase !== 'lay') return notLaying(v);
  if (!v.hand.some((card) => card.id === id)) return no('not-in-hand');
  if (v.hand.length <= HAND_LIMIT) return no('no-discard', { cards: v.hand.length });
  return v.options.returnTaken === 'refused' && v.taken?.card === id ? no('just-taken') : YES;
}

function mayLay(v: BreakInView, text: string, ids: readonly CardId[]): Said {
  const before = canLay(v);
  if (!before.ok) return before;
  const hand = new Map(v.hand.map((card) => [card.id, card]));
  const cards: Card[] = [];
  for (const id of ids) {
    const card = hand.get(id);
    if (!card) return no('not-in-hand');
    if (cards.includes(card)) return no('card-twice');
    cards.push(card);
  }
  const read = readFormula(text, v.options);
  if (!read.ok) return read;
  const faces = cards.map(({ face }) => face);
  if (!fitsCards(read, faces)) {
    const missing = missingFrom(
      read.cards,
      v.hand.map(({ face }) => face),
    );
    return no('wrong-cards', missing.length > 0 ? { missing: missing.join(' ') } : {});
  }
  if (v.phase === 'claim' && !ids.includes(v.window?.card ?? -1)) {
    return no('needs-card', { card: hand.get(v.window?.card ?? -1)?.face ?? '' });
  }
  return v.options.referee === 'engine' ? read.truth : YES;
}

/** Whether a formula may be laid now, whatever it is. */
export function canLay(v: BreakInView): Said {
  if (!mustAct(v)) return no('only-call');
  if (v.phase !== 'lay' && v.phase !== 'claim') return notLaying(v);
  if (v.tookBack) return no('took-back');
  if (v.phase === 'lay' && v.laid > 0 && v.options.formulasPerTurn === '1') return no('one-formula');
  if (v.equalsLeft !== null && v.equalsLeft <= 0) return no('no-equals');
  return YES;
}

/** Every legal move of the seat, or null where it might lay a formula, since formulas cannot be listed. */
export function moves(v: BreakInView): readonly BreakInMove[] | null {
  return canLay(v).ok && v.hand.length > 0 ? null : plainMoves(v);
}

/** Every legal move but formulas. */
export function plainMoves(v: BreakInView): readonly BreakInMove[] {
  const { who, window, pending } = v;
  if (who === 'watcher') return [];
  const must = mustAct(v);
  if (!must && !v.turn.may.includes(who)) return [];
  const list: BreakInMove[] = [];
  if (v.phase === 'judge' && pending) {
    if (must) list.push({ kind: 'accept', formula: pending.no });
    return [...list, { kind: 'doubt', formula: pending.no }];
  }
  if (must) {
    const mine: readonly BreakInMove[] = [
      { kind: 'take', from: 'draw' },
      { kind: 'take', from: 'discard' },
      { kind: 'done' },
      ...v.hand.map(({ id }): BreakInMove => ({ kind: 'discard', card: id })),
      { kind: 'give-up' },
      { kind: 'let-lie' },
    ];
    list.push(...mine.filter((move) => check(v, move).ok));
  }
  if (window && mayCall(v, window.card).ok) list.push({ kind: 'break-in', card: window.card });
  return list;
}
