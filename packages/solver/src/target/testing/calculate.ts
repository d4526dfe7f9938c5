// Works out one step with BigInt, for tests that must not trust the step's own value.

import { denominator, numerator, type Rational, type Sign } from '@cardinal/number';

/** `left sign right` as text in lowest terms. */
export function calculateForTest(sign: Sign, left: Rational, right: Rational): string {
  const [a, b] = [numerator(left), denominator(left)];
  const [c, d] = [numerator(right), denominator(right)];
  let [p, q] = [a * c, b * d];
  if (sign === '+') p = a * d + c * b;
  else if (sign === '-') p = a * d - c * b;
  else if (sign === '/') [p, q] = c < 0n ? [-a * d, -b * c] : [a * d, b * c];
  let [x, y] = [p < 0n ? -p : p, q];
  while (y !== 0n) [x, y] = [y, x % y];
  return q === x ? `${p / x}` : `${p / x}/${q / x}`;
}
