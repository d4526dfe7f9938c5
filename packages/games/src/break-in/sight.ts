// What a player of some strength sees in a hand: a person looks at some of the cards, finds a formula among those, and
// perhaps looks again. Knows no strategy.
import { shuffled, type Rng } from '@cardinal/kernel';
import { bestFormula, type FormulaQuery, type FoundFormula } from '@cardinal/solver';
import type { BreakInOptions } from './options.ts';
import type { FormulaCard } from './types.ts';

/** How much somebody sees. */
export interface Sight {
  /** Cards looked at together. */
  readonly cards: number;
  /** How often somebody looks. */
  readonly looks: number;
  /** Whether fractions are seen: without, every division must come out even. */
  readonly fractions: boolean;
}

/** Work for one formula where only a slow search is known (H:leftToRight, H:freeBrackets). */
const EFFORT = 40_000;

/** What a bot asks of the solver under these rules. */
export function queryOf(options: BreakInOptions, must?: FormulaCard): FormulaQuery {
  return { ...options, effort: EFFORT, ...(must !== undefined && { mustUse: [must] }) };
}

/** Whether searches are slow under these rules, so that one should ask for few. */
export function slow({ leftToRight, freeBrackets }: BreakInOptions): boolean {
  return leftToRight || freeBrackets;
}

/** The best formula that somebody sees in a hand, with a card that must be in it where one is given; null where they see none. */
export function seen(
  hand: readonly FormulaCard[],
  options: BreakInOptions,
  { cards, looks, fractions }: Sight,
  rng: Rng,
  must?: FormulaCard,
): FoundFormula | null {
  const query = queryOf(options, must);
  const asked = fractions ? query : { ...query, wholeDivision: true };
  if (cards >= hand.length) return bestFormula(hand, asked);
  let best: FoundFormula | null = null;
  for (let look = 0; look < looks; look++) {
    const some = shuffled(without(hand, must), rng).slice(0, cards - (must === undefined ? 0 : 1));
    const found = bestFormula(must === undefined ? some : [...some, must], asked);
    if (found && found.points > (best?.points ?? 0)) best = found;
  }
  return best && { ...best, usesAll: best.cards.length === hand.length };
}

/** A hand without one card of a face. */
export function without(hand: readonly FormulaCard[], face: FormulaCard | undefined): FormulaCard[] {
  const at = face === undefined ? -1 : hand.indexOf(face);
  return at < 0 ? [...hand] : hand.toSpliced(at, 1);
}
