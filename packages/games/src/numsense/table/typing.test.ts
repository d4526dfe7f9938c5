// The field of the page and `cardinal check` read the same text alike.
import { describe, expect, it } from 'vitest';
import { options } from '../options.ts';
import { readSentence } from '../sentence.ts';
import type { Holding } from './holding.ts';
import { typedPieces } from './typing.ts';

const hand = [14, 20, 5] as const;
const held: Holding = { hand: hand.map((face, id) => ({ id, face })), target: 5, spare: 0 };
const check = (text: string) => readSentence(text, hand, 5, options.defaults);

describe('a typed sentence', () => {
  it.each(['14+20-5', '１４＋２０－５', '١٤+٢٠-٥', '۱۴ + ۲۰ − ۵'])('%s is all three cards on the page too', (text) => {
    expect(check(text)).toMatchObject({ ok: true, value: '29' });
    const { pieces, slip } = typedPieces(text, held);
    expect(slip).toBeNull();
    expect(pieces.map((piece) => (piece.kind === 'card' ? piece.card : piece.kind))).toEqual([0, 'sign', 1, 'sign', 2]);
  });

  it.each([
    ['14+20=5', 'equals-not-allowed'],
    ['14+20＝5', 'equals-not-allowed'],
    ['14+W', 'wild-unsaid'],
    ['m+14', 'wild-unsaid'],
    ['T-14', 'wild-unsaid'],
    ['14-d', 'wild-unsaid'],
    ['14&20', 'unknown-sign'],
    ['14.5', 'unknown-sign'],
  ])('%s is refused for the same reason at both doors', (text, slip) => {
    expect(check(text)).toMatchObject({ ok: false, why: 'unreadable', facts: { slip } });
    expect(typedPieces(text, held).slip?.why).toBe(slip);
  });
});
