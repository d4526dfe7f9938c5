// What the cards that a seat was left with could have made. Knows the view and the solver, no table.
import { hardnessOfWays, type Hardness } from '@cardinal/kernel';
import { bestFormula, witnesses } from '@cardinal/solver';
import { slow } from './sight.ts';
import type { BreakInView } from './types.ts';

/** How hard the last hand of a deal was, and the formula with the most points that it makes, if any. */
export interface LastHand {
  readonly label: Hardness;
  readonly formula: string | null;
  readonly points: number;
}

/** More choices than any label needs to tell apart. */
const ENOUGH = { most: 10, work: 20_000 };

/**
 * The cards that the viewer held when the last deal ended; null for a watcher, for who held none, and where rules make the
 * search long (H:leftToRight, H:freeBrackets) and it found nothing, which proves nothing. The label rests on how many
 * different choices of these cards make a true formula, see {@link hardnessOfWays}. Of random hands of the design deck (400
 * of each size) none, 1–2, 3–9 and more are there in: of five cards 80, 20, 1, 0 %; of seven 32, 24, 41, 4 %; of nine 9, 4,
 * 22, 65 %.
 */
export function lastHand({ who, history, options }: BreakInView): LastHand | null {
  const left = who === 'watcher' ? [] : (history.at(-1)?.left[who] ?? []);
  if (left.length === 0) return null;
  const faces = left.map(({ face }) => face);
  const best = bestFormula(faces, options);
  if (!best) return slow(options) ? null : { label: 'impossible', formula: null, points: 0 };
  const ways = [...witnesses(faces, options, ENOUGH)].length;
  return { label: hardnessOfWays(Math.max(1, ways)), formula: best.formula, points: best.points };
}
