import { describe, expect, it } from 'vitest';
import { cardsFor, readFormula, rowText, settled } from './formula.ts';
import { read, write } from './notation.ts';
import { Sitting } from './testing/sitting.ts';
import type { BreakInMove } from './types.ts';

describe('lines of moves', () => {
  const moves: readonly BreakInMove[] = [
    { kind: 'take', from: 'draw' },
    { kind: 'take', from: 'discard' },
    { kind: 'lay', formula: '1*+2 = 3', cards: [6, 86, 12, 18] },
    { kind: 'discard', card: 7 },
    { kind: 'done' },
    { kind: 'break-in', card: 30 },
    { kind: 'give-up' },
    { kind: 'let-lie' },
    { kind: 'accept', formula: 3 },
    { kind: 'doubt', formula: 12 },
  ];
  it.each(moves)('$kind is written and read back', (move) => {
    expect(read(write(move), Sitting.match(2).view(0))).toEqual(move);
  });

  it('faces are enough for people', () => {
    const { state } = Sitting.laid({ hands: ['1 2 3 x / -', '9'], discard: '8' });
    const sitting = new Sitting(state);
    const view = sitting.view(0);
    const id = (face: string): number => view.hand.find((card) => card.face === face)?.id ?? -1;
    expect(read('discard ×', view)).toEqual({ kind: 'discard', card: id('x') });
    expect(read('discard −', view)).toEqual({ kind: 'discard', card: id('-') });
    expect(read('Discard 2', view)).toEqual({ kind: 'discard', card: id('2') });
    // What one does not hold is a move that the rules refuse, not a line that cannot be read.
    expect(read('discard 7', view)).toMatchObject({ kind: 'discard' });
    expect(sitting.refuses(0, 'discard 7')).toMatchObject({ why: 'take-first' });
    expect(read('discard bird', view)).toBeNull();
    expect(read('lay 2 = 3 − 1', view)).toEqual({
      kind: 'lay',
      formula: '2 = 3 − 1',
      cards: [id('2'), id('3'), id('-'), id('1')],
    });
    expect(sitting.refuses(0, 'break in')).toMatchObject({ why: 'too-late' });
    expect(read('sing', view)).toBeNull();
  });
});

describe('formulas as text', () => {
  it('other signs and digits mean the same, and come out plain', () => {
    expect(readFormula('٣ × ２ = 6', {})).toMatchObject({ ok: true, text: '3x2=6', cards: ['3', 'x', '2', '6'] });
    expect(readFormula('8÷4−1=1', {})).toMatchObject({ ok: true, text: '8/4-1=1', points: 74 - 15 });
  });

  it('a bare wild sign becomes the first that makes the formula true, or none', () => {
    expect(settled('2*2=4', {})).toBe('2*+2=4');
    expect(settled('2*3=6', {})).toBe('2*x3=6');
    expect(settled('2*3=7', {})).toBeNull();
    expect(settled('1+1=2', {})).toBe('1+1=2');
  });

  it('a row of cards is text, its wild signs said or not', () => {
    expect(rowText(['1', '2', '*', '3', '=', '1', '5'], ['+'])).toBe('12*+3=15');
    expect(rowText(['2', '*', '3', '=', '6'])).toBe('2*3=6');
  });

  it('cards are found in a hand, the called one first', () => {
    const hand = [
      { id: 1, face: '5' },
      { id: 2, face: '5' },
      { id: 3, face: '+' },
    ] as const;
    expect(cardsFor(['5'], hand)).toEqual([1]);
    expect(cardsFor(['5'], hand, 2)).toEqual([2]);
    expect(cardsFor(['5', '+', '5'], hand, 2)).toEqual([2, 3, 1]);
    expect(cardsFor(['5', '5', '5'], hand)).toBeNull();
  });

  it('a slip is told with its place', () => {
    expect(readFormula('1+2=3)', { freeBrackets: true })).toMatchObject({
      ok: false,
      at: 5,
      facts: { slip: 'unopened-bracket' },
    });
    expect(readFormula('', {})).toMatchObject({ facts: { slip: 'empty' } });
    expect(readFormula('1+2', {})).toMatchObject({ facts: { slip: 'no-equals' } });
  });
});
