// All values that a short hand can make. Knows numbers, no target.

import { rational, type Rational } from '@cardinal/number';
import { SubsetValues } from './subset-values.ts';

/** The most cards whose values are listed: seven would mean millions. */
export const MOST_REACHED = 6;

/**
 * The different values, 0 or more, that up to six numbers can make, each once, in no order. (A value below
 * nought is the negative of one of these.) The tables are its own, so a solver may be asked other things
 * meanwhile.
 */
export function* reachable(numbers: readonly number[]): Generator<Rational, void> {
  if (numbers.length > MOST_REACHED) throw new RangeError(`values are listed for up to ${MOST_REACHED} cards`);
  const values = new SubsetValues();
  values.load(numbers, false);
  values.build(values.full);
  const end = values.end[values.full] as number;
  for (let i = values.start[values.full] as number; i < end; i++) {
    yield rational(values.num[i] as number, values.den[i]);
  }
}
