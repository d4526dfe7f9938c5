// Seeded random numbers for bots and searches. Never for cards: those come from labelled draws.
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { digest } from './hash.ts';

/** A stream of random numbers that its owner advances. */
export interface Rng {
  /** A whole number from 0 to limit − 1; limit at least 1. */
  below(limit: number): number;
  /** A real number from 0 (included) to 1 (excluded). */
  real(): number;
}

/** A stream that is the same for the same seed text. */
export function rngFrom(seed: string): Rng {
  const source = xoroshiro128plus(new DataView(digest(seed).buffer).getInt32(0));
  const unit = (): number => (source.next() >>> 0) / 2 ** 32;
  return { below: (limit) => Math.floor(unit() * limit), real: unit };
}
