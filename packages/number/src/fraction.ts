// Exact fractions. A thin, closed coat over fraction.js, so that nobody else knows which library
// counts; nothing here ever rounds but `toNumber`.

import Fraction from 'fraction.js';

declare const exact: unique symbol;

/**
 * An exact fraction in lowest terms, immutable and opaque. It does not survive JSON or
 * `structuredClone`: send `toText` and read it back with `fromText`.
 */
export interface Rational {
  readonly [exact]: true;
}

const seal = (fraction: Fraction): Rational => Object.freeze(fraction) as unknown as Rational;
const open = (value: Rational): Fraction => value as unknown as Fraction;

/** The fraction n/d of whole numbers; throws when d is 0 or either is not whole. */
export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  return seal(new Fraction(BigInt(n), BigInt(d)));
}

/** Nought. */
export const ZERO: Rational = rational(0n);

/** Reads "14", "-3/5" as `toText` writes them (any terms); null for anything else, and for p/0. */
export function fromText(text: string): Rational | null {
  const [, n, d = '1'] = /^(-?\d+)(?:\/(\d+))?$/.exec(text) ?? [];
  return n === undefined || BigInt(d) === 0n ? null : rational(BigInt(n), BigInt(d));
}

/** a + b. */
export const add = (a: Rational, b: Rational): Rational => seal(open(a).add(open(b)));

/** a − b. */
export const sub = (a: Rational, b: Rational): Rational => seal(open(a).sub(open(b)));

/** a × b. */
export const mul = (a: Rational, b: Rational): Rational => seal(open(a).mul(open(b)));

/** a ÷ b, or null when b is 0. */
export const div = (a: Rational, b: Rational): Rational | null =>
  open(b).n === 0n ? null : seal(open(a).div(open(b)));

/** The distance from 0. */
export const absolute = (a: Rational): Rational => seal(open(a).abs());

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
export const numerator = (a: Rational): bigint => open(a).s * open(a).n;

/** The bottom of the fraction in lowest terms, 1 or more. */
export const denominator = (a: Rational): bigint => open(a).d;

/** The plain text kept in JSON: "14", "-3/5", never a decimal. */
export const toText = (a: Rational): string => open(a).toFraction();

/** A nearby double, for charts and orderings that may be wrong in the last place; never to judge by. */
export function toNumber(a: Rational): number {
  const [n, d] = [numerator(a), denominator(a)];
  const whole = n / d;
  return Number(whole) + Number(((n % d) << 64n) / d) / 2 ** 64;
}
