// The searches and buffers that all questions of one solver share, and the two questions that the others rest
// on: an exact sentence for numbers, and whether there is one.

import type { Expr } from '@cardinal/number';
import { EverySentence } from './every-sentence.ts';
import { Exact } from './exact.ts';
import type { Miss } from './meet.ts';
import { Nearest } from './nearest.ts';
import type { ReachTable } from './reach-table.ts';

/** One solver's searches; nothing in it is shared with another. */
export class Engine {
  readonly exact = new Exact();
  readonly nearest = new Nearest(this.exact.values);
  readonly every = new EverySentence();
  table: ReachTable | null = null;

  /** What the table says: whether these numbers make the target, or null where it does not reach. */
  known(numbers: readonly number[], target: number): boolean | null {
    const mask = target <= 25 && this.table !== null ? this.table.mask(numbers) : -1;
    return mask < 0 ? null : ((mask >> target) & 1) === 1;
  }

  /** An exact sentence, or why there is none. */
  sentence(numbers: readonly number[], target: number, whole: boolean): Expr | Miss {
    if (this.known(numbers, target) === false) return 'impossible';
    return this.exact.solve(numbers, target, whole);
  }

  /** Whether there is an exact sentence; null when none was found and none was disproved. `reuse` as in `SubsetValues.load`. */
  hits(numbers: readonly number[], target: number, whole: boolean, reuse = false): boolean | null {
    const known = this.known(numbers, target);
    if (known === false || (known === true && !whole)) return known;
    const found = this.exact.solve(numbers, target, whole, reuse);
    return found === 'not-found' ? null : found !== 'impossible';
  }

  /** The targets 0 to 25 that the numbers make, as a mask. */
  reachMask(numbers: readonly number[]): number {
    const known = this.table?.mask(numbers) ?? -1;
    if (known >= 0) return known;
    let mask = 0;
    for (let target = 0; target < 26; target++) {
      if (this.hits(numbers, target, false, target > 0) === true) mask |= 1 << target;
    }
    return mask;
  }
}
