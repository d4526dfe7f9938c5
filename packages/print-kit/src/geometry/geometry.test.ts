// Expectations on paper by their number (P1 and so on), on the geometry alone.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardMatrix } from '../page/deck.ts';
import { apply } from '../drawing/matrix.ts';
import { backOf, type Fold } from './flip.ts';
import { FLIPS, LAYOUTS, planSheet, roomForBleed, type PlanWish, type Slot } from './layout.ts';
import { cropMarks } from './marks.ts';
import { NO_OFFSET, offsetMatrix, readOffset } from './offset.ts';
import { CARD_SIZES, MARK_MARGIN, PAGE_MARGIN, PAPERS } from './paper.ts';

const wish = (over: Partial<PlanWish> = {}): PlanWish => ({
  paper: 'a4',
  card: 'poker-eu',
  layout: '9up',
  flip: 'long',
  bleed: 0,
  ...over,
});

const cuts = (given: PlanWish): readonly [number[], number[]] => {
  const { slots } = planSheet(given);
  const unique = (all: number[]): number[] => [...new Set(all.map((one) => +one.toFixed(4)))].sort((a, b) => a - b);
  return [unique(slots.flatMap(({ x, w }) => [x, x + w])), unique(slots.flatMap(({ y, h }) => [y, y + h]))];
};

describe('sheets', () => {
  it('P1 nine cards on A4 are cut at these lines', () => {
    expect(cuts(wish())).toEqual([
      [10.5, 73.5, 136.5, 199.5],
      [16.5, 104.5, 192.5, 280.5],
    ]);
  });

  it('P2 nine American cards on Letter are cut at these lines', () => {
    expect(cuts(wish({ paper: 'letter', card: 'poker-us' }))).toEqual([
      [12.7, 76.2, 139.7, 203.2],
      [6.35, 95.25, 184.15, 273.05],
    ]);
  });

  it('has the room for bleed that margins of 5 mm leave between the cards: (210 − 3 × 63 − 10) / 6 across on A4', () => {
    const room = (paper: 'a4' | 'letter', card: 'poker-eu' | 'poker-us', layout: '9up' | '8up') =>
      roomForBleed(PAPERS[paper], CARD_SIZES[card], layout).map((one) => one.toFixed(2));
    expect(room('a4', 'poker-eu', '9up')).toEqual(['1.83', '3.83']);
    expect(room('letter', 'poker-us', '9up')).toEqual(['2.57', '0.45']);
    // Turned against the table: our 8-up stands upright.
    expect(room('a4', 'poker-eu', '8up')).toEqual(['6.00', '4.38']);
    expect(room('letter', 'poker-us', '8up')).toEqual(['7.02', '1.92']);
  });

  it('P5 cards keep their size; bleed that does not fit takes fewer cards, and the plan says so', () => {
    expect(planSheet(wish({ bleed: 3 }))).toMatchObject({ layout: '8up', instead: '9up' });
    expect(planSheet(wish({ bleed: 3, paper: 'letter' }))).toMatchObject({ layout: '6up', instead: '9up' });
    expect(planSheet(wish({ bleed: 3, paper: 'letter', card: 'poker-us' }))).toMatchObject({ layout: '6up' });
    expect(planSheet(wish())).toMatchObject({ layout: '9up', instead: null });
    for (const paper of ['a4', 'letter'] as const)
      for (const card of ['poker-eu', 'poker-us', 'bridge', 'large'] as const)
        for (const layout of LAYOUTS)
          for (const flip of FLIPS)
            for (const bleed of [0, 3]) {
              const { slots } = planSheet({ paper, card, layout, flip, bleed });
              const size = CARD_SIZES[card];
              for (const { x, y, w, h, turn } of slots) {
                expect(turn === 90 ? [h, w] : [w, h]).toEqual([size.w, size.h]);
                expect(Math.min(x, y) - bleed).toBeGreaterThanOrEqual(PAGE_MARGIN - 1e-9);
                expect(x + w + bleed).toBeLessThanOrEqual(PAPERS[paper].w - PAGE_MARGIN + 1e-9);
                expect(y + h + bleed).toBeLessThanOrEqual(PAPERS[paper].h - PAGE_MARGIN + 1e-9);
              }
              // Nobody lies on another's bleed.
              for (const [i, a] of slots.entries())
                for (const b of slots.slice(i + 1)) {
                  const apart = Math.max(b.x - a.x - a.w, a.x - b.x - b.w, b.y - a.y - a.h, a.y - b.y - b.h);
                  expect(apart).toBeGreaterThanOrEqual(2 * bleed - 1e-9);
                }
            }
  });

  it('P18 marks keep 1 mm off the cards and 3 mm off the edge and are at most 4 mm long', () => {
    for (const given of [
      wish(),
      wish({ paper: 'letter', card: 'poker-us' }),
      wish({ bleed: 3 }),
      wish({ flip: 'fold' }),
    ]) {
      const { slots, paper, bleed } = planSheet(given);
      for (const [x1, y1, x2, y2] of cropMarks(slots, paper, bleed, false)) {
        expect(Math.hypot(x2 - x1, y2 - y1)).toBeLessThanOrEqual(4 + 1e-9);
        expect(Math.min(x1, y1, x2, y2)).toBeGreaterThanOrEqual(MARK_MARGIN - 1e-9);
        expect(Math.max(x1, x2)).toBeLessThanOrEqual(paper.w - MARK_MARGIN + 1e-9);
        expect(Math.max(y1, y2)).toBeLessThanOrEqual(paper.h - MARK_MARGIN + 1e-9);
        for (const { x, y, w, h } of slots) {
          const [dx, dy] = [Math.max(x - x2, x1 - x - w), Math.max(y - y2, y1 - y - h)];
          expect(Math.max(dx, dy)).toBeGreaterThanOrEqual(1 - 1e-9);
        }
      }
    }
  });
});

/** A way to make a sheet two-sided, and where a hole through the paper comes out on the other side. */
const ways: readonly {
  readonly name: string;
  readonly paper: { readonly w: number; readonly h: number };
  readonly fold: Fold;
  readonly through: (x: number, y: number) => readonly [number, number];
}[] = [
  {
    name: 'upright, long edge',
    paper: PAPERS.a4,
    fold: { kind: 'turn-over', edge: 'long' },
    through: (x, y) => [210 - x, y],
  },
  {
    name: 'upright, short edge',
    paper: PAPERS.a4,
    fold: { kind: 'turn-over', edge: 'short' },
    through: (x, y) => [x, 297 - y],
  },
  {
    name: 'landscape, long edge',
    paper: { w: 297, h: 210 },
    fold: { kind: 'turn-over', edge: 'long' },
    through: (x, y) => [x, 210 - y],
  },
  {
    name: 'landscape, short edge',
    paper: { w: 297, h: 210 },
    fold: { kind: 'turn-over', edge: 'short' },
    through: (x, y) => [297 - x, y],
  },
  {
    name: 'upright fold',
    paper: PAPERS.a4,
    fold: { kind: 'fold', along: 'y', at: 105 },
    through: (x, y) => [210 - x, y],
  },
  {
    name: 'level fold',
    paper: PAPERS.a4,
    fold: { kind: 'fold', along: 'x', at: 148.5 },
    through: (x, y) => [x, 297 - y],
  },
];

describe('backs', () => {
  for (const { name, paper, fold, through } of ways) {
    it(`P3 lie behind their fronts, upright when the card is turned sideways: ${name}`, () => {
      fc.assert(
        fc.property(
          fc.record({
            x: fc.double({ min: 5, max: 100, noNaN: true }),
            y: fc.double({ min: 5, max: 100, noNaN: true }),
            turn: fc.constantFrom(0 as const, 90 as const, 270 as const),
            u: fc.double({ min: 0, max: 63, noNaN: true }),
            v: fc.double({ min: 0, max: 88, noNaN: true }),
          }),
          ({ x, y, turn, u, v }) => {
            const card = CARD_SIZES['poker-eu'];
            const [w, h] = turn === 0 ? [card.w, card.h] : [card.h, card.w];
            const front: Slot = { x, y, w, h, turn };
            const back = backOf(front, paper, fold);
            // A pin through the front at u, v from its top left comes out of the back at w - u, v from that one's.
            const pin = through(...apply(cardMatrix(front, card), u, v));
            const out = apply(cardMatrix(back, card), card.w - u, v);
            expect(out[0]).toBeCloseTo(pin[0], 8);
            expect(out[1]).toBeCloseTo(pin[1], 8);
          },
        ),
      );
    });
  }

  it('P4 a printer offset is read in every usual spelling, and nothing else passes for one', () => {
    const usual = { dx: 1.5, dy: -2, angle: 0.3 };
    for (const text of ['1.5,-2,0.3', '1.5, -2, 0.3', ' 1.5 -2 .3 ', '1.5;−2;0.3', '+1.5 ; -2 ; 0.3', '1,5; −2; 0,3'])
      expect(readOffset(text), text).toEqual(usual);
    expect(readOffset('20,-20')).toEqual({ dx: 20, dy: -20, angle: 0 });
    expect(readOffset('  ')).toEqual(NO_OFFSET);
    for (const text of [
      'abc',
      '1',
      '99,0,0',
      '0,20.1',
      '0,0,5.1',
      '1,2,3,4',
      '1,,2',
      '1,2,x',
      '1,2,3;0',
      '0x1,2',
      'Infinity,0',
      '1e1,0',
    ])
      expect(readOffset(text), text).toBeNull();
  });

  it('P4 move with the printer offset about the middle of the paper', () => {
    expect(offsetMatrix(NO_OFFSET, PAPERS.a4)).toEqual([1, 0, -0, 1, 0, 0]);
    const moved = offsetMatrix({ dx: 1.5, dy: -2, angle: 0.3 }, PAPERS.a4);
    expect(apply(moved, 105, 148.5)).toEqual([106.5, 146.5]);
    // 0.3 degrees clockwise: what lies 100 mm to the right comes down by 100 sin 0.3.
    const [x, y] = apply(moved, 205, 148.5);
    expect(x - 106.5).toBeCloseTo(100 * Math.cos((0.3 * Math.PI) / 180), 9);
    expect(y - 146.5).toBeCloseTo(100 * Math.sin((0.3 * Math.PI) / 180), 9);
  });
});
