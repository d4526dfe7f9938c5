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
    const found = trees.best(hand, best?.points ?? -1);
    proved = found.proved;
    if (found.choice) best = checked(found.text, found.choice, hand, query) ?? best;
  }
  return { best: best && { ...best, proved }, proved };
}

/** How far {@link witnesses} go. */
export interface WitnessBound {
  /** Most formulas. */
  readonly most?: number;
  /** Most values that may be made. */
  readonly work?: number;
}

/** One true formula for each set of cards that can be laid, most points first, within the bound. With `leftToRight` only simple ones are looked for. */
export function* witnesses(
  cards: readonly FormulaCard[],
  query: FormulaQuery = {},
  { most = 400, work = EFFORT }: WitnessBound = {},
): Generator<FoundFormula, void> {
  const hand = handOf(cards);
  const plain = query.leftToRight ? null : new Plain(hand, query);
  const trees = plain ? null : new Trees(hand, query, work);
  const seen = new Set<string>();
  for (const choice of choicesOf(hand, query, 'each')) {
    if (seen.size >= most || (plain && plain.work > work)) return;
    const set = `${choice.mask} ${setOf(choice)}`;
    if (seen.has(set)) continue;
    const text = plain ? plain.write(choice) : (trees?.simple(choice) ?? null);
    const found = text === null ? null : checked(text, choice, hand, query);
    if (!found) continue;
    seen.add(set);
    yield found;
  }
}

function setOf({ use }: Choice): string {
  return [use.p, use.m + use.u, use.t, use.v, use.wa + use.wt + use.wv].join(' ');
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
