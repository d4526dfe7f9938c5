// The textbook way with exact fractions and texts: the same recursion as `textbook-doubles.ts`, on fraction.js.
// Written for comparison, not used by any game.

import { createRequire } from 'node:module';
import type FractionClass from 'fraction.js';

// A copy of its own (the other module format of the same version), so that neither we nor the textbook slow the
// other down: the compiler would see one set of functions used in two ways.
const Fraction = createRequire(import.meta.url)('fraction.js') as typeof FractionClass;
type Fraction = FractionClass;

interface Item {
  readonly value: Fraction;
  readonly text: string;
}

/** The first sentence that makes the target, or null. */
export function firstByFractions(numbers: readonly number[], target: number): string | null {
  return search(
    numbers.map((value) => ({ value: new Fraction(value), text: String(value) })),
    new Fraction(target),
  );
}

function search(items: readonly Item[], target: Fraction): string | null {
  if (items.length === 1) return items[0]!.value.equals(target) ? items[0]!.text : null;
  for (let i = 0; i < items.length; i++) {
    for (let j = i + 1; j < items.length; j++) {
      const a = items[i]!;
      const b = items[j]!;
      const rest = items.filter((_, k) => k !== i && k !== j);
      const go = (value: Fraction, text: string): string | null => search([...rest, { value, text }], target);
      const found =
        go(a.value.add(b.value), `(${a.text}+${b.text})`) ??
        go(a.value.sub(b.value), `(${a.text}-${b.text})`) ??
        go(b.value.sub(a.value), `(${b.text}-${a.text})`) ??
        go(a.value.mul(b.value), `(${a.text}*${b.text})`) ??
        (b.value.n !== 0n ? go(a.value.div(b.value), `(${a.text}/${b.text})`) : null) ??
        (a.value.n !== 0n ? go(b.value.div(a.value), `(${b.text}/${a.text})`) : null);
      if (found !== null) return found;
    }
  }
  return null;
}
