// Exact fractions as plain text in a sign set.
import { denominator, numerator, type Rational } from './fraction.ts';
import { printFraction } from './print-value.ts';
import type { SignSet } from './sign-sets.ts';

/** A value for a reader: "−14", "3/5", "2 3/5"; never rounded. */
export function printRational(value: Rational, signs?: SignSet): string {
  return printFraction(numerator(value), denominator(value), signs);
}
