// Exact fractions on whole numbers of any size. Nothing here ever rounds but `toNumber`. Closed, so that nobody else knows
// how a fraction is kept; tested against fraction.js, which did this once and weighed more than all that reads sentences.

declare const exact: unique symbol;

/**
 * An exact fraction in lowest terms, immutable and opaque. It does not survive JSON or
 * `structuredClone`: send `toText` and read it back with `fromText`.
 */
export interface Rational {
  readonly [exact]: true;
}

/** Top with the sign, bottom 1 or more, no common factor. */
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const open = (value: Rational): Fraction => value as unknown as Fraction;

function made(n: bigint, d: bigint): Rational {
  if (d === 0n) throw new RangeError('fraction-broken: a fraction over 0');
  let [a, b] = [n, d];
  while (b !== 0n) [a, b] = [b, a % b];
  const common = a < 0n === d < 0n ? a : -a;
  return Object.freeze({ n: n / common, d: d / common }) as unknown as Rational;
}

/** The fraction n/d of whole numbers; throws when d is 0 or either is not whole. */
export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  return made(BigInt(n), BigInt(d));
}

/** Nought. */
export const ZERO: Rational = rational(0n);

/** Reads "14", "-3/5" as `toText` writes them (any terms); null for anything else, and for p/0. */
export function fromText(text: string): Rational | null {
  const [, n, d = '1'] = /^(-?\d+)(?:\/(\d+))?$/.exec(text) ?? [];
  return n === undefined || BigInt(d) === 0n ? null : rational(BigInt(n), BigInt(d));
}

/** a + b. */
export const add = (a: Rational, b: Rational): Rational => sum(open(a), open(b), 1n);

/** a − b. */
export const sub = (a: Rational, b: Rational): Rational => sum(open(a), open(b), -1n);

/** a × b. */
export const mul = (a: Rational, b: Rational): Rational => made(open(a).n * open(b).n, open(a).d * open(b).d);

/** a ÷ b, or null when b is 0. */
export const div = (a: Rational, b: Rational): Rational | null =>
  open(b).n === 0n ? null : made(open(a).n * open(b).d, open(a).d * open(b).n);

/** The distance from 0. */
export const absolute = (a: Rational): Rational => (open(a).n < 0n ? made(-open(a).n, open(a).d) : a);

/** Below 0 when a < b, 0 when equal, above 0 when a > b; fit for `sort`. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const [left, right] = [numerator(a) * denominator(b), numerator(b) * denominator(a)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether a and b are the same number. */
export const equals = (a: Rational, b: Rational): boolean => compare(a, b) === 0;

/** Whether a has no fractional part. */
export const isWhole = (a: Rational): boolean => open(a).d === 1n;

/** The signed top of the fraction in lowest terms. */
export const numerator = (a: Rational): bigint => open(a).n;

/** The bottom of the fraction in lowest terms, 1 or more. */
export const denominator = (a: Rational): bigint => open(a).d;

/** The plain text kept in JSON: "14", "-3/5", never a decimal. */
export const toText = (a: Rational): string => (isWhole(a) ? `${numerator(a)}` : `${numerator(a)}/${denominator(a)}`);

/** A nearby double, for charts and orderings that may be wrong in the last place; never to judge by. */
export function toNumber(a: Rational): number {
  const [n, d] = [numerator(a), denominator(a)];
  const whole = n / d;
  return Number(whole) + Number(((n % d) << 64n) / d) / 2 ** 64;
}

function sum(a: Fraction, b: Fraction, sign: bigint): Rational {
  return made(a.n * b.d + sign * b.n * a.d, a.d * b.d);
}
