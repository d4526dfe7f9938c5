// How much the goals of a race asked of their team. Knows the view, no table.
import type { Hardness } from '@cardinal/kernel';
import { cardsInPlay, stockIn } from './cards.ts';
import type { GoalFace, NumberFace } from './deck.ts';
import { keepsLimit, runs } from './fit.ts';
import type { RushView } from './types.ts';

/** The goals that a race began with: how hard, how many they are, and how many cards one turns over until all are finished; null where one of them cannot be. */
export interface FirstGoals {
  readonly label: Hardness;
  readonly goals: number;
  readonly looks: number | null;
}

/** Cards a goal, at most. Of races with the usual deck (all 455 threes of goals) easy, medium and hard are 35, 32, 33 %; with one goal at a time 47, 7, 47 %. */
const FEW = 24;
const SOME = 26.5;

/**
 * The goals that lay open when the race began that was checked last; null before any was. The label rests on how many cards are turned over on
 * average until they are finished, by one person without a hand who lays each card at once or lets it go, always in the
 * better way, one goal after the other: limit, number of cards and their order all count, and luck of the draw does not.
 * "Impossible" is said only where the cards in play hold too few for a goal. The steps are ours.
 */
export function firstGoals(view: Pick<RushView, 'history' | 'options'>): FirstGoals | null {
  const { history, options } = view;
  const first = history.at(-1)?.goals.flatMap((id) => options.deck.goals[id] ?? []);
  if (!first) return null;
  const { faces } = stockIn(options);
  const cards = cardsInPlay(view).flatMap((id) => faces[id] ?? []);
  const isPossible = first.every((goal) => cards.filter((card) => keepsLimit(card, goal.limit)).length >= goal.count);
  if (!isPossible) return { label: 'impossible', goals: first.length, looks: null };
  const looks = first.reduce((sum, goal) => sum + looksFor(goal, cards), 0);
  const each = looks / first.length;
  const label = each <= FEW ? 'easy' : each <= SOME ? 'medium' : 'hard';
  return { label, goals: first.length, looks: Math.round(looks) };
}

/** Cards turned over on average until a row for the goal is full, each one laid at the right or on top of the last, or let go, whichever is better. */
export function looksFor(goal: GoalFace, cards: readonly NumberFace[]): number {
  const suiting = cards.filter((card) => keepsLimit(card, goal.limit)).map(({ value }) => value);
  const values = [...new Set(suiting)];
  const chance = (value: number): number => suiting.filter((one) => one === value).length / cards.length;
  const chances = new Map(values.map((value) => [value, chance(value)]));
  // What is still to come once the last card has that value, for rows that grow by one card.
  let after = new Map(values.map((value) => [value, 0]));
  const toCome = (next: readonly number[]): number => {
    // One waits for the cards after which least is to come, and for so many kinds of them as make the wait shortest.
    let [best, caught, cost] = [Infinity, 0, 0];
    for (const value of next.toSorted((a, b) => (after.get(a) ?? 0) - (after.get(b) ?? 0))) {
      caught += chances.get(value) ?? 0;
      cost += (chances.get(value) ?? 0) * (after.get(value) ?? 0);
      best = Math.min(best, (1 + cost) / caught);
    }
    return best;
  };
  for (let laid = goal.count - 1; laid > 0; laid--) {
    const earlier = values.map((last) => {
      const next = values.filter((value) => value === last || runs(goal.direction, last, value));
      return [last, toCome(next)] as const;
    });
    after = new Map(earlier);
  }
  return toCome(values);
}
