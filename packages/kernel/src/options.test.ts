import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineOptions } from './options.ts';
import { dipOptions } from './testing/dip.ts';

describe('reading options', () => {
  it('takes the defaults for what is not given', () => {
    expect(dipOptions.read({})).toEqual({ ok: true, options: dipOptions.defaults });
    expect(dipOptions.read({ deals: 3 })).toEqual({ ok: true, options: { ...dipOptions.defaults, deals: 3 } });
  });

  it('names every problem, with what was expected', () => {
    const read = dipOptions.read({ deals: 9, timed: 'yes', coin: 'loaded', deck: [1, 'two'], colour: 'red', deal: 1 });
    expect(read.ok).toBe(false);
    const known = 'deals, timed, coin, deck';
    expect(!read.ok && read.problems).toEqual([
      { option: 'deals', why: 'wrong-value', expected: 'a whole number from 1 to 3' },
      { option: 'timed', why: 'wrong-value', expected: 'true | false' },
      { option: 'coin', why: 'wrong-value', expected: 'fair | kind' },
      { option: 'deck', why: 'wrong-value', expected: expect.stringMatching(/^data of the documented shape \(at 1: /) },
      { option: 'colour', why: 'unknown-option', expected: known },
      { option: 'deal', why: 'unknown-option', expected: known },
    ]);
  });

  it.each([null, [], 'deals=3', 3, true])('refuses %j as a whole', (given) => {
    expect(dipOptions.read(given)).toEqual({
      ok: false,
      problems: [{ option: '', why: 'wrong-value', expected: 'an object of options' }],
    });
  });

  it.each([0, 4, 1.5, NaN, Infinity, '2', null])('refuses %j deals', (deals) => {
    expect(dipOptions.read({ deals }).ok).toBe(false);
  });

  it('is not fooled by names that every object has', () => {
    for (const option of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const read = dipOptions.read(JSON.parse(`{"${option}": 1}`));
      expect(!read.ok && read.problems[0]).toMatchObject({ option, why: 'unknown-option' });
    }
  });

  it('never throws, and what it lets through has exactly the options of the game', () => {
    const keys = fc.oneof(fc.constantFrom('deals', 'timed', 'coin', 'deck'), fc.string());
    const values = fc.oneof(fc.anything(), fc.integer(), fc.boolean(), fc.constantFrom('fair', 'kind'));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(keys, values)), (given) => {
        const read = dipOptions.read(given);
        if (read.ok) expect(Object.keys(read.options)).toEqual(Object.keys(dipOptions.specs));
        else expect(read.problems.length).toBeGreaterThan(0);
      }),
    );
  });

  it('leaves the defaults alone', () => {
    const set = defineOptions({ size: { kind: 'whole', min: 1, max: 9, default: 4 } });
    set.read({ size: 7 });
    expect(set.defaults).toEqual({ size: 4 });
  });
});
