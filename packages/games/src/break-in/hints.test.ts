// Every fact on the ladder is worked out again here by plain means: counting cards, and a pocket calculator over the text.
import { FORMULA_CARDS, isTrueFormula } from '@cardinal/solver';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hintsOf, type BreakInHint } from './hints.ts';
import { options } from './options.ts';
import type { BreakInView, FormulaCard } from './types.ts';

/** As much of a view as hints look at. */
const look = (faces: readonly FormulaCard[]): BreakInView =>
  ({
    who: 0,
    turn: { mode: 'turn', must: [0], may: [], dues: [] },
    phase: 'lay',
    laid: 0,
    tookBack: false,
    equalsLeft: null,
    hand: faces.map((face, id) => ({ id, face })),
    window: null,
    options: options.defaults,
  }) as unknown as BreakInView;

const one = <K extends BreakInHint['kind']>(hints: readonly BreakInHint[], kind: K) =>
  hints.find((hint) => hint.kind === kind) as Extract<BreakInHint, { kind: K }> | undefined;

function value(text: string): number {
  const [n, d = '1'] = text.split('/');
  return Number(n) / Number(d);
}

/** One side by school order, as a simple adding machine would: terms first, then their sum. */
function worked(side: string): number {
  const terms = side.replaceAll('*', '').match(/[-+]?[^-+]+/g) ?? [];
  return terms.reduce((sum, term) => sum + factorsOf(term.replace(/^[-+]/, '')) * (term.startsWith('-') ? -1 : 1), 0);
}

function factorsOf(term: string): number {
  const [first = '0', ...rest] = term.match(/\d+|[x/]/g) ?? [];
  let product = Number(first);
  for (let i = 0; i < rest.length; i += 2) {
    if (rest[i] === 'x') product *= Number(rest[i + 1]);
    else product /= Number(rest[i + 1]);
  }
  return product;
}

function calculated(sign: string, a: number, b: number): number {
  return sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : a / b;
}

describe('E40 the rungs of Break In', () => {
  it('are true of the hand, whatever it is', () => {
    const digit = fc.constantFrom<FormulaCard>(...FORMULA_CARDS.filter((face) => /\d/.test(face)));
    const sign = fc.constantFrom<FormulaCard>('+', '-', 'x', '/', '*');
    const hand = fc
      .tuple(fc.array(digit, { minLength: 1, maxLength: 6 }), fc.array(sign, { maxLength: 3 }))
      .map(([digits, signs]) => [...digits, ...signs]);
    let found = 0;
    fc.assert(
      fc.property(hand, (faces) => {
        const hints = hintsOf(look(faces));
        const digits = faces.filter((face) => /\d/.test(face)).length;
        expect(hints[0]).toEqual({ kind: 'counts', digits, signs: faces.length - digits });
        const whole = one(hints, 'whole');
        if (!whole) {
          expect(hints[1]).toEqual({ kind: 'none', proved: true });
          return;
        }
        found++;
        expect(hints).toHaveLength(5);
        const { formula, points, strides, usesAll } = whole;
        expect(isTrueFormula(formula, options.defaults)).toBe(true);
        // Its cards are in the hand.
        const left: string[] = [...faces];
        const cards = formula.replace(/\*[-+x/]/g, '*').replaceAll('=', '');
        for (const card of cards) {
          expect(left).toContain(card);
          left.splice(left.indexOf(card), 1);
        }
        expect(usesAll).toBe(left.length === 0);
        expect(points).toBeGreaterThan(20);
        // Both sides come to the value that was told.
        const told = one(hints, 'value');
        const sides = formula.split('=');
        for (const side of sides) expect(worked(side)).toBeCloseTo(value(told?.value ?? ''), 6);
        expect(told?.cards).toBe(cards.length);
        // The idea.
        const idea = one(hints, 'idea');
        expect(idea?.sums).toBe(sides.filter((side) => /\d[-+x/*]/.test(side)).length);
        const said = (idea?.signs ?? []).map((sign) => (sign === '*' ? 'x' : sign));
        expect([...said].sort()).toEqual([...new Set(formula.replaceAll('*', '').match(/[-+x/]/g))].sort());
        expect(idea?.wilds).toHaveLength(faces.length - left.length - cards.replaceAll('*', '').length);
        // Every step is right.
        for (const { left: a, sign, right: b, value: comes } of strides) {
          expect(calculated(sign, value(a), value(b))).toBeCloseTo(value(comes), 6);
        }
      }),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(30);
  });

  it('speak of a formula with the card that was called for', () => {
    const view = look(['1', '2', '3', '+', '9', '9']);
    const claim = {
      ...view,
      phase: 'claim',
      window: { card: 2, by: 1, closes: null, called: [], ending: null },
    } as const;
    expect(one(hintsOf(claim), 'whole')?.formula).toContain('3');
  });

  it('do not promise that there is none where the search is cut short', () => {
    const view = look(['1', '+']);
    expect(hintsOf({ ...view, options: { ...view.options, leftToRight: true } }).at(-1)).toEqual({
      kind: 'none',
      proved: false,
    });
  });
});
