// Writes a formula from its terms and gives the positive terms of both sides the cards in hand: a minus card moves its
// term across, and an odd number of minuses in front of one term does too.
import type { SignUse } from './hand.ts';
import type { Term } from './side-values.ts';

/** The text of a formula. The longer sum stands on the left, long numbers before short ones. */
export function written(one: readonly Term[], other: readonly Term[], use: SignUse): string {
  const [L, R] = one.length >= other.length ? [inOrder(one), inOrder(other)] : [inOrder(other), inOrder(one)];
  let { t, v, p, m, u } = use;
  const term = ({ mul, div }: Term): string => {
    const [first, ...factors] = mul.toSorted((a, b) => a - b);
    let text = String(first);
    for (const factor of factors) text += (t-- > 0 ? 'x' : '*x') + String(factor);
    for (const divisor of div) text += (v-- > 0 ? '/' : '*/') + String(divisor);
    return text;
  };
  const sides: [string, string] = [term(L[0] as Term), term(R[0] as Term)];
  const rest = [
    ...L.slice(1).map((one) => ({ text: term(one), side: 0 })),
    ...R.slice(1).map((one) => ({ text: term(one), side: 1 })),
  ];
  if (rest.length === 0) sides[0] = '-'.repeat(u) + sides[0];
  for (const { text, side } of rest) {
    const signs = '-'.repeat(u);
    const sign = p > 0 ? '+' : m > 0 ? '-' : '*+';
    if (p > 0) p--;
    else if (m > 0) m--;
    const across = (sign === '-') !== (u % 2 === 1);
    const to = across ? 1 - side : side;
    sides[to as 0 | 1] += sign + signs + text;
    u = 0;
  }
  return `${sides[0]}=${sides[1]}`;
}

/** Long numbers first, then small ones; single numbers before products. */
function inOrder(terms: readonly Term[]): Term[] {
  const length = ({ mul }: Term): number => String(Math.min(...mul)).length;
  const parts = ({ mul, div }: Term): number => mul.length + div.length;
  return terms.toSorted(
    (a, b) => parts(a) - parts(b) || length(b) - length(a) || Math.min(...a.mul) - Math.min(...b.mul),
  );
}
