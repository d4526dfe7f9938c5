import { describe, expect, it } from 'vitest';
import type { Card } from '../types.ts';
import { cells, EMPTY, gaps, type Draft } from './draft.ts';
import { keepOnly, setWild, takeBack, takeOut, tapBracket, tapCard, tapCell, tapSign } from './tray.ts';
import { textOf } from './worth.ts';

const hand: Card[] = [6, 2, 3, 14].map((face, id) => ({ id, face }));
const SIX = 0;
const TWO = 1;
const THREE = 2;
const FOURTEEN = 3;

/** What the row reads like: `?` for a missing number, a space for a missing sign. */
const row = (draft: Draft | null): string =>
  draft ? textOf(draft.pieces, { hand, target: 9, spare: 0 }).text : 'refused';

type Tap = number | '+' | '-' | '*' | '/' | '(' | ')';

function taps(...all: Tap[]): Draft {
  let draft: Draft = EMPTY;
  for (const tap of all) {
    const next =
      typeof tap === 'number'
        ? tapCard(draft, tap)
        : tap === '(' || tap === ')'
          ? tapBracket(draft, tap === '(' ? 'open' : 'close')
          : tapSign(draft, tap);
    if (!next) throw new Error(`refused: ${tap}`);
    draft = next;
  }
  return draft;
}

/** Taps the cell that shows a piece or gap. */
function mark(draft: Draft, kind: 'piece' | 'gap', index: number): Draft {
  const cell = cells(draft.pieces).find((one) => one.kind === kind && one.index === index);
  if (!cell) throw new Error('no such cell');
  return tapCell(draft, cell);
}

describe('the tray', () => {
  it('builds what is tapped in order', () => {
    expect(row(taps(SIX, '*', TWO, '-', THREE))).toBe('6*2-3');
    expect(row(taps('(', SIX, '-', TWO, ')', '*', THREE))).toBe('(6-2)*3');
  });

  it('shows what is missing', () => {
    expect(row(EMPTY)).toBe('?');
    expect(row(taps(SIX, '*'))).toBe('6*?');
    expect(row(taps(SIX, TWO))).toBe('6 2');
    expect(row(taps(SIX, '(', TWO))).toBe('6 (2');
  });

  it('fills signs in between cards that were tapped first', () => {
    expect(row(taps(SIX, TWO, THREE, '*', '-'))).toBe('6*2-3');
  });

  it('changes a sign at the end, and refuses one where a number has to come', () => {
    expect(row(taps(SIX, '+', '*', TWO))).toBe('6*2');
    expect(tapSign(EMPTY, '-')).toBeNull();
    expect(tapSign(taps('('), '-')).toBeNull();
  });

  it('takes a card out where it was, and puts the next one there', () => {
    const draft = tapCard(taps(SIX, '*', TWO, '-', THREE), TWO);
    expect(row(draft)).toBe('6*?-3');
    expect(draft.mark).toEqual({ on: 'gap', index: 2 });
    expect(row(tapCard(draft, FOURTEEN))).toBe('6*14-3');
  });

  it('swaps a marked card and changes a marked sign', () => {
    const draft = taps(SIX, '*', TWO);
    expect(row(tapCard(mark(draft, 'piece', 0), FOURTEEN))).toBe('14*2');
    expect(row(tapSign(mark(draft, 'piece', 1), '/'))).toBe('6/2');
  });

  it('takes a piece out that is tapped twice', () => {
    const draft = taps(SIX, '*', TWO);
    expect(row(mark(mark(draft, 'piece', 2), 'piece', 2))).toBe('6*?');
  });

  it('puts brackets round what is marked', () => {
    let draft = taps(THREE, '*', SIX, '-', TWO);
    draft = tapBracket(mark(draft, 'piece', 2), 'open') ?? EMPTY;
    expect(row(draft)).toBe('3*(6-2');
    expect(row(tapBracket(draft, 'close'))).toBe('3*(6-2)');
  });

  it('gives a closing bracket its partner', () => {
    expect(row(taps(SIX, '-', TWO, ')', '*', THREE))).toBe('(6-2)*3');
    expect(tapBracket(EMPTY, 'close')).toBeNull();
  });

  it('takes back the last piece, or the marked one', () => {
    const draft = taps(SIX, '*', TWO);
    expect(row(takeBack(draft))).toBe('6*?');
    expect(row(takeBack(mark(draft, 'piece', 0)))).toBe('?*2');
    expect(takeBack(EMPTY)).toBe(EMPTY);
  });

  it('drops cards that left the hand, and copies of them', () => {
    const withCopy = setWild(taps(SIX, '+', TWO), TWO, { kind: 'copy', of: SIX });
    const draft = keepOnly(withCopy, [TWO]);
    expect(gaps(draft.pieces).map(({ wants }) => wants)).toEqual(['number']);
    expect(draft.pieces.at(-1)).toEqual({ kind: 'card', card: TWO, as: null });
    expect(keepOnly(withCopy, [SIX, TWO])).toBe(withCopy);
  });

  it('leaves no mark at the end of the row', () => {
    expect(takeOut(taps(SIX, '*', TWO), 2).mark).toBeNull();
  });
});
