// The guess that is worth most: for each candidate its points over ways the unseen cards can lie and over what rivals
// holding those cards are likely to write.
import { shuffled, type Budget, type Rng } from '@cardinal/kernel';
import { expectedSum, odds, unseenValues } from './odds.ts';
import { leanOf, plainGuess, type Lean } from './rivals.ts';
import { pointsFor } from './scoring.ts';
import type { ManiaView } from './types.ts';

/** Candidates lie this far to either side of the expected sum. */
const REACH = 9;
/** Fewest and most dealt ways; a unit of budget pays for eight. */
const FEWEST = 200;
const A_UNIT = 8;

/** The guess with the highest expected points; on a tie the likelier sum. */
export function bestReply(v: ManiaView, rng: Rng, budget: Budget, mostWays: number): number {
  const middle = Math.round(expectedSum(v));
  const low = Math.max(0, middle - REACH);
  const worth = new Float64Array(2 * REACH + 1);
  const unseen = [...unseenValues(v)].flatMap(([value, count]) => new Array<number>(count).fill(value));
  const mean = unseen.reduce((sum, value) => sum + value, 0) / Math.max(1, unseen.length);
  const rivals = Array.from({ length: v.seats }, (_, seat) => seat).filter((seat) => seat !== v.who);
  const leans = new Map<string, Lean>();
  const total = unseen.reduce((sum, value) => sum + value, 0) + (v.own?.value ?? 0);
  for (let way = 0; way < mostWays && (way < FEWEST || way % A_UNIT !== 0 || budget.more()); way++) {
    const cards = drawn(unseen, rivals.length, rng);
    const sum = cards.reduce((all, value) => all + value, v.own?.value ?? 0);
    const guesses = rivals.map((rival, i) => {
      const value = cards[i] ?? mean;
      const key = `${rival}/${value}`;
      const lean = leans.get(key) ?? leanOf(v, rival, value);
      leans.set(key, lean);
      // A rival does not see our card but sees its own: the mean of what is hidden from it.
      return plainGuess(value, (total - value) / unseen.length, v.seats) + sample(lean, rng);
    });
    addWorth(worth, low, guesses, sum, v.options.consolation);
  }
  const likely = odds(v);
  let best = 0;
  const rank = (i: number): number => (worth[i] ?? 0) + 1e-6 * (likely.chances[low + i - likely.low] ?? 0);
  for (let i = 1; i < worth.length; i++) if (rank(i) > rank(best)) best = i;
  return low + best;
}

function addWorth(
  worth: Float64Array,
  low: number,
  guesses: readonly number[],
  sum: number,
  consolation: boolean,
): void {
  const nearest = Math.min(...guesses.map((guess) => Math.abs(guess - sum)));
  for (let i = 0; i < worth.length; i++) {
    // Without the consolation nobody scores who is farther away than a rival.
    if (!consolation && Math.abs(low + i - sum) > nearest) continue;
    worth[i] = (worth[i] ?? 0) + (pointsFor([low + i, ...guesses], sum, consolation)[0] ?? 0);
  }
}

// The first few of a shuffle are enough.
function drawn(values: number[], count: number, rng: Rng): number[] {
  for (let i = 0; i < count && i < values.length; i++) {
    const other = i + rng.below(values.length - i);
    [values[i], values[other]] = [values[other] as number, values[i] as number];
  }
  return values.slice(0, count);
}

function sample(lean: Lean, rng: Rng): number {
  let mark = rng.real();
  for (const [offset, chance] of lean) {
    mark -= chance;
    if (mark < 0) return offset;
  }
  return shuffled([...lean.keys()], rng)[0] ?? 0;
}
