// What is wrong with a state that has the right shape: cards held twice or lost, hands of the wrong size, calls that
// could not stand. A position file that passes here can be played to the end.
import { isNumber } from './deck.ts';
import { cardsNeeded, facesInPlay, fits, stockIn } from './plan.ts';
import { readSentence } from './sentence.ts';
import type { CardId, NumsenseState } from './types.ts';

/** What is wrong with a state, as a sentence for the person who wrote the file, or null. */
export function sound(s: NumsenseState): string | null {
  for (const test of [table, cards, hands, wilds, order, calls, scores]) {
    const fault = test(s);
    if (fault !== null) return fault;
  }
  return null;
}

const between = (s: NumsenseState): boolean => s.phase === 'shuffle' || s.phase === 'over';

function table(s: NumsenseState): string | null {
  if (!fits(s.options, s.seats).ok) return `These options cannot be played by ${s.seats} seats.`;
  if (cardsNeeded(s.seats, s.handSize) > s.faces.length) return `Hands of ${s.handSize} cards need a larger deck.`;
  const perSeat = [s.hands, s.known, s.turns, s.written, s.fines, s.totals];
  if (perSeat.some((list) => list.length !== s.seats)) {
    return 'hands, known, turns, written, fines and totals need one entry for each seat.';
  }
  const named = [s.dealer, s.active, s.declarer ?? 0, ...s.called, ...s.lastTurns];
  if (named.some((seat) => seat >= s.seats)) return 'dealer, active, declarer, called and lastTurns must name seats.';
  const expected = facesInPlay(s.options, s.seats, s.handSize);
  const same = expected.length === s.faces.length && expected.every((face, id) => face === s.faces[id]);
  if (!same) return 'faces must be those of the deck in the options, in its order, once for each deck in play.';
  if (between(s) !== (s.target === null)) return 'There is a target during a deal, and only then.';
  if ((s.phase === 'compose') !== (s.ending !== null))
    return 'ending is told while sentences are written, and only then.';
  return null;
}

/** Every card lies in one place during a deal, and nowhere between deals. */
function cards(s: NumsenseState): string | null {
  const piles = s.own ?? [];
  const stock = stockIn(s.options, s.seats, s.handSize);
  if (s.options.seatRange ? piles.length !== s.seats : s.own !== undefined) {
    return 'own holds a pile for each seat where one has a range of its own, and only then.';
  }
  if (piles.some((pile, seat) => pile.some((id) => stock.ownerOf(id) !== seat))) {
    return 'An own pile holds cards of that seat only.';
  }
  const placed = [...s.draw, ...piles.flat(), ...s.discard, ...s.hands.flat(), ...s.setAside];
  if (s.target && s.target.card !== null) placed.push(s.target.card);
  const seen = new Set<CardId>();
  for (const id of placed) {
    if (id >= s.faces.length) return `There is no card ${id}.`;
    if (seen.has(id)) return `Card ${id} lies in two places.`;
    seen.add(id);
  }
  const expected = between(s) ? 0 : s.faces.length;
  if (placed.length !== expected) return `${placed.length} cards lie on the table instead of ${expected}.`;
  if (s.target && s.target.card !== null && s.faces[s.target.card] !== s.target.value) {
    return `Card ${s.target.card} does not bear the target ${s.target.value}.`;
  }
  if ((s.phase === 'target') !== s.setAside.length > 0)
    return 'setAside holds wilds in the phase target, and only then.';
  if (s.setAside.some((id) => isNumber(s.faces[id] ?? 0))) return 'setAside may hold wilds only.';
  return null;
}

function hands(s: NumsenseState): string | null {
  if (between(s)) return null;
  for (const [seat, hand] of s.hands.entries()) {
    const size = s.handSize + (s.phase === 'put' && seat === s.active ? 1 : 0);
    if (hand.length !== size) return `Seat ${seat} holds ${hand.length} cards instead of ${size}.`;
    if (!within(s.known[seat] ?? [], hand)) return `Seat ${seat} must hold its known cards, each named once.`;
  }
  if (s.phase === 'put' ? s.taken === null : s.phase !== 'call' && s.taken !== null) {
    return 'taken names the card that the active seat took in this turn.';
  }
  const { taken } = s;
  if (taken === null) return null;
  const held = s.hands[s.active]?.includes(taken.card) ?? false;
  if (!held && !s.discard.includes(taken.card)) return `Card ${taken.card} was taken but lies elsewhere.`;
  if (held && taken.from === 'discard' && !s.known[s.active]?.includes(taken.card)) {
    return `Card ${taken.card} was taken from the discard pile, so it is known.`;
  }
  return null;
}

function wilds(s: NumsenseState): string | null {
  const held = s.hands.flat();
  const discards = (ids: readonly CardId[]): boolean => ids.every((id) => s.faces[id] === 'D');
  if (!discards(s.spent) || !within(s.spent, held)) return 'spent may name Discard cards in hands only, each once.';
  if (!discards(s.played) || !within(s.played, [...held, ...s.discard])) {
    return 'played may name Discard cards in hands or in the discard pile only, each once.';
  }
  if (s.played.length > 0 && !acting(s)) return 'played is empty between turns.';
  return null;
}

const acting = (s: NumsenseState): boolean => s.phase === 'turn' || s.phase === 'put' || s.phase === 'call';

function order(s: NumsenseState): string | null {
  if (s.phase !== 'shuffle' && s.attempt > 0) return 'attempt counts shuffles before a deal begins.';
  if (s.phase !== 'shuffle' && !s.dealerDrawn) return 'The dealer is drawn before the first deal.';
  if (s.phase === 'refill' && (s.draw.length > 0 || s.discard.length < 2)) {
    return 'The phase refill needs an empty draw pile and two cards in the discard pile.';
  }
  if (s.phase === 'turn' && (s.own?.[s.active]?.length ?? 0) + s.draw.length + s.discard.length === 0)
    return 'There is no card to take.';
  if (s.refilled.length > 0) {
    const elsewhere = [...s.discard, ...s.hands.flat(), ...s.draw];
    if (!within(s.refilled, elsewhere) || !within(s.draw, s.refilled)) {
      return 'refilled names the cards of the draw pile when it was refilled, each once.';
    }
  }
  return null;
}

function calls(s: NumsenseState): string | null {
  if ((s.called[0] ?? null) !== s.declarer) return 'called begins with the declarer.';
  if (!within(s.called, [...s.hands.keys()])) return 'called names each seat once.';
  const others = [...s.hands.keys()].filter((seat) => s.declarer !== null && seat !== s.declarer);
  if (!within(s.lastTurns, others)) return 'lastTurns names seats other than the declarer, each once.';
  if (s.declarer !== null && (acting(s) || s.phase === 'refill') && s.lastTurns[0] !== s.active) {
    return 'After a call the active seat is the first that has its last turn.';
  }
  const fresh =
    s.declarer !== null && s.lastTurns.length === s.seats - 1 && (s.phase === 'turn' || s.phase === 'refill');
  if (s.open && !(fresh && s.options.referee === 'table')) {
    return 'Only a call on which nobody has acted yet can be doubted, at a table that checks itself.';
  }
  for (const [seat, sentence] of s.written.entries()) {
    const called = s.called.includes(seat);
    if (sentence === null) {
      if (called) return `Seat ${seat} called, so it wrote a sentence.`;
      continue;
    }
    if (!called && s.phase !== 'compose') return `Seat ${seat} cannot have written yet.`;
    const faces = (s.hands[seat] ?? []).map((id) => s.faces[id] ?? 0);
    const read = readSentence(sentence, faces, s.target?.value ?? 0, s.options);
    if (!read.ok) return `Seat ${seat} wrote "${sentence}", which does not fit its hand (${read.why}).`;
    if (called && !read.exact && s.options.referee === 'engine')
      return `Seat ${seat} called "${sentence}", which misses.`;
  }
  if (s.phase === 'compose' && !s.written.includes(null)) return 'Everyone has written, so the deal is scored.';
  return null;
}

function scores(s: NumsenseState): string | null {
  if (s.history.some((deal) => deal.seats.length !== s.seats || deal.fines.length !== s.seats)) {
    return 'Each deal in the history scores every seat.';
  }
  return null;
}

/** Whether a list names things of another list only, each once. */
function within<T>(list: readonly T[], whole: readonly T[]): boolean {
  const left = new Set(whole);
  return list.every((one) => left.delete(one));
}
