import { describe, expect, it } from 'vitest';
import { options } from '../options.ts';
import type { BreakInView, FormulaCard } from '../types.ts';
import { whyNotTrue } from './not-true.ts';
import type { RowPiece } from './row.ts';

const view = { options: options.defaults } as unknown as BreakInView;
const row = (text: string): RowPiece[] =>
  [...text].map((one, id) =>
    one === '=' ? { kind: 'mark', mark: one } : { kind: 'card', card: { id, face: one as FormulaCard }, says: null },
  );

describe('E39 why a row is not true', () => {
  it.each([
    ['2+3x4=20', 'left-to-right'],
    ['20=2+3x4', 'left-to-right'],
    ['3-7=4', 'swapped'],
    ['3x4=7', 'other-sign'],
    ['7x8=48', 'slip'],
    ['5/0=5', 'by-zero'],
  ])('%s: %s', (text, kind) => {
    expect(whyNotTrue(row(text), view)?.found.kind).toBe(kind);
  });

  it('is silent about what is true, or no formula yet', () => {
    expect(whyNotTrue(row('2+3x4=14'), view)).toBeNull();
    expect(whyNotTrue(row('2+3'), view)).toBeNull();
  });
});
