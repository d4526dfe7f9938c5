// Values as plain text in a sign set.
import { absolute, compare, denominator, isWhole, numerator, ZERO, type Rational } from './fraction.ts';
import { ASCII, type SignSet } from './sign-sets.ts';

/** `mixed`: 2 3/5. `fraction`: 13/5. `decimal`: 2.6, and mixed where the decimals would not end. */
export const VALUE_FORMS = ['mixed', 'fraction', 'decimal'] as const;

/** One of `VALUE_FORMS`. */
export type ValueForm = (typeof VALUE_FORMS)[number];

/** A value for a reader: "−14", "3/5", "2 3/5"; never rounded. */
export function printRational(value: Rational, signs: SignSet = ASCII, form: ValueForm = 'mixed'): string {
  const sign = compare(value, ZERO) < 0 ? signs.signs['-'] : '';
  return within(signs, sign + unsigned(absolute(value), signs, form));
}

function unsigned(value: Rational, signs: SignSet, form: ValueForm): string {
  const [n, d] = [numerator(value), denominator(value)];
  if (isWhole(value)) return String(n);
  if (form === 'fraction' || (form === 'mixed' && n < d)) return `${n}/${d}`;
  const [whole, rest] = [n / d, n % d];
  if (form === 'mixed') return `${whole}\u00a0${rest}/${d}`;
  const places = decimalPlaces(d);
  if (places === null) return unsigned(value, signs, 'mixed');
  return `${whole}${signs.decimal}${String((rest * 10n ** places) / d).padStart(Number(places), '0')}`;
}

/** How many decimals x/d takes in lowest terms, or null when they never end. */
function decimalPlaces(d: bigint): bigint | null {
  const strip = (prime: bigint): bigint => {
    let count = 0n;
    for (; d % prime === 0n; d /= prime) count++;
    return count;
  };
  const [twos, fives] = [strip(2n), strip(5n)];
  if (d !== 1n) return null;
  return twos > fives ? twos : fives;
}

/** A text between the marks that keep it together in a line that is read the other way. */
export const within = ({ around }: SignSet, text: string): string => around[0] + text + around[1];
