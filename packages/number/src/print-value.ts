// Values as plain text in a sign set: top and bottom are enough to print one, so that who only shows points kept as text
// needs no arithmetic.
import { ASCII, type SignSet } from './sign-sets.ts';

/** `mixed`: 2 3/5. `fraction`: 13/5. `decimal`: 2.6, and mixed where the decimals would not end. */
export const VALUE_FORMS = ['mixed', 'fraction', 'decimal'] as const;

/** One of `VALUE_FORMS`. */
export type ValueForm = (typeof VALUE_FORMS)[number];

/** The fraction n/d in lowest terms (d 1 or more) for a reader: "−14", "3/5", "2 3/5"; never rounded. */
export function printFraction(n: bigint, d: bigint, signs: SignSet = ASCII, form: ValueForm = 'mixed'): string {
  return within(signs, n < 0n ? signs.signs['-'] + unsigned(-n, d, signs, form) : unsigned(n, d, signs, form));
}

/** A value kept as text ("14", "-3/5", any terms) for a reader; null for anything else, and for p/0. */
export function printText(text: string, signs: SignSet = ASCII, form: ValueForm = 'mixed'): string | null {
  const [n, d] = terms(text) ?? [];
  return n === undefined || d === undefined ? null : printFraction(n, d, signs, form);
}

/** A double near a value kept as text, for plural forms; NaN for what is no value. */
export function nearText(text: string): number {
  const [n, d] = terms(text) ?? [];
  return Number(n) / Number(d);
}

/** Top and bottom in lowest terms. */
function terms(text: string): readonly [n: bigint, d: bigint] | null {
  const [, top, bottom = '1'] = /^(-?\d+)(?:\/(\d+))?$/.exec(text) ?? [];
  if (top === undefined || BigInt(bottom) === 0n) return null;
  const [n, d] = [BigInt(top), BigInt(bottom)];
  const by = common(n < 0n ? -n : n, d);
  return [n / by, d / by];
}

const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b));

function unsigned(n: bigint, d: bigint, signs: SignSet, form: ValueForm): string {
  if (d === 1n) return String(n);
  if (form === 'fraction' || (form === 'mixed' && n < d)) return `${n}/${d}`;
  const [whole, rest] = [n / d, n % d];
  if (form === 'mixed') return `${whole}\u00a0${rest}/${d}`;
  const places = decimalPlaces(d);
  if (places === null) return unsigned(n, d, signs, 'mixed');
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
