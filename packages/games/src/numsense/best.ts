// What the solver says of a hand, in the words of this game: the best sentence there is, and whether the target can be
// made at all. The one place that knows how the solver is asked.
import { bestAnswer, canHit, type Face, type SentenceRules } from '@cardinal/solver';

/** A sentence that brings the most points a hand can bring: exact with the largest cards, else as close as can be. */
export function bestSentence(hand: readonly Face[], target: number, rules: SentenceRules): string {
  return bestAnswer(hand, target, rules).sentence;
}

/** Whether a hand makes the target exactly. */
export function canMake(hand: readonly Face[], target: number, rules: SentenceRules): boolean {
  return canHit(hand, target, rules);
}
