// What the cards that a seat was left with could have made. Knows the view and the solver, no table.
import { hardnessOfWays, type Hardness, type Seat } from '@cardinal/kernel';
import { bestFormula, witnesses } from '@cardinal/solver';
import { slow } from './sight.ts';
import type { BreakInView } from './types.ts';

/** How hard the last hand of a deal was, whose it was, and the formula with the most points that it makes, if any. */
export interface LastHand {
  readonly seat: Seat;
  readonly label: Hardness;
  readonly formula: string | null;
  readonly points: number;
}

/** More choices than any label needs to tell apart. */
const ENOUGH = { most: 10, work: 20_000 };

/**
 * The cards that the viewer held when the last deal ended; for a watcher, and for who held none, those of whoever held the
 * most. Null where nobody held any, and where rules make the search long (H:leftToRight, H:freeBrackets) and it found nothing, which proves nothing. The label rests on how many
 * different choices of these cards make a true formula, see {@link hardnessOfWays}. Of random hands of the usual deck (400
 * of each size) none, 1–2, 3–9 and more are there in: of five cards 80, 20, 1, 0 %; of seven 32, 24, 41, 4 %; of nine 9, 4,
 * 22, 65 %.
 */
export function lastHand({ who, history, options }: BreakInView): LastHand | null {
  const hands = history.at(-1)?.left ?? [];
  const most = Math.max(0, ...hands.map(({ length }) => length));
  const own = who !== 'watcher' && (hands[who]?.length ?? 0) > 0;
  const seat = own ? who : hands.findIndex(({ length }) => length === most);
  const left = hands[seat] ?? [];
  if (left.length === 0) return null;
  const faces = left.map(({ face }) => face);
  const best = bestFormula(faces, options);
  if (!best) return slow(options) ? null : { seat, label: 'impossible', formula: null, points: 0 };
  const ways = [...witnesses(faces, options, ENOUGH)].length;
  return { seat, label: hardnessOfWays(Math.max(1, ways)), formula: best.formula, points: best.points };
}
