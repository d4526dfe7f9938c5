// The label of a last hand against an independent count: every choice of its cards in every order, with the equals sign in
// every gap.
import { EQUALS_POINTS, isTrueFormula, pointsOf, type FormulaCard } from '@cardinal/solver';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastHand } from './hardness.ts';
import { options } from './options.ts';
import type { BreakInView } from './types.ts';

const left = (faces: readonly FormulaCard[], more: object = {}): BreakInView =>
  ({
    who: 1,
    options: { ...options.defaults, ...more },
    history: [{ left: [[], faces.map((face, id) => ({ id, face }))] }],
  }) as unknown as BreakInView;

function* orders(cards: readonly FormulaCard[]): Generator<readonly FormulaCard[]> {
  if (cards.length === 0) yield [];
  for (const [i, first] of cards.entries()) for (const rest of orders(cards.toSpliced(i, 1))) yield [first, ...rest];
}

const makes = (cards: readonly FormulaCard[]): boolean => {
  for (const order of orders(cards)) {
    for (let gap = 1; gap < order.length; gap++) {
      if (isTrueFormula(`${order.slice(0, gap).join('')}=${order.slice(gap).join('')}`, options.defaults)) return true;
    }
  }
  return false;
};

/** Different choices of cards that make a formula, and the most points of one. */
function choices(hand: readonly FormulaCard[]): { readonly count: number; readonly most: number } {
  const seen = new Map<string, boolean>();
  for (let mask = 0; mask < 1 << hand.length; mask++) {
    const cards = hand.filter((_, i) => (mask >> i) % 2 === 1).sort();
    if (!seen.has(cards.join())) seen.set(cards.join(), makes(cards));
  }
  const true_ = [...seen].filter(([, made]) => made).map(([cards]) => pointsOf(cards.split(',') as FormulaCard[]));
  return { count: true_.length, most: Math.max(0, ...true_) };
}

describe('E41 how hard the last hand of a deal was', () => {
  it('follows from the number of choices that make a formula, and tells the one with the most points', () => {
    const cards = fc.array(fc.constantFrom<FormulaCard>('1', '2', '3', '4', '6', '8', '+', '-', 'x'), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(cards, (hand) => {
        const { count, most } = choices(hand);
        const said = lastHand(left(hand));
        expect(said?.label).toBe(count === 0 ? 'impossible' : count <= 2 ? 'hard' : count <= 9 ? 'medium' : 'easy');
        expect(said?.formula === null).toBe(count === 0);
        if (said?.formula) expect(isTrueFormula(said.formula, options.defaults)).toBe(true);
        expect(said?.points).toBe(count === 0 ? 0 : most + EQUALS_POINTS);
      }),
      { numRuns: 60 },
    );
  });

  it('is not said of no cards, and where a miss proves nothing', () => {
    expect(lastHand(left([]))).toBeNull();
    expect(lastHand({ ...left(['1', '+']), history: [] })).toBeNull();
    expect(lastHand(left(['9', '8', '+', '+'], { freeBrackets: true }))).toBeNull();
    expect(lastHand(left(['9', '8', '+', '+']))).toEqual({ seat: 1, label: 'impossible', formula: null, points: 0 });
    expect(lastHand(left(['1', '2', '3', '+']))).toMatchObject({ label: 'hard' });
    expect(lastHand(left(['1', '2', '3', '4', '5', '6', '7', '8', '+', '+']))).toMatchObject({ label: 'easy' });
  });

  it('is that of the fullest hand for who went out and for a watcher', () => {
    const hands = [[], ['1'], ['1', '2', '3', '+'], ['7', '+']].map((faces) => faces.map((face, id) => ({ id, face })));
    const view = { ...left([]), history: [{ left: hands }] } as unknown as BreakInView;
    for (const who of [0, 'watcher'] as const) {
      expect(lastHand({ ...view, who })).toMatchObject({ seat: 2, label: 'hard', formula: expect.anything() });
    }
    expect(lastHand({ ...view, who: 3 })).toMatchObject({ seat: 3, label: 'impossible' });
  });
});
