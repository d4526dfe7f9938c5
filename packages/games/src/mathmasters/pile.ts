// One pile, from the lead to the seat that wins it: laying, passing, and what becomes of a Times claim. Works on the state
// it is given; who may do what was checked before.
import type { Seat } from '@cardinal/kernel';
import { ascending, type CardId } from './deck.ts';
import { scoreDeal } from './deals.ts';
import { bonusOf, multiplies, sumOf, type SetType } from './sets.ts';
import type { LaidSet, MathMastersState, Out } from './types.ts';

/** Lays a set; `cards` ascending. A Times set may then be called until the next seat acts (ruling 4.13). */
export function laySet(s: MathMastersState, setType: SetType, cards: readonly CardId[], out: Out): void {
  const seat = s.active;
  const hand = s.hands[seat] as CardId[];
  const known = s.known[seat] as CardId[];
  let hint: CardId | null = null;
  for (const card of cards) {
    if (drop(hand, card)) {
      if (known.length > 0) drop(known, card);
    } else {
      hint = card;
      drop(s.hints, card);
      s.hintUsed[seat] = true;
    }
  }
  const laid: LaidSet = { no: ++s.laid, seat, setType, cards, hint };
  s.pile.push(laid);
  if (s.passed.length > 0) s.passed = [];
  s.open = setType === 'times' && s.options.referee === 'table';
  out.push({ to: 'all', e: { kind: 'set-laid', laid } });
  if (hand.length === 0) out.push({ to: 'all', e: { kind: 'hand-empty', seat } });
  goOnFrom(s, seat, out);
}

/** The active seat passes: for now, or with passIsFinal for the whole pile (ruling 4.7). */
export function pass(s: MathMastersState, out: Out): void {
  const seat = s.active;
  s.open = false;
  s.passed.push(seat);
  if (s.options.passIsFinal) s.out[seat] = true;
  out.push({ to: 'all', e: { kind: 'passed', seat } });
  goOnFrom(s, seat, out);
}

/** The last claim on a pile that nobody can play on is taken as true. */
export function letStand(s: MathMastersState, out: Out): void {
  const top = topOf(s);
  s.open = false;
  out.push({ to: 'all', e: { kind: 'claim-stood', seat: s.active, against: top.seat } });
  winPile(s, out);
}

/** A seat calls Wrong Times on the top set (ruling 4.14). */
export function callWrongTimes(s: MathMastersState, caller: Seat, out: Out): void {
  const { seat, cards, hint } = topOf(s);
  const right = !multiplies(cards);
  s.open = false;
  out.push({ to: 'all', e: { kind: 'wrong-times-called', seat: caller, against: seat, right, cards } });
  if (right) {
    addTo(s.totals, caller, 1);
    addTo(s.calls, caller, 1);
    takeBack(s, seat, cards, hint);
    s.out[seat] = true;
    s.passed = [seat];
    if (s.pile.length > 0) goOnFrom(s, seat, out);
    else leadFrom(s, (seat + 1) % s.seats, out);
    return;
  }
  s.out[caller] = true;
  if (s.phase === 'judge') winPile(s, out);
  else if (caller === s.active) goOnFrom(s, caller, out);
}

/** The set on top; throws when the pile is empty. */
export function topOf(s: MathMastersState): LaidSet {
  const top = s.pile[s.pile.length - 1];
  if (!top) throw new Error('rules-broken: no set on the pile');
  return top;
}

/** The next seat to the left that may still play on the pile; when the turn comes round to the one who laid the top set, that one has won. */
function goOnFrom(s: MathMastersState, from: Seat, out: Out): void {
  const owner = topOf(s).seat;
  for (let seat = (from + 1) % s.seats; seat !== owner; seat = (seat + 1) % s.seats) {
    if (s.out[seat] === false && (s.hands[seat] as CardId[]).length > 0) {
      s.active = seat;
      s.phase = 'follow';
      return;
    }
  }
  if (s.open) {
    // Nobody can play on it, but somebody may still have seen that it is false.
    s.active = (owner + 1) % s.seats;
    s.phase = 'judge';
    return;
  }
  winPile(s, out);
}

/** The owner of the top set scores the pile (rulings 4.10 and 4.11) and leads, or the seat after it that has cards. */
function winPile(s: MathMastersState, out: Out): void {
  const top = topOf(s);
  const seat = top.seat;
  let sum = 0;
  let bonus = 0;
  let hintCost = 0;
  for (const set of s.pile) {
    sum += sumOf(set.cards);
    if (set === top || s.options.bonusPerSet) bonus += bonusOf(set.setType, set.cards.length);
    if (set.seat === seat && set.hint !== null) hintCost = 1;
    for (const card of set.cards) s.gone.push(card);
  }
  const points = sum + bonus - hintCost;
  addTo(s.points, seat, points);
  addTo(s.totals, seat, points);
  addTo(s.piles, seat, 1);
  s.pile = [];
  s.passed = [];
  s.out.fill(false);
  out.push({ to: 'all', e: { kind: 'pile-won', seat, sum, bonus, hintCost, points } });
  if (isDealOver(s)) scoreDeal(s, out);
  else leadFrom(s, seat, out);
}

/** Ruling 4.9: the deal is over when all hands are empty, or with endAtFirstOut when one is and its pile is won. */
function isDealOver(s: MathMastersState): boolean {
  const empty = (hand: readonly CardId[]): boolean => hand.length === 0;
  return s.options.endAtFirstOut ? s.hands.some(empty) : s.hands.every(empty);
}

function leadFrom(s: MathMastersState, first: Seat, out: Out): void {
  let seat = first;
  while ((s.hands[seat] as CardId[]).length === 0) seat = (seat + 1) % s.seats;
  // Where the seat whose false Times was the lead is the only one with cards left, it leads again (ruling 4.14).
  s.out[seat] = false;
  s.active = seat;
  s.phase = 'lead';
  out.push({ to: 'all', e: { kind: 'leads', seat } });
}

function takeBack(s: MathMastersState, seat: Seat, cards: readonly CardId[], hint: CardId | null): void {
  const hand = s.hands[seat] as CardId[];
  const known = s.known[seat] as CardId[];
  for (const card of cards) {
    if (card === hint) {
      s.hints.push(card);
      s.hints.sort(ascending);
      s.hintUsed[seat] = false;
    } else {
      hand.push(card);
      if (!known.includes(card)) known.push(card);
    }
  }
  hand.sort(ascending);
  known.sort(ascending);
  s.pile.pop();
}

/** Takes a card out of a list; false when it is not there. */
function drop(cards: CardId[], card: CardId): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  return true;
}

function addTo(list: number[], seat: Seat, points: number): void {
  list[seat] = (list[seat] ?? 0) + points;
}
