// The same cheap stream of random numbers for both sides of the comparison (mulberry32).

/** A number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** A stream that is the same for the same seed. */
export function randomFrom(seed: number): Random {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
