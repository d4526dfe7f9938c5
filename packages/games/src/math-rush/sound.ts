// What can be wrong with a state that has the right shape.
import { cardsInPlay, goalsInPlay, handSizeOf, RACES, sizeOf, stockIn } from './cards.ts';
import type { RushState } from './types.ts';

/** The first fault in a sentence, or null: every card and goal once, hands no larger than they may be, counts that agree. */
export function sound(s: RushState): string | null {
  if (s.seats < 1 || s.seats > 5) return `A table has 1 to 5 seats, not ${s.seats}.`;
  const perSeat = [s.hands, s.said, s.open, s.turnedDown, ...(s.redraw ? [s.redraw] : [])];
  if (perSeat.some((list) => list.length !== s.seats)) return 'Every seat needs its hand and its marks.';
  if (s.history.length !== (s.phase === 'over' ? RACES : s.race))
    return 'There is one finished race for each that was played.';
  if (s.race >= RACES) return `There are ${RACES} races.`;
  if (s.history.some((race) => race.goals.some((goal) => goal >= s.options.deck.goals.length)))
    return 'A race begins with goals of the deck.';
  const piles = s.own ?? [];
  const stock = stockIn(s.options);
  if (s.options.seatRange ? piles.length !== s.seats : s.own !== undefined)
    return 'There is an own pile for each seat where one has a range of its own, and only then.';
  if (piles.some((pile, seat) => pile.some((id) => stock.ownerOf(id) !== seat)))
    return 'An own pile holds cards of that seat only.';
  const cards = [
    ...s.draw,
    ...piles.flat(),
    ...s.discard,
    ...s.hands.flat(),
    ...s.sets.flatMap(({ stacks }) => stacks.flat()),
  ];
  const goals = [...s.goals, ...s.sets.map(({ goal }) => goal)];
  if (s.phase === 'numbers')
    return cards.length + goals.length === 0 ? null : 'Nothing can lie on the table before the shuffle.';
  if (!sameOnce(cards, cardsInPlay(s))) return 'Every number card in play is in one place, once.';
  if (s.phase === 'goals') return goals.length === 0 ? null : 'No goal can be open before the goals are shuffled.';
  if (!sameOnce(goals, goalsInPlay(s))) return 'Every goal in play is in one place, once.';
  if (s.hands.some((hand) => hand.length > handSizeOf(s.seats)))
    return `Nobody holds more than ${handSizeOf(s.seats)} cards.`;
  if (
    s.phase !== 'over' &&
    s.sets.some((set) => !set.complete && sizeOf(set) >= (s.options.deck.goals[set.goal]?.count ?? 0))
  ) {
    return 'A goal with all its cards is complete.';
  }
  if ((s.redraw === null) !== (s.redrawers.length === 0) || s.redrawers.some((seat) => seat >= s.seats)) {
    return 'Somebody has spent the Help to redraw that is under way.';
  }
  if (new Set(s.redrawers).size !== s.redrawers.length) return 'Nobody spends two Helps to redraw at once.';
  if (s.owed.some((seat) => seat >= s.seats) || (s.owed.length > 0 && (s.draw.length > 0 || s.discard.length === 0))) {
    return 'Cards are owed only while the draw pile is empty and can be refilled.';
  }
  return null;
}

function sameOnce(found: readonly number[], expected: readonly number[]): boolean {
  const sorted = [...found].sort((a, b) => a - b);
  return sorted.length === expected.length && sorted.every((id, i) => id === expected[i]);
}
