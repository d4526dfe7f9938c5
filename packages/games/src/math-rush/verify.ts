// The check after a race: completed goals are turned over and their letters read. Equal letters in every stack, rising
// or falling letters from stack to stack, and the goal's limit on every face (rulings 3.5, 3.6, 3.14).
import { letterOf, type RushDeck } from './deck.ts';
import { keepsLimit, runs } from './fit.ts';
import type { CardId, GoalSet, Verified } from './types.ts';

/** What a completed set is worth, and if nothing, why and at which card. */
export function verifySet(deck: RushDeck, set: GoalSet): Verified {
  const goal = deck.goals[set.goal];
  if (!goal) throw new Error(`no-such-goal: ${set.goal}`);
  const value = (id: CardId): number => deck.numbers[id]?.value ?? NaN;
  const stacks = set.stacks.filter((stack) => stack.length > 0);
  const letters = stacks.map((stack) => stack.map((id) => letterOf(value(id))));
  const found = (fault: NonNullable<Verified['fault']>, card: CardId): Verified => ({
    goal: set.goal,
    letters,
    fault,
    card,
    stars: 0,
  });

  for (const stack of stacks) {
    const odd = stack.find((id) => value(id) !== value(stack[0] ?? -1));
    if (odd !== undefined) return found('stack', odd);
  }
  for (const [i, stack] of stacks.entries()) {
    const [card] = stack;
    const before = stacks[i - 1]?.[0];
    if (card !== undefined && before !== undefined && !runs(goal.direction, value(before), value(card)))
      return found('order', card);
  }
  for (const id of stacks.flat()) {
    const face = deck.numbers[id];
    if (face && !keepsLimit(face, goal.limit)) return found('limit', id);
  }
  return { goal: set.goal, letters, fault: null, card: null, stars: goal.stars };
}
