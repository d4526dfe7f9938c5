// One text and one hash for every plain value. The expected hashes in golden/hashes.json were reckoned outside of this
// code; a browser test reads the same file.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestHex, stateHash } from './hash.ts';
import { canonical } from './json.ts';

interface Row {
  readonly value: unknown;
  readonly text: string;
  readonly sha256: string;
}
const golden = JSON.parse(readFileSync(new URL('../golden/hashes.json', import.meta.url), 'utf8')) as readonly Row[];

describe('canonical text', () => {
  it.each(golden)('of $text', ({ value, text, sha256 }) => {
    expect(canonical(value)).toBe(text);
    expect(digestHex(text)).toBe(sha256);
    expect(stateHash(value)).toBe(sha256.slice(0, 16));
  });

  it('is JSON for the same value', () => {
    fc.assert(
      // JSON knows no minus nought: both noughts are written 0.
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const again: unknown = JSON.parse(canonical(value));
        expect(again).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonical(again)).toBe(canonical(value));
      }),
    );
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.nat()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonical(turned)).toBe(canonical(value));
      }),
    );
  });

  it.each([
    ['undefined', undefined],
    ['an undefined member', { a: undefined }],
    ['a hole', [1, , 2]],
    ['NaN', [NaN]],
    ['infinity', { a: -Infinity }],
    ['a function', { a: () => 1 }],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['a set inside', { a: [new Set()] }],
    ['a bigint', 1n],
    ['a symbol', Symbol('a')],
  ])('refuses %s', (_, value) => {
    expect(() => canonical(value)).toThrow('not-json');
  });
});
