// What every card that may be drawn is worth with every card that may then be put away: the question of bots,
// answered by look-ups where the table reaches. Knows scoring; nothing of how likely a draw is.

import { toNumber } from '@cardinal/number';
import { bestAnswer } from './best-answer.ts';
import { Choices } from './choices.ts';
import type { Engine } from './engine.ts';
import { pointsOf } from './answer.ts';
import type { Face, SentenceRules } from './faces.ts';
import { CARD_VALUES } from './hand-rank.ts';

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
  const now = hand.length > 0 ? scorer.score(hand) : 0;
  const nowExact = scorer.exact;
  for (let discard = 0; discard < discards; discard++) {
    const put = hand[discard];
    const twin = put === undefined ? discard : hand.indexOf(put);
    if (twin === discard && put !== undefined) scorer.keep(hand.filter((_, i) => i !== discard));
    for (let draw = 0; draw < unseen.length; draw++) {
      const at = draw * discards + discard;
      const { face } = unseen[draw] as Unseen;
      if (put === undefined || face === put) {
        scores[at] = now;
        exact[at] = nowExact;
      } else if (twin < discard) {
        scores[at] = scores[at - discard + twin] as number;
        exact[at] = exact[at - discard + twin] as number;
      } else {
        scores[at] = scorer.scoreWith(face);
        exact[at] = scorer.exact;
      }
    }
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
  private kept: readonly Face[] = [];
  private keptSum = 0;
  /** Whether the table knows the kept cards with any number: then `masks` has what they make, by that number. */
  private known = false;
  private readonly masks = new Int32Array(CARD_VALUES);

  constructor(engine: Engine, target: number, rules: SentenceRules, misses: MissMeasure) {
    this.engine = engine;
    this.target = target;
    this.rules = rules;
    this.misses = misses;
  }

  /** The cards that `scoreWith` adds one to. */
  keep(kept: readonly Face[]): void {
    const { engine, rules, target } = this;
    this.kept = kept;
    this.keptSum = 0;
    this.known =
      isNumbers(kept) &&
      target < CARD_VALUES &&
      !rules.wholeNumbersOnly &&
      engine.table?.masksWith(kept, this.masks) === true;
    for (const face of kept) if (typeof face === 'number') this.keptSum += face;
  }

  /** The score of the kept cards with one more. */
  scoreWith(face: Face): number {
    if (!this.known || typeof face !== 'number' || face >= CARD_VALUES) return this.score([...this.kept, face]);
    const mask = this.masks[face] as number;
    this.exact = ((mask >> this.target) & 1) as 0 | 1;
    if (this.exact === 1) return this.keptSum + face;
    return this.misses === 'whole' ? -gapIn(mask, this.target) : this.search([...this.kept, face]);
  }

  score(hand: readonly Face[]): number {
    const { engine, rules, target } = this;
    if (engine.table === null || rules.wholeNumbersOnly || target >= CARD_VALUES) return this.search(hand);
    if (!isNumbers(hand)) return this.scoreWild(hand);
    const mask = engine.table.mask(hand);
    if (mask < 0) return this.search(hand);
    this.exact = ((mask >> target) & 1) as 0 | 1;
    if (this.exact === 1) return hand.reduce((sum, value) => sum + value, 0);
    return this.misses === 'whole' ? -gapIn(mask, target) : this.search(hand);
  }

  private scoreWild(hand: readonly Face[]): number {
    const { target, engine } = this;
    const choices = new Choices(hand, target);
    let best: number | null = null;
    let gap = Infinity;
    let reached = true;
    choices.run((numbers) => {
      const mask = engine.table?.mask(numbers) ?? -1;
      reached = mask >= 0;
      if (!reached) return true;
      if ((mask >> target) & 1) {
        best = pointsOf(hand, choices.inOrder(numbers), this.rules);
        return true;
      }
      gap = Math.min(gap, gapIn(mask, target));
      return false;
    });
    this.exact = best === null ? 0 : 1;
    if (best !== null) return best;
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

const isNumbers = (hand: readonly Face[]): hand is readonly number[] => hand.every((face) => typeof face === 'number');
