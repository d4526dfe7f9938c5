import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromText, toNumber } from './fraction.ts';
import { printRational } from './print-rational.ts';
import { nearText, printText } from './print-value.ts';
import { SIGN_SETS } from './sign-sets.ts';

const texts = fc.oneof(
  fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map(String),
  fc.tuple(fc.integer({ min: -9999, max: 9999 }), fc.nat(999)).map(([n, d]) => `${n}/${d}`),
  fc.constantFrom('', '-', '1/', '/2', '1.5', '--3', '3/-4', ' 3'),
);

describe('a value kept as text', () => {
  test('is printed as the fraction that it names, and nothing else is', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...Object.values(SIGN_SETS)), (text, signs) => {
        const value = fromText(text);
        expect(printText(text, signs)).toBe(value && printRational(value, signs));
      }),
    );
  });

  test('is near its double', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const value = fromText(text);
        if (!value) {
          expect(nearText(text)).toBeNaN();
          return;
        }
        const double = toNumber(value);
        expect(Math.abs(nearText(text) - double)).toBeLessThanOrEqual(Math.abs(double) * 1e-12);
      }),
    );
  });
});
