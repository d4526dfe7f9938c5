// The public questions: the true formula worth most, and one formula for each set of cards that can be laid. Card sets are
// tried by falling points, so the first that can be written is the best.
import { isDigit, type FormulaCard } from './cards.ts';
import { choicesOf, handOf, type Choice, type Hand } from './hand.ts';
import { Plain } from './plain.ts';
import type { FormulaQuery, FoundFormula } from './rules.ts';
import { Trees } from './trees.ts';
import { cardsOf, isTrueFormula } from './verify.ts';

/** Values that a search may make where no fast method is known. */
const EFFORT = 1_500_000;

/** The best formula, and whether it is certain that there is none better (or none at all). */
export interface FormulaAnswer {
  readonly best: FoundFormula | null;
  readonly proved: boolean;
}

/** The true formula worth most, most cards first among equals; null where there is none. Throws a RangeError for more than 12 digits. */
export function bestFormula(cards: readonly FormulaCard[], query: FormulaQuery = {}): FoundFormula | null {
  return searchFormula(cards, query).best;
}

/** {@link bestFormula} with the word on its proof. Without `leftToRight` and `freeBrackets` every answer is proved. */
export function searchFormula(cards: readonly FormulaCard[], query: FormulaQuery = {}): FormulaAnswer {
  const hand = handOf(cards);
  const { leftToRight = false, freeBrackets = false } = query;
  let best: FoundFormula | null = null;
  let proved = true;
  if (!leftToRight) {
    const plain = new Plain(hand, query);
    for (const choice of choicesOf(hand, query, 'plain')) {
      const text = plain.write(choice);
      if (text === null) continue;
      best = checked(text, choice, hand, query);
      if (best) break;
      proved = false;
    }
  }
  if (leftToRight || freeBrackets) {
    const trees = new Trees(hand, query, query.effort ?? EFFORT);
    const { found, proved: sure } = trees.best(hand, best?.points ?? -1);
    proved = sure;
    if (found) best = checked(found.text, found.choice, hand, query) ?? best;
  }
  return { best: best && { ...best, proved }, proved };
}

/** How far {@link witnesses} go. */
export interface WitnessBound {
  /** Most formulas. */
  readonly most?: number;
  /** Roughly how many values may be made. */
  readonly work?: number;
}

/**
 * One true formula for each set of cards that can be laid, most points first, within the bound. Returns whether it is
 * certain that there are no more: so for every hand without `leftToRight` and `freeBrackets`, unless a bound was met.
 */
export function* witnesses(
  cards: readonly FormulaCard[],
  query: FormulaQuery = {},
  { most = 400, work = EFFORT }: WitnessBound = {},
): Generator<FoundFormula, boolean> {
  const hand = handOf(cards);
  const { leftToRight = false, freeBrackets = false } = query;
  const plain = leftToRight ? null : new Plain(hand, query);
  const trees = leftToRight || freeBrackets ? new Trees(hand, query, work) : null;
  const seen = new Set<number>();
  let whole = true;
  for (const choice of choicesOf(hand, query, 'each')) {
    // A bound never leaves a hand without any formula where the fast method finds one.
    if (seen.size >= most || (seen.size > 0 && plain && plain.work > work)) return false;
    const set = setOf(choice);
    if (seen.has(set)) continue;
    const text = plain?.write(choice) ?? trees?.affordable(choice) ?? null;
    const found = text === null || text === 'unknown' ? null : checked(text, choice, hand, query);
    if (found) {
      seen.add(set);
      yield found;
    } else if (text !== null) whole = false;
  }
  return whole;
}

/** The cards of a choice as a number, whatever its wild signs stand for. */
function setOf({ mask, use }: Choice): number {
  return [use.p, use.m + use.u, use.t, use.v, use.wa + use.wt + use.wv].reduce((key, many) => key * 128 + many, mask);
}

/** The answer, checked once more by other means, so that no slip of a search can reach a player. */
function checked(formula: string, choice: Choice, hand: Hand, query: FormulaQuery): FoundFormula | null {
  if (!isTrueFormula(formula, query)) return null;
  const cards = cardsOf(formula);
  return {
    formula,
    cards: [...cards.filter(isDigit), ...cards.filter((card) => !isDigit(card))],
    points: choice.points,
    usesAll: choice.cards === hand.size,
    proved: true,
  };
}
