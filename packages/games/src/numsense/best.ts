// What the solver says of a hand, in the words of this game: the best sentence there is, whether the target can be made,
// and the bare worth of a hand for those who look at thousands. The one place that knows how the solver is asked.
import { ASCII, print, toNumber } from '@cardinal/number';
import { bestAnswer, canHit, createSolver, HIGHEST_WILD, type Face, type SentenceRules } from '@cardinal/solver';

/** Asked where the answer becomes part of the match: a solver that is never given a table, so that the same hand gets the same sentence on every machine. Bots ask the shared one, which may have it. */
const forRules = createSolver();
/** A sentence that brings the most points a hand can bring: exact with the largest cards, else as close as can be. */
export interface Best {
  readonly sentence: string;
  readonly exact: boolean;
  /** Points as a plain number: nearly exact for fractions, to compare by only. */
  readonly worth: number;
}

/** The best sentence of a hand. */
export function best(hand: readonly Face[], target: number, rules: SentenceRules): Best {
  const { expr, exact, score } = forRules.bestAnswer(hand, target, rules);
  return { sentence: print(expr, ASCII), exact, worth: toNumber(score) };
}

/** Whether a hand makes the target exactly. */
export function canMake(hand: readonly Face[], target: number, rules: SentenceRules): boolean {
  const open = openHand(hand, target, rules);
  return open ? exactPoints(open, target) !== null : bestAnswer(hand, target, rules).exact;
}

/** The points of a hand if it were scored now: its cards when it hits (0 or more), else minus the distance. */
export function worthOf(hand: readonly Face[], target: number, rules: SentenceRules): number {
  const open = openHand(hand, target, rules);
  return (open && exactPoints(open, target)) ?? toNumber(bestAnswer(hand, target, rules).score);
}

/** A hand as numbers that are settled and what its open wilds can be together, by falling sum. */
interface OpenHand {
  readonly fixed: readonly number[];
  readonly choices: readonly (readonly number[])[];
}

/** A hand opened up, or null where only the solver knows: under house rules about sentences, and with many wilds. */
function openHand(hand: readonly Face[], target: number, rules: SentenceRules): OpenHand | null {
  const fixed = hand.flatMap((face) =>
    face === 'W' || face === 'M' ? [] : [face === 'D' ? 0 : face === 'T' ? target : face],
  );
  const wilds = hand.filter((face) => face === 'W').length;
  const mirrors = hand.length - fixed.length - wilds;
  if (rules.wholeNumbersOnly || rules.wildPoints === 'zero' || wilds + mirrors > 2) return null;
  return { fixed, choices: choices(fixed, wilds, mirrors) };
}

/** The most points with which a hand hits, or null when it does not. No sentence is written down for it. */
function exactPoints({ fixed, choices: all }: OpenHand, target: number): number | null {
  for (const choice of all) {
    const numbers = choice.length === 0 ? fixed : [...fixed, ...choice];
    if (canHit(numbers, target)) return numbers.reduce((sum, number) => sum + number, 0);
  }
  return null;
}

const WILD_VALUES = Array.from({ length: HIGHEST_WILD + 1 }, (_, i) => HIGHEST_WILD - i);
const ONE_WILD = WILD_VALUES.map((value) => [value]);
const TWO_WILDS = byFallingSum(WILD_VALUES.flatMap((a) => WILD_VALUES.filter((b) => b <= a).map((b) => [a, b])));
const NOTHING: readonly number[][] = [[]];

/** What at most two open wilds can be together, by falling sum (rulings 1.18 and 1.20). */
function choices(fixed: readonly number[], wilds: number, mirrors: number): readonly (readonly number[])[] {
  if (mirrors === 0) return [NOTHING, ONE_WILD, TWO_WILDS][wilds] ?? NOTHING;
  const others = [...new Set(fixed)].sort((a, b) => b - a);
  if (wilds === 1)
    return byFallingSum(WILD_VALUES.flatMap((wild) => [...new Set([wild, ...others])].map((m) => [wild, m])));
  const copies = others.length === 0 ? [0] : others;
  if (mirrors === 1) return copies.map((copy) => [copy]);
  return byFallingSum(copies.flatMap((a) => copies.filter((b) => b <= a).map((b) => [a, b])));
}

function byFallingSum(lists: number[][]): number[][] {
  const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
  return lists.sort((a, b) => sum(b) - sum(a));
}
