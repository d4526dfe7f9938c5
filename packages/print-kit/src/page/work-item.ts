// One item of a sheet to practise on, drawn where it is told: a line with boxes to fill, or cards with room to write.
import { CAP_HEIGHT, type Fonts } from '../fonts/fonts.ts';
import { shift } from '../drawing/matrix.ts';
import { boxPath, discPath, group, linesPath, type Shape } from '../drawing/shapes.ts';
import { fitSize, line } from '../drawing/text.ts';
import { INKS } from '../face/card-art.ts';
import type { Box } from '../geometry/paper.ts';
import type { WorkItem } from './work-doc.ts';

/** How all items of a sheet are drawn: `scale` is 1 for the usual print, `longest` the letters of the longest card. */
interface SheetStyle {
  readonly scale: number;
  readonly longest: number;
}

/** The shapes of an item. */
export function drawItem(
  item: WorkItem,
  number: number,
  room: Box,
  { scale, longest }: SheetStyle,
  fonts: Fonts,
): Shape[] {
  const small = 3.4 * scale;
  const shapes: Shape[] = [];
  const label = `${number}.`;
  const indent = 9 * scale;
  switch (item.kind) {
    case 'line': {
      const size = 5.6 * scale;
      const base = room.y + room.h / 2 + (size * CAP_HEIGHT) / 2;
      shapes.push(line(label, room.x, base, small, { weight: 'regular', fill: INKS.grey }));
      shapes.push(lineWithBoxes(item.text, room.x + indent, base, size, room.w - indent, fonts));
      return shapes;
    }
    case 'cards': {
      // A sum needs a wider card than a number, and so does a number with its suit.
      const w = (longest > 4 ? 24 : longest > 2 ? 17 : 13) * scale;
      const h = 18 * scale;
      let x = room.x + indent;
      let y = room.y + 1;
      if (item.says !== undefined) {
        const size = fitSize(fonts, item.says, 'regular', small, room.w - indent);
        shapes.push(line(item.says, x, y + small, size, { weight: 'regular' }));
        y += small * 1.5;
      }
      shapes.push(line(label, room.x, y + h / 2 + small * 0.3, small, { weight: 'regular', fill: INKS.grey }));
      const need = (item.target === undefined ? 0 : 1) + item.cards.length;
      const step = Math.min(w + 2, (room.w - indent) / need);
      if (item.target !== undefined) {
        const r = Math.min(7.4 * scale, step * 0.46);
        shapes.push(
          { kind: 'path', d: discPath(x + r, y + h / 2, r), stroke: INKS.red, width: 0.9 },
          ...sign(item.target, x + r, y + h / 2, 6.4 * scale, 1.5 * r, fonts),
        );
        x += step + 1;
      }
      // All cards of a hand in one size of type.
      const [inner, tallest] = [(step - 2) * 0.86, 7.4 * scale];
      const size = Math.min(...item.cards.map((card) => fitSize(fonts, card, 'bold', tallest, inner)));
      for (const card of item.cards) {
        const box = { x, y, w: step - 2, h };
        shapes.push({ kind: 'path', d: boxPath(box, 1.6), stroke: INKS.ink, width: 0.35 });
        shapes.push(...sign(card, x + box.w / 2, y + h / 2, size, inner, fonts));
        x += step;
      }
      const base = Math.min(y + h + 10 * scale, room.y + room.h - 3);
      shapes.push(rule([room.x + indent, base, room.x + room.w, base]));
      return shapes;
    }
    default:
      return item satisfies never;
  }
}

function sign(text: string, x: number, y: number, size: number, width: number, fonts: Fonts): Shape[] {
  const fitted = fitSize(fonts, text, 'bold', size, width);
  const shapes: Shape[] = [line(text, x, y + (fitted * CAP_HEIGHT) / 2, fitted, { anchor: 'middle' })];
  if (text === '6' || text === '9') {
    const half = (fonts.width(text, 'bold') * fitted) / 2;
    const under = y + (fitted * CAP_HEIGHT) / 2 + fitted * 0.14;
    shapes.push({
      kind: 'path',
      d: linesPath([[x - half, under, x + half, under]]),
      stroke: INKS.ink,
      width: fitted * 0.07,
    });
  }
  return shapes;
}

/** "7 + _ = 12" with a box for the blank. */
function lineWithBoxes(text: string, x: number, base: number, size: number, width: number, fonts: Fonts): Shape {
  const box = 1.7;
  const pieces = text.split(/(_)/);
  const natural = pieces.reduce((sum, one) => sum + (one === '_' ? box : fonts.width(one, 'regular')), 0);
  const fitted = Math.min(size, width / natural);
  const shapes: Shape[] = [];
  let pen = x;
  for (const piece of pieces) {
    if (piece === '_') {
      const place = { x: pen, y: base - fitted * 1.02, w: box * fitted, h: fitted * 1.36 };
      shapes.push({ kind: 'path', d: boxPath(place, 0.8), stroke: INKS.ink, width: 0.3 });
      pen += box * fitted;
    } else if (piece !== '') {
      shapes.push(line(piece, pen, base, fitted, { weight: 'regular' }));
      pen += fonts.width(piece, 'regular') * fitted;
    }
  }
  return { ...group(shift(0, 0), shapes), whole: { from: x, to: pen } };
}

/** A line to write on. */
export function rule(ends: readonly [number, number, number, number]): Shape {
  return { kind: 'path', d: linesPath([ends]), stroke: INKS.grey, width: 0.25 };
}
