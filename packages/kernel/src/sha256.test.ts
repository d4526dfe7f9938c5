import { createHash } from 'node:crypto';
import { sha256 as noble } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

const byNode = (bytes: Uint8Array): Uint8Array => new Uint8Array(createHash('sha256').update(bytes).digest());

it('gives what Node and noble give, at every length about the edges of a block', () => {
  for (let length = 0; length <= 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 255);
    expect(sha256(bytes), `${length} bytes`).toEqual(byNode(bytes));
  }
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5_000 }), (bytes) => {
      expect(sha256(bytes)).toEqual(byNode(bytes));
      expect(sha256(bytes)).toEqual(noble(bytes));
    }),
  );
});

it('takes constants that no rounding of a root can change', () => {
  const primes = Array.from({ length: 312 }, (_, n) => n).filter(
    (n) => n > 1 && Array.from({ length: n - 2 }, (_, i) => i + 2).every((d) => n % d !== 0),
  );
  expect(primes).toHaveLength(64);
  // 32 bits are taken; what is left of the next ones stays clear of 0 and 1 by far more than a cube root can be off.
  for (const prime of primes) {
    const rest = (Math.cbrt(prime) * 2 ** 32) % 1;
    expect(Math.min(rest, 1 - rest)).toBeGreaterThan(2 ** -12);
  }
});
