// What several toys share: a shape, who won, and whether a pack is whole.
import * as v from 'valibot';
import type { Result } from '@cardinal/kernel';

/** A whole number from 0 on, small enough to be exact. */
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** The result in which the most points win. */
export function mostWin(scores: readonly number[]): Result {
  const best = Math.max(...scores);
  return { winners: [...scores.keys()].filter((seat) => scores[seat] === best), scores: [...scores] };
}

/** Whether the cards 0 to count − 1 are all there, each once. */
export function eachOnce(cards: readonly number[], count: number): boolean {
  return cards.length === count && new Set(cards).size === count && cards.every((card) => card < count);
}
