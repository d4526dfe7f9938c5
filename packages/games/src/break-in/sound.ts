// What is wrong with a state that has the right shape: cards held twice or lost, hands of the wrong size, windows that
// could not stand open. A position file that passes here can be played to the end.
import { ownDeck } from '@cardinal/kernel';
import { stockIn } from './deck.ts';
import { fitsCards, readFormula } from './formula.ts';
import { fits } from './fit.ts';
import { callers } from './own-time.ts';
import { HAND_LIMIT } from './options.ts';
import type { BreakInState, CardId, LaidFormula } from './types.ts';

/** What is wrong with a state, as a sentence for the person who wrote the file, or null. */
export function sound(s: BreakInState): string | null {
  for (const test of [table, cards, hands, moment, formulas, scores]) {
    const fault = test(s);
    if (fault !== null) return fault;
  }
  return null;
}

const between = (s: BreakInState): boolean => s.phase === 'dealer' || s.phase === 'shuffle' || s.phase === 'over';

function table(s: BreakInState): string | null {
  if (!fits(s.options, s.seats).ok) return `These options cannot be played by ${s.seats} seats.`;
  const perSeat = [s.hands, s.known, s.points, s.fines, s.totals];
  if (perSeat.some((list) => list.length !== s.seats)) {
    return 'hands, known, points, fines and totals need one entry for each seat.';
  }
  const named = [
    s.dealer,
    s.active,
    s.claim?.seat ?? 0,
    ...(s.claim?.queue ?? []).map(({ seat }) => seat),
    ...(s.window?.called ?? []),
    ...(s.window?.over ?? []),
  ];
  named.push(s.window?.by ?? 0, s.pending?.seat ?? 0, ...s.table.map(({ seat }) => seat));
  if (named.some((seat) => seat >= s.seats)) return 'Every seat that is named must be at the table.';
  const first = s.deal === 1 && s.history.length === 0 && s.options.firstDealer === 'random';
  if (s.phase === 'dealer' && !first)
    return 'The phase dealer stands before the first deal, and only with a random dealer.';
  return null;
}

/** Every card lies in one place during a deal, and nowhere between deals. */
function cards(s: BreakInState): string | null {
  const stock = stockIn(s.options);
  const { faces } = stock;
  const piles = s.own ?? [];
  if (s.options.seatRange ? piles.length !== s.seats : s.own !== undefined) {
    return 'own holds a pile for each seat where one has a range of its own, and only then.';
  }
  if (piles.some((pile, seat) => !within(pile, ownDeck(stock, seat)))) {
    return 'An own pile holds cards of that seat only.';
  }
  const placed = [...s.draw, ...piles.flat(), ...s.discard, ...s.hands.flat(), ...s.table.flatMap((one) => one.cards)];
  const seen = new Set<CardId>();
  for (const id of placed) {
    if (id >= faces.length) return `There is no card ${id}.`;
    if (seen.has(id)) return `Card ${id} lies in two places.`;
    seen.add(id);
  }
  const expected = between(s) ? 0 : faces.length;
  if (placed.length !== expected) return `${placed.length} cards lie on the table instead of ${expected}.`;
  return null;
}

function hands(s: BreakInState): string | null {
  if (between(s)) return null;
  for (const [seat, hand] of s.hands.entries()) {
    const holder = s.pending?.seat ?? s.claim?.seat ?? (s.phase === 'lay' ? s.active : null);
    const most = HAND_LIMIT + (seat === holder ? 1 : 0);
    if (hand.length < 1 || hand.length > most)
      return `Seat ${seat} holds ${hand.length} cards instead of 1 to ${most}.`;
    if (!within(s.known[seat] ?? [], hand)) return `Seat ${seat} must hold its known cards, each named once.`;
  }
  return null;
}

function moment(s: BreakInState): string | null {
  const { phase, window, claim, taken } = s;
  const laying = phase === 'lay' || (phase === 'judge' && s.pending?.breakIn === false);
  if (laying !== (taken !== null)) return 'taken names the card of this turn from its drawing to its end.';
  if (taken && (taken.from === 'discard') !== (taken.card !== null)) {
    return 'taken names a card when it came from the discard pile, and only then.';
  }
  if (taken && typeof taken.card === 'number' && !known(s, taken.card) && s.laid === 0) {
    return `Card ${taken.card} was taken from the discard pile, so it is known.`;
  }
  if (!laying && (s.laid > 0 || s.tookBack)) return 'laid and tookBack belong to a turn after its drawing.';
  if (phase === 'turn' && s.draw.length === 0) return 'Without a card to draw the deal is over.';
  if (s.idle > s.options.stalemateLaps * s.seats) return 'idle is larger than stalemateLaps allows.';
  if ((phase === 'judge') !== (s.pending !== null)) return 'pending is a formula in the phase judge, and only then.';
  if (s.pending && s.options.referee !== 'table') return 'A formula is judged with the referee table only.';
  const claiming = phase === 'claim' || (s.pending?.breakIn ?? false);
  if (claiming !== (claim !== null)) return 'claim names who called, as long as its formula is awaited.';
  if (phase === 'last-call' || claiming ? window === null : window !== null && phase !== 'turn') {
    return 'window is there while a card can be called for.';
  }
  return window && calls(s, window.card);
}

function known(s: BreakInState, id: CardId): boolean {
  return s.known[s.active]?.includes(id) ?? false;
}

function calls(s: BreakInState, card: CardId): string | null {
  const { window, claim } = s;
  if (!window) return null;
  if ((window.ending !== null) !== (s.phase === 'last-call') && !claim) return 'ending is told in the phase last-call.';
  if (window.ending === 'out') return 'Nobody can call after a hand ran empty.';
  if ((window.ending === 'pile') !== (s.draw.length === 0)) return 'ending is pile when there is no card to draw.';
  if (window.by === s.active) return 'The next seat is another than the one that discarded.';
  if (
    !within(
      window.called,
      [...s.hands.keys()].filter((seat) => seat !== window.by),
    )
  ) {
    return 'called names seats other than the one that discarded, each once.';
  }
  if (window.over && (window.closes === null || callers(s, window).length === 0)) {
    return 'over names seats whose time is up while that of others still runs.';
  }
  if (claim) {
    if (!s.known[claim.seat]?.includes(card)) return 'Who called holds the card, and everyone knows it.';
    if (!within([claim.seat, ...claim.queue.map(({ seat }) => seat)], window.called))
      return 'Who holds the card or waits for it has called.';
    return claim.queue.length > 0 && !s.options.queueCallers ? 'Nobody waits without queueCallers.' : null;
  }
  if (window.called.length > 0) return 'A window closes after a call.';
  return s.discard.at(-1) === card ? null : 'The card of the window lies on top of the discard pile.';
}

function formulas(s: BreakInState): string | null {
  const all = s.pending ? [...s.table, s.pending] : s.table;
  const numbers = all.map(({ no }) => no);
  if (numbers.some((no, i) => no <= (numbers[i - 1] ?? 0)) || (numbers.at(-1) ?? 0) > s.count) {
    return 'Formulas are numbered in their order, up to count.';
  }
  const { endlessEquals, equalsCards } = s.options;
  if (!endlessEquals && all.length > equalsCards) return `There are only ${equalsCards} equals cards.`;
  for (const one of all) {
    const fault = formula(s, one);
    if (fault !== null) return fault;
  }
  const { pending } = s;
  if (!pending) return null;
  const hand = s.hands[pending.seat] ?? [];
  if (!within(pending.cards, s.known[pending.seat] ?? []) || !within(pending.cards, hand)) {
    return 'The cards of the pending formula are still in the hand, and everyone knows them.';
  }
  if (pending.seat !== (s.claim?.seat ?? s.active)) return 'The pending formula is of the seat that lays.';
  if (s.claim && !pending.cards.includes(s.window?.card ?? -1)) return 'A break-in takes the card that was called for.';
  return null;
}

function formula(s: BreakInState, one: LaidFormula): string | null {
  const { faces } = stockIn(s.options);
  const read = readFormula(one.text, s.options);
  if (!read.ok || read.text !== one.text)
    return `"${one.text}" is not a formula (${read.ok ? 'not in plain signs' : read.why}).`;
  if (s.options.referee === 'engine' && !read.truth.ok) return `"${one.text}" is not true.`;
  if (
    !fitsCards(
      read,
      one.cards.map((id) => faces[id] ?? '0'),
    )
  )
    return `The cards of "${one.text}" do not spell it.`;
  return read.points === one.points ? null : `"${one.text}" is worth ${read.points}.`;
}

function scores(s: BreakInState): string | null {
  const seated = s.history.every((deal) =>
    [deal.laid, deal.bonus, deal.fines, deal.left].every((list) => list.length === s.seats),
  );
  if (!seated) return 'Each deal in the history scores every seat.';
  if (s.phase !== 'over' && Math.max(...s.totals) >= s.options.goal) return 'Somebody has reached the goal already.';
  return null;
}

/** Whether a list names things of another list only, each once. */
function within<T>(list: readonly T[], whole: readonly T[]): boolean {
  const left = new Set(whole);
  return list.every((one) => left.delete(one));
}
