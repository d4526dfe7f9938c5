// From deal to deal: the first dealer, the shuffle, and what a finished deal and a finished match leave behind.
import type { Draw, Outcome, Seat } from '@cardinal/kernel';
import { ascending, cardsIn, type CardId } from './deck.ts';
import { dealsIn, handSizeOf, HINTS, tableCardsIn, type MathMastersOptions } from './options.ts';
import type { MathMastersState, Out } from './types.ts';

/** The state before anything was drawn. Seat 0 deals first unless an option says otherwise (ruling 4.16). */
export function startMatch(options: MathMastersOptions, seats: number): MathMastersState {
  const drawn = options.firstDealer === 'random';
  return {
    options,
    seats,
    phase: drawn ? 'dealer' : 'shuffle',
    deal: 0,
    dealer: drawn ? 0 : Number(options.firstDealer),
    active: 0,
    hands: lists(seats),
    known: lists(seats),
    hints: [],
    hintUsed: each(seats, false),
    unused: [],
    gone: [],
    pile: [],
    laid: 0,
    open: false,
    answers: [],
    out: each(seats, false),
    passed: [],
    points: each(seats, 0),
    calls: each(seats, 0),
    piles: each(seats, 0),
    totals: each(seats, 0),
    history: [],
  };
}

/** What is asked of chance now, if anything. */
export function drawOf(s: MathMastersState): Draw | null {
  if (s.phase === 'dealer') return { label: 'first-dealer', pick: each(s.seats, 1) };
  if (s.phase !== 'shuffle') return null;
  const draw = { label: `deal${s.deal + 1}/shuffle`, shuffle: cardsIn(s.options.deck).length };
  return s.deal === 0 ? draw : { ...draw, pause: true };
}

/** Takes in what chance brought: who deals first, or the order of the pack, from which hands, then Hints are dealt; what is left stays hidden. */
export function playChance(s: MathMastersState, outcome: Outcome, out: Out): void {
  if ('index' in outcome) {
    s.dealer = outcome.index;
    s.phase = 'shuffle';
    out.push({ to: 'all', e: { kind: 'dealer-drawn', dealer: s.dealer } });
    return;
  }
  const pack = cardsIn(s.options.deck);
  const order = outcome.order.map((place) => pack[place] as CardId);
  const handSize = handSizeOf(s.options, s.seats);
  const take = (count: number): CardId[] => order.splice(0, count).sort(ascending);
  s.deal++;
  s.hands = s.hands.map(() => take(handSize));
  s.hints = take(HINTS);
  s.unused = take(order.length);
  s.known = lists(s.seats);
  s.hintUsed = each(s.seats, false);
  s.gone = [];
  s.points = each(s.seats, 0);
  s.calls = each(s.seats, 0);
  s.piles = each(s.seats, 0);
  s.active = (s.dealer + 1) % s.seats;
  s.phase = 'lead';
  out.push({
    to: 'all',
    e: {
      kind: 'deal-begun',
      deal: s.deal,
      deals: dealsIn(s.options, s.seats),
      dealer: s.dealer,
      leader: s.active,
      handSize,
      hints: [...s.hints],
      tableCards: tableCardsIn(s.options, s.deal),
    },
  });
  for (const [seat, hand] of s.hands.entries()) out.push({ to: [seat], e: { kind: 'hand-dealt', hand: [...hand] } });
}

/** Writes the finished deal down; the dealer moves on to the left, or the match is over. */
export function scoreDeal(s: MathMastersState, out: Out): void {
  const score = { dealer: s.dealer, points: [...s.points], calls: [...s.calls], piles: [...s.piles] };
  const totals = [...s.totals];
  s.history = [...s.history, score];
  out.push({ to: 'all', e: { kind: 'deal-scored', deal: s.deal, score, totals } });
  if (s.deal < dealsIn(s.options, s.seats)) {
    s.dealer = (s.dealer + 1) % s.seats;
    s.phase = 'shuffle';
  } else {
    s.phase = 'over';
    out.push({ to: 'all', e: { kind: 'match-over', winners: winnersBy(totals), totals } });
  }
}

/** Who has the highest total; several share the win (ruling X.3). */
export function winnersBy(totals: readonly number[]): Seat[] {
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

function lists(seats: number): CardId[][] {
  return Array.from({ length: seats }, () => []);
}

function each<T>(seats: number, value: T): T[] {
  return Array.from({ length: seats }, () => value);
}
