// Small readings of a state that play and view share.
import { stockOf, type Stock } from '@cardinal/kernel';
import type { GoalFace, NumberFace } from './deck.ts';
import { raceLength, type RushOptions } from './options.ts';
import type { Card, CardId, GoalId, GoalSet, RushState, SeenSet } from './types.ts';

/** Hand size by seats (T1): 5, 5, 4, 3, 2. */
const HANDS = [5, 5, 4, 3, 2] as const;
/** Help cards in a match. */
export const HELPS = 3;
/** Races in a match. */
export const RACES = 3;
/** Goals that lie open at first. */
const OPEN_GOALS = 3;

/** How many cards a seat holds. */
export function handSizeOf(seats: number): number {
  const size = HANDS[seats - 1];
  if (size === undefined) throw new Error(`no-such-table: ${seats} seats`);
  return size;
}

/** How many goals are worked at together (ruling 3.17 for the youngest). */
export function openGoals(s: Pick<RushState, 'options'>): number {
  return s.options.oneGoal ? 1 : OPEN_GOALS;
}

const known = new WeakMap<RushOptions, Stock<NumberFace>>();

/** All number cards by id: the deck in its order, then the own decks of the seats that have one. */
export function stockIn(options: RushOptions): Stock<NumberFace> {
  const before = known.get(options);
  if (before) return before;
  const isWithin = ({ value, advanced }: NumberFace, highest: number): boolean => value <= highest && !advanced;
  const stock = stockOf(options.deck.numbers, options, isWithin);
  known.set(options, stock);
  return stock;
}

/** Number cards in play: all, or all but the advanced. */
export function cardsInPlay(s: Pick<RushState, 'options'>): CardId[] {
  return inPlay(stockIn(s.options).faces, s.options.noAdvanced);
}

/** Goals in play. */
export function goalsInPlay(s: Pick<RushState, 'options'>): number[] {
  return inPlay(s.options.deck.goals, s.options.noAdvanced);
}

function inPlay(faces: readonly { readonly advanced: boolean }[], basic: boolean): number[] {
  return [...faces.keys()].filter((id) => !(basic && faces[id]?.advanced));
}

/** A card with its face. */
export function cardOf(s: Pick<RushState, 'options'>, id: CardId): Card {
  const face = stockIn(s.options).faces[id];
  if (!face) throw new Error(`no-such-card: ${id}`);
  return { id, ...face };
}

/** What a goal asks. */
export function goalOf(s: Pick<RushState, 'options'>, id: GoalId): GoalFace {
  const face = s.options.deck.goals[id];
  if (!face) throw new Error(`no-such-goal: ${id}`);
  return face;
}

/** A set as all see it. */
export function seenSet(s: Pick<RushState, 'options'>, set: GoalSet): SeenSet {
  return {
    id: set.goal,
    goal: goalOf(s, set.goal),
    stacks: set.stacks.map((stack) => stack.map((id) => cardOf(s, id))),
    mark: set.mark,
    complete: set.complete,
  };
}

/** How many cards lie in a set. */
export function sizeOf(set: { readonly stacks: readonly (readonly unknown[])[] }): number {
  return set.stacks.reduce((sum, stack) => sum + stack.length, 0);
}

/** The deadline of the race: a play stamped on the last millisecond still counts, so the due lies one later (ruling 3.11). */
export function raceDue(s: RushState): { id: string; at: number } | null {
  const length = raceLength(s.options);
  return length === null ? null : { id: `race${s.race + 1}`, at: s.began + length + 1 };
}
