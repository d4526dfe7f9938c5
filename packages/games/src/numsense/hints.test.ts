// Every fact on the ladder is worked out again here by plain means: a pocket calculator over the text, the referee's own
// reading of a sentence, and an exhaustive search over small hands.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hintsOf, type NumsenseHints } from './hints.ts';
import { options } from './options.ts';
import { readSentence } from './sentence.ts';
import type { Face, NumsenseView } from './types.ts';

/** As much of a view as hints look at. */
const look = (faces: readonly Face[], target: number): NumsenseView =>
  ({
    hand: faces.map((face, id) => ({ id, face })),
    target: { value: target, card: null },
    options: options.defaults,
  }) as unknown as NumsenseView;

const rungs = (view: NumsenseView): NumsenseHints => {
  const hints = hintsOf(view);
  if (!hints) throw new Error('there is a hand and a target');
  return hints;
};

/** Fractions as floating point: enough to tell a wrong step from a right one. */
function value(text: string): number {
  const [n, d = '1'] = text.split('/');
  return Number(n) / Number(d);
}

function calculated(sign: string, a: number, b: number): number {
  return sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : a / b;
}

/** All that a hand of numbers can make, by trying every pair. */
function makes(numbers: readonly number[]): number[] {
  if (numbers.length === 1) return [...numbers];
  const all: number[] = [];
  for (const [i, a] of numbers.entries()) {
    for (const [j, b] of numbers.entries()) {
      if (i === j) continue;
      const rest = numbers.filter((_, at) => at !== i && at !== j);
      for (const sign of b === 0 ? '+-*' : '+-*/') all.push(...makes([...rest, calculated(sign, a, b)]));
    }
  }
  return all;
}

const anyFace = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 25 }) },
  { weight: 1, arbitrary: fc.constantFrom<Face>('W', 'D', 'M', 'T') },
);
const target = fc.integer({ min: 0, max: 25 });

describe('the five rungs', () => {
  it('are true of the hand, whatever it is (E40)', () => {
    fc.assert(
      fc.property(fc.array(anyFace, { minLength: 1, maxLength: 5 }), target, (faces, goal) => {
        const [possible, idea, start, { shape }, { sentence, strides }] = rungs(look(faces, goal));
        const read = readSentence(sentence, faces, goal, options.defaults);
        expect(read).toMatchObject({ ok: true, exact: possible.exact, distance: possible.distance });
        // The idea names cards of this hand, none more often than it is there.
        const left = [...faces];
        for (const face of idea.cards) {
          expect(left).toContain(face);
          left.splice(left.indexOf(face), 1);
        }
        // They are the cards that the first calculation joins, wilds as what they count.
        const counts = new Map<Face, string[]>();
        for (const { face, value: as } of start.wilds) counts.set(face, [...(counts.get(face) ?? []), String(as)]);
        counts
          .set(
            'T',
            faces.map(() => String(goal)),
          )
          .set(
            'D',
            faces.map(() => '0'),
          );
        const [first] = strides;
        for (const [at, face] of idea.cards.entries()) {
          const text = first ? [first.left, first.right][at] : sentence;
          if (typeof face === 'number') expect(text).toBe(String(face));
          else expect(counts.get(face)).toContain(text);
        }
        expect(idea.cards).toHaveLength(Math.min(faces.length, 2));
        // The steps are right, and there is one for every sign.
        expect(strides).toHaveLength(faces.length - 1);
        for (const one of strides) {
          expect(calculated(one.sign, value(one.left), value(one.right))).toBeCloseTo(value(one.value), 6);
        }
        if (strides.length > 1) expect(start.first).toEqual(strides[0]);
        else expect(start.first).toBeNull();
        if (strides.length === 1) expect(sentence.startsWith(start.number ?? 'none')).toBe(true);
        for (const { face } of start.wilds) expect(faces).toContain(face);
        // The shape is the sentence, and gives no number away.
        expect(shape).not.toMatch(/\d/);
        const numbers = sentence.match(/\d+/g) ?? [];
        let at = 0;
        expect(shape.replaceAll('?', () => numbers[at++] ?? '')).toBe(sentence);
      }),
      { numRuns: 600 },
    );
  });

  it('name an idea whose every operation stands in the sentence that follows', () => {
    const told: Readonly<Partial<Record<NumsenseHints[1]['strategy'], string>>> = {
      'add-up': '+',
      'make-the-difference': '+-',
      'take-off': '-',
      double: '*',
      'times-then-plus': '*+',
      'times-then-minus': '*-',
      'take-off-a-product': '*-',
      'build-the-factors': '*',
      'share-out': '/',
    };
    fc.assert(
      fc.property(fc.array(anyFace, { minLength: 2, maxLength: 4 }), target, (faces, goal) => {
        const [, { strategy }, , , { sentence }] = rungs(look(faces, goal));
        const signs = sentence.replaceAll(/[\d()]/g, '');
        for (const sign of told[strategy] ?? '') expect(signs, `${strategy}: ${sentence}`).toContain(sign);
        // What is told of all cards is true of all.
        if (strategy === 'add-up' || strategy === 'take-off') expect(new Set(signs).size).toBe(1);
      }),
      { numRuns: 600 },
    );
    expect(rungs(look([15, 4], 9))[1].strategy).toBe('take-off');
  });

  it('lead on one from the other, for a hand of 25 cards too', () => {
    const [possible, idea, start, { shape }, { sentence, strides }] = rungs(
      look(
        Array.from({ length: 25 }, (_, at) => at),
        13,
      ),
    );
    expect(possible).toMatchObject({ exact: true });
    expect(idea.cards.map(String)).toEqual([strides[0]?.left, strides[0]?.right]);
    expect(start.first).toEqual(strides[0]);
    expect(strides).toHaveLength(24);
    expect(shape.match(/\?/g)).toHaveLength(25);
    expect(
      readSentence(
        sentence,
        Array.from({ length: 25 }, (_, at) => at),
        13,
        options.defaults,
      ),
    ).toMatchObject({ ok: true, exact: true });
  });

  it('say rightly whether the target can be made, by trying everything', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 4 }), target, (faces, goal) => {
        const [possible] = rungs(look(faces, goal));
        const nearest = Math.min(...makes(faces).map((one) => Math.abs(one - goal)));
        expect(value(possible.distance)).toBeCloseTo(nearest, 6);
        expect(possible.exact).toBe(nearest < 1e-9);
      }),
      { numRuns: 300 },
    );
  });

  it('are sure how close one comes only where that is so', () => {
    // The most that n ones make with + and × is a product of threes and twos (OEIS A000792): 36 of ten, 54 of eleven.
    const [ten] = rungs(look(Array<Face>(10).fill(1), 99));
    expect(ten).toMatchObject({ exact: false, distance: '63', proved: true });
    const [eleven] = rungs(look(Array<Face>(11).fill(1), 99));
    expect(eleven.exact).toBe(false);
    if (eleven.distance !== '45') expect(eleven.proved).toBe(false);
  });

  it('keep the answer for the last rung', () => {
    const [possible, idea, start, shape] = rungs(look([7, 2], 14));
    expect([possible, idea, start, shape].map((rung) => JSON.stringify(rung)).join()).not.toContain('7*2');
    expect(start).toMatchObject({ first: null, number: '7' });
    expect(shape.shape).toBe('?*?');
  });

  it('say that T2 cannot be hit and how close one comes', () => {
    expect(rungs(look([2, 3, 6], 10))[0]).toMatchObject({ exact: false, distance: '1' });
  });

  it('say which card to put down while there is one too many', () => {
    const hand: readonly number[] = [7, 2, 4, 25];
    const view = { ...look(hand, 10), phase: 'put' as const, active: 0, who: 0 };
    const [possible, , { put }, , { sentence }] = rungs(view);
    expect(possible).toMatchObject({ exact: true, put: true });
    const kept = hand.filter((face) => face !== put);
    expect(kept).toHaveLength(3);
    expect(readSentence(sentence, kept, 10, options.defaults)).toMatchObject({ ok: true, exact: true });
  });

  it('begin with a calculation of two cards, and name what wilds should be', () => {
    expect(rungs(look([7, 2, 4], 10))[2].first).toEqual({ left: '7', sign: '*', right: '2', value: '14' });
    const [possible, , { wilds }] = rungs(look([10, 'W'], 10));
    expect(possible.exact).toBe(true);
    expect(wilds.map(({ face }) => face)).toEqual(['W']);
  });

  it('are silent without a target or a hand', () => {
    expect(hintsOf({ ...look([7], 10), target: null })).toBeNull();
    expect(hintsOf(look([], 10))).toBeNull();
  });
});
