// Messages from outside: what is one is read, what is none is null, whatever it is.
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  askShape,
  CODE_LENGTH,
  freshCode,
  isMoveCode,
  PIN_LENGTH,
  plainCode,
  readAsk,
  readTell,
  spacedCode,
  typedName,
} from './index.ts';

describe('asks', () => {
  it.each([
    { t: 'hello', v: 2, table: 'abc', token: 'abcdefghijklmnopqrstuv' },
    { t: 'play', cid: 7, match: 1, move: { kind: 'draw' } },
    { t: 'bot', seat: 2, level: null },
    { t: 'say', phrase: 'well-played' },
    { t: 'hints', seat: 1, count: null },
    { t: 'hint', match: 2 },
  ])('are read: %j', (ask) => {
    expect(readAsk(JSON.stringify(ask))).toEqual(ask);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"t":"hello"}',
    '{"t":"hello","v":1,"table":"abc","token":"short"}',
    '{"t":"again","more":1}',
    '{"t":"say","phrase":"you are silly"}',
    '{"t":"bot","seat":1e99,"level":"easy"}',
    '{"t":"__proto__"}',
  ])('that are none are null: %s', (text) => {
    expect(readAsk(text)).toBeNull();
  });

  it('that are moves are those of their shape and no others', () => {
    const number = fc.oneof(fc.constantFrom(0, -0, -1, 1.5, 1e9, 1e9 + 1), fc.nat(), fc.jsonValue({ maxDepth: 0 }));
    const move = fc.jsonValue({ maxDepth: 1 });
    const near = fc.record(
      { t: fc.constant('play'), cid: number, match: number, move, more: move },
      { requiredKeys: ['t'] },
    );
    const right = fc.record({ t: fc.constant('play'), cid: fc.nat(1e9), match: fc.nat(1e9), move });
    fc.assert(
      fc.property(fc.oneof(near, right), (ask) => {
        const text = JSON.stringify(ask);
        const shaped = v.safeParse(askShape, JSON.parse(text));
        expect(readAsk(text)).toEqual(shaped.success ? shaped.output : null);
      }),
      { numRuns: 500 },
    );
  });

  it('never throw, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readAsk(text)).toBeNull();
        expect(readTell(text)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});

describe('PINs (E3)', () => {
  const codes = fc.array(fc.nat(71), { minLength: 8, maxLength: 8 }).map((dice) => {
    let at = 0;
    return freshCode(PIN_LENGTH, (limit) => dice[at++]! % limit);
  });

  it('E3 hold no look-alikes and no word: no vowel, never two letters in a row', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(code).toMatch(/^[A-Z]\d[A-Z]\d[A-Z]\d$/);
        expect(code).not.toMatch(/[AEIOULBDGNQSVZ0158]/);
      }),
    );
  });

  it('E3 are the same in any case and with any spaces', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(plainCode(` ${spacedCode(code).toLowerCase()} `)).toBe(code);
        expect(plainCode(code.split('').join('-'))).toBe(code);
      }),
    );
  });

  it('are told from codes that move a seat: by length and by letter and digit in turn', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(71), { minLength: 8, maxLength: 8 }), (dice) => {
        const [pin, code] = [PIN_LENGTH, CODE_LENGTH].map((length) => {
          let at = 0;
          return freshCode(length, (limit) => dice[at++]! % limit);
        });
        expect([isMoveCode(plainCode(pin!)), isMoveCode(plainCode(spacedCode(code!).toLowerCase()))]).toEqual([
          false,
          true,
        ]);
      }),
    );
    for (const typed of ['', '<script>', 'K7T4P9C', 'K7T4P9CC', 'K7T4P9C2F', 'PASSWORD', '12345678']) {
      expect(isMoveCode(plainCode(typed))).toBe(false);
    }
    // A slip in a code is a slip in a code.
    expect(isMoveCode('K0T1P9C2')).toBe(true);
  });

  it('use every sign', () => {
    let next = 0;
    const seen = new Set(
      Array.from({ length: 72 }, () => freshCode(CODE_LENGTH, (limit) => (next++ >> 3) % limit)).join(''),
    );
    expect(seen.size).toBe(12 + 6);
  });
});

describe('typed names', () => {
  it.each([
    [' Zoë  B. ', 'Zoë B.'],
    ["O'Neil", "O'Neil"],
    ['Łukasz 2', 'Łukasz 2'],
  ])('%j is %j', (typed, name) => {
    expect(v.parse(typedName, typed)).toBe(name);
  });

  it.each(['', '   ', 'x'.repeat(25), 'a<b', 'http://x.y', 'tab\u0000', '😀'])('%j is none', (typed) => {
    expect(v.safeParse(typedName, typed).success).toBe(false);
  });
});
