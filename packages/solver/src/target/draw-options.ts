// What every card that may be drawn is worth with every card that may then be put away: the question of bots,
// answered by look-ups where the table reaches. Knows scoring; nothing of how likely a draw is.

import { toNumber } from '@cardinal/number';
import { bestAnswer } from './best-answer.ts';
import { Choices } from './choices.ts';
import type { Engine } from './engine.ts';
import { pointsOf } from './answer.ts';
import type { Face, SentenceRules } from './faces.ts';

/** A face that may be drawn, and how many of it are left. */
export interface Unseen {
  readonly face: Face;
  readonly count: number;
}

/** The scores of a hand after a draw and a discard, by draw and discard. */
export interface DrawOptions {
  /** What may be drawn, as given. */
  readonly unseen: readonly Unseen[];
  /** How many discards there are: the cards of the hand in order, last the drawn card itself. */
  readonly discards: number;
  /** At [draw * discards + discard]: the points of an exact hand, else minus the distance, as a double. */
  readonly scores: Float64Array;
  /** At the same place: 1 when the hand is exact. */
  readonly exact: Uint8Array;
}

/**
 * How near a miss is measured: `nearest` looks for the nearest value, `whole` takes the nearest whole number
 * from the table where there is one (never better than the truth, and many times faster).
 */
export type MissMeasure = 'nearest' | 'whole';

/** The options of a hand; see `DrawOptions`. */
export function drawOptions(
  engine: Engine,
  hand: readonly Face[],
  target: number,
  unseen: readonly Unseen[],
  rules: SentenceRules,
  misses: MissMeasure,
): DrawOptions {
  const discards = hand.length + 1;
  const scores = new Float64Array(unseen.length * discards);
  const exact = new Uint8Array(scores.length);
  const scorer = new Scorer(engine, target, rules, misses);
  const kept = [...hand];
  const now = hand.length > 0 ? scorer.score(hand) : 0;
  const nowExact = scorer.exact;
  for (let draw = 0; draw < unseen.length; draw++) {
    const { face } = unseen[draw] as Unseen;
    const row = draw * discards;
    for (let discard = 0; discard < hand.length; discard++) {
      const put = hand[discard] as Face;
      const twin = hand.indexOf(put);
      if (face === put || twin < discard) {
        scores[row + discard] = face === put ? now : (scores[row + twin] as number);
        exact[row + discard] = face === put ? nowExact : (exact[row + twin] as number);
        continue;
      }
      kept[discard] = face;
      scores[row + discard] = scorer.score(kept);
      exact[row + discard] = scorer.exact;
      kept[discard] = put;
    }
    scores[row + hand.length] = now;
    exact[row + hand.length] = nowExact;
  }
  return { unseen, discards, scores, exact };
}

/** Scores hands for one target. */
class Scorer {
  /** Whether the hand scored last is exact. */
  exact: 0 | 1 = 0;
  private readonly engine: Engine;
  private readonly target: number;
  private readonly rules: SentenceRules;
  private readonly misses: MissMeasure;

  constructor(engine: Engine, target: number, rules: SentenceRules, misses: MissMeasure) {
    this.engine = engine;
    this.target = target;
    this.rules = rules;
    this.misses = misses;
  }

  score(hand: readonly Face[]): number {
    this.exact = 0;
    if (this.engine.table === null || this.rules.wholeNumbersOnly) return this.search(hand);
    let sum = 0;
    for (const face of hand) {
      if (typeof face !== 'number') return this.scoreWild(hand);
      sum += face;
    }
    const mask = this.engine.table.mask(hand as readonly number[]);
    if (mask < 0 || this.target > 25) return this.search(hand);
    if ((mask >> this.target) & 1) {
      this.exact = 1;
      return sum;
    }
    return this.misses === 'whole' ? -gapIn(mask, this.target) : this.search(hand);
  }

  private scoreWild(hand: readonly Face[]): number {
    const { target, engine } = this;
    const choices = new Choices(hand, target);
    let best: number | null = null;
    let gap = Infinity;
    let reached = true;
    choices.run((numbers) => {
      const mask = target > 25 ? -1 : (engine.table?.mask(numbers) ?? -1);
      reached = mask >= 0;
      if (!reached) return true;
      if ((mask >> target) & 1) {
        best = pointsOf(hand, choices.inOrder(numbers), this.rules);
        return true;
      }
      gap = Math.min(gap, gapIn(mask, target));
      return false;
    });
    if (best !== null) {
      this.exact = 1;
      return best;
    }
    return reached && this.misses === 'whole' ? -gap : this.search(hand);
  }

  private search(hand: readonly Face[]): number {
    const answer = bestAnswer(this.engine, hand, this.target, this.rules);
    this.exact = answer.exact ? 1 : 0;
    return toNumber(answer.score);
  }
}

/** The distance from the target to the nearest bit of a mask; the mask of a hand always has one. */
function gapIn(mask: number, target: number): number {
  const below = mask & ((2 << target) - 1);
  const above = mask >>> target;
  const down = below === 0 ? Infinity : target - (31 - Math.clz32(below));
  const up = above === 0 ? Infinity : 31 - Math.clz32(above & -above);
  return Math.min(down, up);
}
