// Values as plain text in a sign set: top and bottom are enough to print one, so that who only shows points kept as text
// needs no arithmetic.
import { ASCII, type SignSet } from './sign-sets.ts';

/** The fraction n/d in lowest terms (d 1 or more) for a reader: "−14", "3/5", "2 3/5"; never rounded. */
export function printFraction(n: bigint, d: bigint, signs: SignSet = ASCII): string {
  return within(signs, n < 0n ? signs.signs['-'] + unsigned(-n, d) : unsigned(n, d));
}

/** A value kept as text ("14", "-3/5", any terms) for a reader; null for anything else, and for p/0. */
export function printText(text: string, signs: SignSet = ASCII): string | null {
  const [n, d] = terms(text) ?? [];
  return n === undefined || d === undefined ? null : printFraction(n, d, signs);
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

function unsigned(n: bigint, d: bigint): string {
  if (d === 1n) return String(n);
  return n < d ? `${n}/${d}` : `${n / d}\u00a0${n % d}/${d}`;
}

/** A text between the marks that keep it together in a line that is read the other way. */
export const within = ({ around }: SignSet, text: string): string => around[0] + text + around[1];
