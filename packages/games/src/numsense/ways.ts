// In how many ways a hand makes the target, and how hard that makes it to see. Knows cards and the solver, no table.
import { hardnessOfWays, type Hardness } from '@cardinal/kernel';
import { ASCII, print } from '@cardinal/number';
import { allSolutions, bestAnswer, type Face, type SentenceRules } from '@cardinal/solver';

/** The ways of a hand to the target. */
export interface Ways {
  readonly label: Hardness;
  /** Different sentences, those with the most points and then the plainest first; null where there are too many to list. */
  readonly sentences: readonly string[] | null;
  /** Whether all of them are there. */
  readonly complete: boolean;
}

/** Hands of more cards have so many ways that finding them all would take seconds on a phone. */
const MOST_CARDS_LISTED = 5;
/** Hands of more cards are not searched to the end, so that a miss proves nothing. */
const MOST_CARDS_PROVED = 8;
/** More ways than anybody reads. */
const MOST_LISTED = 40;

/**
 * The ways of a hand to the target. The label rests on the number of different sentences, twins by order and grouping
 * merged: see {@link hardnessOfWays}. Of random hands with random targets of the usual deck (150 of each size) 0, 1–2, 3–9 and more
 * ways have: of three cards 66, 14, 12, 8 %; of four 18, 27, 22, 33 %; of five 3, 1, 6, 90 %. "Impossible" is said only after the solver has tried every sentence there is.
 */
export function waysOf(hand: readonly Face[], target: number, rules: SentenceRules): Ways {
  if (hand.length <= MOST_CARDS_LISTED) {
    const { solutions, complete } = allSolutions(hand, target, { limit: MOST_LISTED, rules });
    if (solutions.length > 0 || complete) {
      const sentences = solutions.map(({ expr }) => print(expr, ASCII));
      return { label: hardnessOfWays(sentences.length), sentences, complete };
    }
  }
  const { exact } = bestAnswer(hand, target, rules);
  if (exact) return { label: 'easy', sentences: null, complete: false };
  const proved = hand.length <= MOST_CARDS_PROVED;
  return { label: proved ? 'impossible' : 'hard', sentences: proved ? [] : null, complete: proved };
}
