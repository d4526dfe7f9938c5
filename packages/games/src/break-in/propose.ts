// Sensible moves of a seat, best first, and what a seat does whose person has gone. From the view alone.
import type { Rng } from '@cardinal/kernel';
import { bestFormula, cardPoints, cardsOf, isDigit, witnesses, type FoundFormula } from '@cardinal/solver';
import { canLay, plainMoves } from './check.ts';
import { cardsFor, readFormula } from './formula.ts';
import type { BreakInMove, BreakInView, Card, CardId, FormulaCard } from './types.ts';

/** Formulas that a proposal offers at most, and values it makes for them. */
const OFFERED = { most: 24, work: 30_000 };
/** Values made for the best one where house rules leave only a bounded search. */
const EFFORT = 200_000;

/** Sensible moves, best first: a call with a formula in hand, formulas by their points, then everything else that is allowed. */
export function* propose(v: BreakInView, rng: Rng): Generator<BreakInMove, void> {
  const { who, window, pending } = v;
  if (who === 'watcher') return;
  const must = v.turn.must.includes(who);
  if (!must && !v.turn.may.includes(who)) return;
  if (pending) {
    const read = readFormula(pending.text, v.options);
    if (!read.ok || !read.truth.ok) yield { kind: 'doubt', formula: pending.no };
    if (must) yield { kind: 'accept', formula: pending.no };
    return;
  }
  const call = window && plainMoves(v).some(({ kind }) => kind === 'break-in') && v.phase !== 'claim';
  if (call && callable(v)) yield { kind: 'break-in', card: window.card };
  if (!must) return;
  if (canLay(v).ok) yield* formulas(v);
  const plain = plainMoves(v)
    .filter(({ kind }) => kind !== 'break-in')
    .map((move) => ({ move, worth: worthOf(v, move) + rng.real() * 0.01 }));
  plain.sort((a, b) => b.worth - a.worth);
  for (const { move } of plain) yield move;
}

/** Moves that lay a formula, most points first; in a claim only such with the card that was called for. */
export function* formulas(v: BreakInView): Generator<BreakInMove, void> {
  const faces = v.hand.map(({ face }) => face);
  if (v.phase === 'claim') {
    const card = claimed(v);
    const found = card && bestFormula(faces, { ...v.options, effort: EFFORT, mustUse: [card.face] });
    if (found) yield laying(v, found);
    return;
  }
  const found = witnesses(faces, v.options, OFFERED);
  let next = found.next();
  const some = !next.done;
  for (; !next.done; next = found.next()) yield laying(v, next.value);
  if (some || next.value) return;
  // The bound left out what is long to search; the one that is worth most may still be among it.
  const best = bestFormula(faces, { ...v.options, effort: EFFORT });
  if (best) yield laying(v, best);
}

/** The move that lays a formula with cards of the hand. */
export function laying(v: BreakInView, { formula }: Pick<FoundFormula, 'formula'>): BreakInMove {
  const known = v.who === 'watcher' ? [] : (v.known[v.who] ?? []);
  const first = v.phase === 'claim' ? (v.window?.card ?? null) : null;
  return { kind: 'lay', formula, cards: cardsFor(cardsOf(formula), v.hand, first, known) ?? [] };
}

function claimed(v: BreakInView): Card | undefined {
  return v.hand.find(({ id }) => id === v.window?.card);
}

/** The best formula that a call for the open card would lead to, or null. */
export function callable(v: BreakInView): FoundFormula | null {
  const top = v.discard.at(-1);
  if (!top || top.id !== v.window?.card) return null;
  if (v.equalsLeft !== null && v.equalsLeft <= 0) return null;
  return bestFormula([...v.hand.map(({ face }) => face), top.face], {
    ...v.options,
    effort: EFFORT,
    mustUse: [top.face],
  });
}

/** What a vanished or timed-out seat does: it draws, lays nothing, discards the card that is worth least and lets all else be. A card it called for goes back. */
export function absent(v: BreakInView): BreakInMove {
  switch (v.phase) {
    case 'claim':
      return { kind: 'give-up' };
    case 'last-call':
      return { kind: 'let-lie' };
    case 'judge':
      return { kind: 'accept', formula: v.pending?.no ?? 0 };
    case 'lay': {
      const moves = plainMoves(v).filter(({ kind }) => kind === 'done' || kind === 'discard');
      const [first] = moves.toSorted((a, b) => worthOf(v, b) - worthOf(v, a));
      return first ?? { kind: 'done' };
    }
    default:
      return { kind: 'take', from: v.drawCount > 0 ? 'draw' : 'discard' };
  }
}

/** A quick feeling for a move that lays nothing. */
function worthOf(v: BreakInView, move: BreakInMove): number {
  const faces = v.hand.map(({ face }) => face);
  switch (move.kind) {
    case 'take': {
      const top = v.discard.at(-1);
      // An unknown card is worth a typical one.
      return move.from === 'discard' && top ? useOf(faces, top.face) : 8;
    }
    case 'discard':
      return -keepWorth(v.hand, move.card);
    case 'give-up':
      return -25;
    default:
      return 0;
  }
}

/** What a card would add to a hand, roughly: its points, less where the hand has more signs than it can use. */
export function useOf(hand: readonly FormulaCard[], face: FormulaCard): number {
  const digits = hand.filter(isDigit).length;
  const signs = hand.length - digits;
  if (isDigit(face)) return digits < 2 * signs + 2 ? 6 + Number(face) / 3 : Number(face) / 2;
  return signs * 2 < digits + 1 ? cardPoints(face) : cardPoints(face) / 3;
}

function keepWorth(hand: readonly Card[], id: CardId): number {
  const card = hand.find((one) => one.id === id);
  if (!card) return 0;
  const rest = hand.filter((one) => one.id !== id).map(({ face }) => face);
  return useOf(rest, card.face);
}
