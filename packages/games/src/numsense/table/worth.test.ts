import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { evaluate, parse, STAR_TIMES, toText } from '@cardinal/number';
import type { Card, Face } from '../types.ts';
import type { Draft } from './draft.ts';
import { valueOf } from './holding.ts';
import { setWild } from './tray.ts';
import { typedPieces } from './typing.ts';
import { isWhole, textOf, worth } from './worth.ts';

const holding = (faces: readonly Face[], target: number | null = 18) => ({
  hand: faces.map((face, id): Card => ({ id, face })),
  target,
  spare: 0,
});

/** A draft from text, for a hand. */
const build = (text: string, faces: readonly Face[], target = 18) => {
  const held = holding(faces, target);
  return worth(typedPieces(text, held).pieces, held);
};

describe('what a draft is worth', () => {
  it('tells value and what is needed of the sketch (14 − 5) × _', () => {
    expect(build('(14-5)*', [14, 5, 2])).toEqual({ kind: 'part', value: '9', off: '-9', needs: '2' });
  });

  it('knows when a sentence is whole, and whether it hits (T1, T3)', () => {
    expect(build('(7*2)-4', [7, 2, 4], 10)).toEqual({ kind: 'whole', value: '10', off: '0', hits: true });
    expect(build('2+3+6', [2, 3, 6], 10)).toEqual({ kind: 'whole', value: '11', off: '1', hits: false });
  });

  it('counts what is left', () => {
    expect(build('14-5', [14, 5, 2, 9])).toEqual({ kind: 'open', value: '9', off: '-9', left: 2 });
    expect(build('', [14, 5])).toEqual({ kind: 'empty' });
  });

  it('finds the missing number through every operation and either side', () => {
    const needs = (text: string): string | null => {
      const found = build(text, [6, 2, 3, 0], 18);
      return found.kind === 'part' ? found.needs : null;
    };
    expect(needs('6+')).toBe('12');
    expect(needs('6-')).toBe('-12');
    expect(needs('6*')).toBe('3');
    expect(needs('6/')).toBe('1/3');
    expect(needs('6+2*')).toBe('6');
    expect(needs('(6-3)*(2+')).toBe('4');
    expect(needs('0*')).toBeNull();
  });

  it('works with a gap in the middle', () => {
    const held = holding([6, 2, 3], 9);
    const { pieces } = typedPieces('6*2-3', held);
    const open = pieces.toSpliced(2, 1);
    expect(textOf(open, held)).toEqual({ text: '6*?-3', holes: [2] });
    expect(worth(open, held)).toEqual({ kind: 'part', value: '6', off: '-3', needs: '2' });
  });

  it('is whole with one card to spare while one must be put down', () => {
    const held = { ...holding([7, 2, 4, 9], 10), spare: 1 };
    const of = (text: string) => worth(typedPieces(text, held).pieces, held);
    expect(of('7*2-4')).toMatchObject({ kind: 'whole', hits: true });
    expect(of('7*2')).toMatchObject({ kind: 'open', left: 1 });
    expect(of('7*2-4+9')).toMatchObject({ kind: 'open', left: -1 });
    const mirror = { ...holding([3, 'M', 5], 8), spare: 1 };
    const copied: Draft = {
      pieces: typedPieces('3+5', { ...mirror, hand: mirror.hand.slice(0, 2) }).pieces,
      mark: null,
    };
    expect(copied.pieces).toHaveLength(2);
    const told = setWild({ pieces: [...copied.pieces, { kind: 'card', card: 1, as: null }], mark: null }, 1, {
      kind: 'copy',
      of: 2,
    });
    expect(worth(told.pieces, mirror)).toMatchObject({ kind: 'part' });
  });

  it('says so when something is divided by nought (T9)', () => {
    expect(build('5/0', [5, 0])).toEqual({ kind: 'by-zero' });
    expect(build('5/0+', [5, 0, 3])).toEqual({ kind: 'by-zero' });
  });

  it('keeps fractions', () => {
    expect(build('3/8', [3, 8, 1], 1)).toEqual({ kind: 'open', value: '3/8', off: '-5/8', left: 1 });
  });

  it('says what missing number hits, truly', () => {
    const texts = fc.constantFrom('6+', '6*', '6-', '6/', '6*2-', '6/2*', '(6+2)*', '6-2/', '6*(3-', '3+6/');
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 25 }), (text, target) => {
        const found = build(text, [6, 2, 3], target);
        if (found.kind !== 'part' || found.needs === null || !/^\d+$/.test(found.needs)) return;
        const open = text.split('(').length - text.split(')').length;
        const filled = parse(text + found.needs + ')'.repeat(open), STAR_TIMES);
        const worked = filled.ok ? evaluate(filled.expr) : null;
        expect(worked?.ok && toText(worked.value)).toBe(String(target));
      }),
    );
  });
});

describe('wild cards', () => {
  it('count as rulings 1.18, 1.20, 1.23 and the Target card say', () => {
    const held = holding(['T', 'D', 'M', 'W', 5], 18);
    const { pieces } = typedPieces('18+0+5', held);
    expect(pieces.map((piece) => piece.kind === 'card' && piece.card)).toEqual([0, false, 1, false, 4]);
    expect(valueOf(0, pieces, held)).toBe(18);
    expect(valueOf(1, pieces, held)).toBe(0);
    expect(valueOf(2, pieces, held)).toBeNull();
    const like: Draft = setWild({ pieces: [{ kind: 'card', card: 2, as: null }], mark: null }, 2, {
      kind: 'copy',
      of: 4,
    });
    expect(valueOf(2, like.pieces, held)).toBe(5);
    expect(valueOf(2, [{ kind: 'card', card: 2, as: null }], holding(['M', 'M', 'M']))).toBe(0);
  });

  it('find their numbers from what is typed', () => {
    const held = holding([5, 'M', 'W'], 10);
    const { pieces, slip } = typedPieces('5+5+7', held);
    expect(slip).toBeNull();
    expect(isWhole(pieces, held)).toBe(true);
    expect(textOf(pieces, held).text).toBe('5+5+7');
    const copied = typedPieces('7+7-5', held);
    expect(isWhole(copied.pieces, held)).toBe(true);
    expect(copied.slip).toBeNull();
  });
});

describe('typing', () => {
  it('takes all the usual signs', () => {
    const held = holding([6, 2, 3, 1], 9);
    for (const text of [
      '(6×2)−3/1',
      '[6 x 2] – 3 ÷ 1',
      '(6·2)-3:1',
      ' ( 6 * 2 ) - 3 / 1 ',
      '(٦*２)-۳/١',
      '（６×２）－３／１',
    ]) {
      expect(textOf(typedPieces(text, held).pieces, held).text).toBe('(6*2)-3/1');
    }
  });

  it('tells which number has no card, and whether it may still grow', () => {
    const held = holding([14, 2], 9);
    expect(typedPieces('1', held).slip).toEqual({ why: 'no-card', found: '1', at: 0, last: true });
    expect(typedPieces('2+2', held).slip).toMatchObject({ found: '2', at: 2, last: true });
    expect(typedPieces('8+2', held).slip).toEqual({ why: 'no-card', found: '8', at: 0, last: false });
    expect(typedPieces('2=14', held).slip).toMatchObject({ why: 'equals-not-allowed', found: '=', at: 1 });
    expect(typedPieces('2&14', held).slip).toMatchObject({ why: 'unknown-sign', found: '&', at: 1 });
  });
});
