// What is wrong with a state that has the right shape, in a sentence for whoever wrote the file.
import { placesLeft } from '@cardinal/kernel';
import { cardName, cardsIn } from './deck.ts';
import { dealsIn, fits, setTypesIn } from './options.ts';
import { beats, readAs, type Reading } from './sets.ts';
import type { MathMastersState } from './types.ts';
import { check, view } from './view.ts';

/** The first fault found, or null. */
export function sound(s: MathMastersState): string | null {
  return faultInCounts(s) ?? faultInCards(s) ?? faultInPile(s) ?? faultInTurn(s) ?? faultInAnswers(s);
}

function faultInCounts(s: MathMastersState): string | null {
  if (!fits(s.options, s.seats).ok) return `These options cannot be played by ${s.seats} seats.`;
  for (const field of ['hands', 'known', 'hintUsed', 'out', 'points', 'calls', 'piles', 'totals'] as const) {
    if (s[field].length !== s.seats) return `"${field}" has ${s[field].length} entries for ${s.seats} seats.`;
  }
  for (const field of ['dealer', 'active'] as const) {
    if (s[field] >= s.seats) return `"${field}" names seat ${s[field]} of ${s.seats}.`;
  }
  const deals = dealsIn(s.options, s.seats);
  if (s.deal > deals) return `This is deal ${s.deal} of ${deals}.`;
  if (s.passed.some((seat) => seat >= s.seats)) return '"passed" names a seat that is not there.';
  for (const score of s.history) {
    if ([score.points, score.calls, score.piles].some(({ length }) => length !== s.seats)) {
      return `A deal in "history" does not hold ${s.seats} seats.`;
    }
  }
  return null;
}

function faultInCards(s: MathMastersState): string | null {
  const deck = new Set(s.deal === 0 ? [] : cardsIn(s.options.deck));
  const places = [...s.hands, s.hints, s.unused, s.gone, ...s.pile.map(({ cards }) => cards)];
  const met = new Set<number>();
  for (const card of places.flat()) {
    if (!deck.has(card)) return `The card ${cardName(card)} is not in play.`;
    if (met.has(card)) return `The card ${cardName(card)} is in two places.`;
    met.add(card);
  }
  const missing = [...deck].find((card) => !met.has(card));
  if (missing !== undefined) return `The card ${cardName(missing)} is nowhere.`;
  for (const [seat, cards] of s.known.entries()) {
    const stray = cards.find((card) => !s.hands[seat]?.includes(card));
    if (stray !== undefined) return `"known" says that seat ${seat} holds ${cardName(stray)}; it does not.`;
  }
  const lists = [...s.hands, ...s.known, s.hints, s.unused, ...s.pile.map(({ cards }) => cards)];
  if (lists.some((cards) => cards.some((card, i) => i > 0 && card <= (cards[i - 1] ?? -1)))) {
    return 'Cards in a hand, a set, the Hints and the unused cards stand in ascending order.';
  }
  return null;
}

function faultInPile(s: MathMastersState): string | null {
  const allowed = setTypesIn(s.options, s.deal);
  let below: Reading | null = null;
  let no = 0;
  for (const set of s.pile) {
    if (set.seat >= s.seats) return `Set ${set.no} lies for a seat that is not there.`;
    if (set.no <= no || set.no > s.laid) return `Set ${set.no} does not follow set ${no} of ${s.laid}.`;
    no = set.no;
    const read = readAs(set.setType, set.cards);
    const fits = read.ok && read.setType === set.setType && allowed.includes(set.setType);
    if (!fits || (!read.holds && s.options.referee === 'engine')) return `Set ${set.no} is no ${set.setType}.`;
    if (below !== null && !beats(read, below)) return `Set ${set.no} does not beat the one below.`;
    if (set.hint !== null && (!set.cards.includes(set.hint) || set.cards.length < 2 || !s.hintUsed[set.seat])) {
      return `The Hint in set ${set.no} cannot be right.`;
    }
    below = read;
  }
  return null;
}

function faultInTurn(s: MathMastersState): string | null {
  const top = s.pile.at(-1);
  const cards = s.hands[s.active]?.length ?? 0;
  switch (s.phase) {
    case 'dealer':
    case 'shuffle':
    case 'over':
      return top || s.open ? 'A pile lies there while nobody plays.' : null;
    case 'lead':
      if (s.deal === 0) return 'Nothing has been dealt yet.';
      if (top) return 'The active seat leads, but a pile lies there.';
      return cards === 0 || s.out[s.active] ? `Seat ${s.active} cannot lead.` : null;
    case 'follow':
      if (!top) return 'The active seat follows, but there is no pile.';
      if (top.seat === s.active || cards === 0 || s.out[s.active]) return `Seat ${s.active} cannot follow.`;
      return s.open && !isClaim(s) ? 'Only a Times set can be open to a call.' : null;
    case 'judge':
      return s.open && isClaim(s) && top?.seat !== s.active ? null : 'There is no claim to judge.';
    default:
      return s.phase satisfies never;
  }
}

function faultInAnswers(s: MathMastersState): string | null {
  const [first] = s.answers;
  const top = s.pile.at(-1);
  if (!first) return null;
  if (!s.open || !top) return 'There are answers to a claim, and no claim is open.';
  const places = s.answers.map(({ seat }) => placesLeft(top.seat, seat, s.seats));
  if (places.some((place, i) => place <= (places[i - 1] ?? 1)) || s.answers.some(({ seat }) => seat >= s.seats)) {
    return 'Answers stand from the left of the claimer, and none that is nearest waits.';
  }
  for (const { seat, at, move } of s.answers) {
    if (at !== first.at || move.on !== top.no) return `The answer of seat ${seat} is not to this claim and moment.`;
    const fault = check(view({ ...s, answers: [] }, seat), move);
    if (!fault.ok) return `The answer of seat ${seat} is no legal move.`;
    const unseen =
      move.kind === 'lay' && move.cards.some((card) => s.hands[seat]?.includes(card) && !s.known[seat]?.includes(card));
    if (unseen) return `Cards that seat ${seat} has laid are not in "known".`;
  }
  return null;
}

function isClaim(s: MathMastersState): boolean {
  return s.pile.at(-1)?.setType === 'times' && s.options.referee === 'table';
}
