// The front of a card in mm, from the top left corner of its trim. Whatever matters stays inside the safe zone; only the
// paper's tint goes on into the bleed, where there is one.
import type { Fonts } from '../fonts/fonts.ts';
import { isRightToLeft } from '../fonts/bidi.ts';
import { CAP_HEIGHT } from '../fonts/fonts.ts';
import { SAFE, type Size } from '../geometry/paper.ts';
import { turnAbout } from '../drawing/matrix.ts';
import { boxPath, group, linesPath, type Shape } from '../drawing/shapes.ts';
import { tenFrames } from '../drawing/ten-frames.ts';
import { fitSize, line, wrap } from '../drawing/text.ts';
import { mirrored } from '../drawing/mirrored.ts';
import { INKS, type CardArt, type CardStyle, type IndexSize } from './card-art.ts';
import { drawMark } from './draw-mark.ts';

/** Heights of corner signs in mm: a little above what is asked for, so that thin strokes measure it too. */
const INDEX_HEIGHTS: Readonly<Record<IndexSize, number>> = { standard: 6.6, jumbo: 13, large: 16.3 };
/** From the trim to the corner sign. */
const INSET = 3.9;
/** From the trim to text in the middle. */
const SIDE = 5;
/** Between a corner and the middle of the card, in mm: very large numbers reach over the one in the middle, unless a suit parts them. */
const AIR: Readonly<Record<IndexSize, number>> = { standard: 2, jumbo: 2, large: 3.5 };
/** A sign in the middle that would be lower than this is left out. */
const SMALLEST_SIGN = 11;
/** A suit alone in the middle may be smaller. */
const SMALLEST_SUIT = 7;
/** How far below its baseline a number's bar ends, in units of the font size. */
const BAR_END = 0.17;

/** The shapes of a front; `bleed` mm of tint go over the trim, and without bleed it keeps to the safe zone. */
export function drawFace(art: CardArt, size: Size, style: CardStyle, fonts: Fonts, bleed: number): Shape[] {
  const shapes: Shape[] = [];
  if (art.tint && !style.inkSaver) {
    // Without bleed it may share its cut with a white card: one that is a little off leaves no edge of the other.
    const over = bleed > 0 ? bleed : -SAFE;
    const tint = { x: -over, y: -over, w: size.w + 2 * over, h: size.h + 2 * over };
    shapes.push({ kind: 'path', d: boxPath(tint), fill: INKS.tint });
  }
  const corner = drawCorner(art, size, style, fonts);
  if (corner.shapes.length > 0) {
    shapes.push(...corner.shapes, group(turnAbout(180, size.w / 2, size.h / 2), corner.shapes));
  }
  if (art.rows) return [...shapes, ...drawRows(art.name ?? '', art.rows, size, fonts)];
  const top = corner.bottom + AIR[art.text || art.suit ? 'standard' : style.index];
  const middle = { top, height: size.h - 2 * top };
  shapes.push(...(art.text ? drawText(art, size, style, fonts, middle) : drawMiddle(art, size, style, fonts, middle)));
  return shapes;
}

/** A sum that is too long for one line stands in two: the sign begins the second. */
function rowsOf(index: string, em: number, room: number, fonts: Fonts): readonly string[] {
  if (fonts.width(index, 'bold') * em <= room) return [index];
  const at = index.search(/[+−×÷]/u);
  return at > 0 ? [index.slice(0, at), index.slice(at)] : [index];
}

function drawCorner(art: CardArt, size: Size, style: CardStyle, fonts: Fonts) {
  // A card to read needs its room for words, and they say what its corner sign says.
  const height = INDEX_HEIGHTS[art.text ? 'standard' : style.index];
  const em = height / CAP_HEIGHT;
  const room = size.w - 2 * INSET;
  const shapes: Shape[] = [];
  let bottom = INSET;
  let right = INSET;
  if (art.index !== undefined) {
    for (const row of rowsOf(art.index.replaceAll(' ', ''), em, room, fonts)) {
      bottom += height;
      const fitted = fitSize(fonts, row, 'bold', em, room);
      shapes.push(line(row, INSET - 0.02 * fitted, bottom, fitted));
      const width = fonts.width(row, 'bold') * fitted;
      right = Math.max(right, INSET + width);
      if (art.underline) {
        const bar = { x: INSET, y: bottom + 0.09 * em, w: width - 0.1 * em, h: 0.07 * em };
        shapes.push({ kind: 'path', d: boxPath(bar), fill: INKS.ink });
      }
      // With a bar or without, what stands below is at the same place on every card.
      bottom += BAR_END * em;
    }
  } else if (art.mark) {
    shapes.push(drawMark(art.mark, INSET, INSET, height * 1.1, style.inkSaver));
    bottom += height * 1.2;
  }
  if (art.suit) {
    const side = Math.min(height, 9);
    shapes.push(drawMark(art.suit.mark, INSET, bottom + 0.4, side, style.inkSaver));
    const letter = { x: INSET + side + 0.8, size: side * 0.9 };
    shapes.push(line(art.suit.letter, letter.x, bottom + 0.4 + side / 2 + (letter.size * CAP_HEIGHT) / 2, letter.size));
    bottom += side + 0.8;
  }
  return { shapes, bottom };
}

/** The room that a sign takes with the air about it, and with a bar too, in units of its height. */
const REACH = 1.16;
const BARRED_REACH = 1.34;

interface Middle {
  readonly top: number;
  readonly height: number;
}

/** The large sign, what it is called, and its dots, one below the other in the middle of the card. */
function drawMiddle(art: CardArt, size: Size, style: CardStyle, fonts: Fonts, middle: Middle): Shape[] {
  const x = size.w / 2;
  const wide = size.w - 2 * SIDE;
  const nameSize = fitSize(fonts, art.name ?? '', 'bold', style.index === 'standard' ? 5.2 : 7, wide);
  const nameRoom = art.name === undefined ? 0 : nameSize * 1.15;
  const frames = art.dots === undefined ? null : tenFrames(art.dots);
  const unit = frames ? Math.min(size.w * 0.051, wide / frames.width) : 0;
  const dotsRoom = frames ? unit * 2 + 2.5 : 0;
  const withDots = middle.height - nameRoom - dotsRoom >= SMALLEST_SIGN;
  const room = middle.height - nameRoom - (withDots ? dotsRoom : 0);
  // A number is as high with a bar as without, so that a 6 is no smaller than a 5.
  const signHeight = Math.min(room / (art.mark ? REACH : BARRED_REACH), size.h * (style.inkSaver ? 0.2 : 0.28));
  // In the middle stands only what is clearly larger than the corners; a sum is too wide for that beside large ones.
  const isSum = (art.index?.length ?? 0) > 2;
  const shows =
    room >= SMALLEST_SIGN && (isSum ? style.index === 'standard' : signHeight >= 1.05 * INDEX_HEIGHTS[style.index]);
  const suit = !shows && art.suit && room >= SMALLEST_SUIT * REACH ? art.suit.mark : null;
  const suitHeight = Math.min(room / REACH, 20);
  const signRoom = shows ? signHeight * (art.underline ? BARRED_REACH : REACH) : suit ? suitHeight * REACH : 0;
  const total = signRoom + nameRoom + (withDots ? dotsRoom : 0);
  if (total > middle.height + 0.01) return [];
  const shapes: Shape[] = [];
  let y = middle.top + (middle.height - total) / 2;
  if (shows) shapes.push(...drawSign(art, x, y, signHeight, wide, style, fonts));
  else if (suit) shapes.push(drawMark(suit, x - suitHeight / 2, y, suitHeight, style.inkSaver));
  y += signRoom;
  if (art.name !== undefined) {
    y += nameSize;
    shapes.push(line(art.name, x, y - nameSize * 0.15, nameSize, { anchor: 'middle' }));
    y += nameSize * 0.15;
  }
  if (frames && withDots) {
    const at: Shape = group(
      [unit, 0, 0, unit, x - (frames.width * unit) / 2, y + 1.5],
      [
        ...(frames.filled === ''
          ? []
          : [
              style.inkSaver
                ? ({ kind: 'path', d: frames.filled, stroke: INKS.ink, width: 0.12 } as const)
                : ({ kind: 'path', d: frames.filled, fill: INKS.ink } as const),
            ]),
        ...(frames.open === '' || style.inkSaver
          ? []
          : [{ kind: 'path', d: frames.open, stroke: INKS.dot, width: 0.12 } as const]),
      ],
    );
    shapes.push(at);
  }
  return shapes;
}

function drawSign(
  art: CardArt,
  x: number,
  y: number,
  height: number,
  wide: number,
  style: CardStyle,
  fonts: Fonts,
): Shape[] {
  if (art.mark) return [drawMark(art.mark, x - height / 2, y, height, style.inkSaver)];
  const sign = art.index ?? '';
  // A sum keeps its distance from the sum on the next card.
  const most = sign.length > 2 ? wide - 6 : wide;
  const weight = style.inkSaver ? 'regular' : 'bold';
  const em = fitSize(fonts, sign, weight, height / CAP_HEIGHT, most);
  const baseline = y + (height * REACH + CAP_HEIGHT * em) / 2 - height * 0.08;
  const shapes: Shape[] = [line(sign, x, baseline, em, { anchor: 'middle', weight })];
  if (art.underline) {
    const width = fonts.width(sign, weight) * em - 0.1 * em;
    const thick = (style.inkSaver ? 0.03 : 0.07) * em;
    shapes.push({
      kind: 'path',
      d: boxPath({ x: x - width / 2, y: baseline + 0.1 * em, w: width, h: thick }),
      fill: INKS.ink,
    });
  }
  return shapes;
}

const TEXT_SIZES: Readonly<Record<IndexSize, number>> = { standard: 4.2, jumbo: 5, large: 6 };

/** A card to read: its name large, its lines below, all a little smaller where they would not fit. */
function drawText(art: CardArt, size: Size, style: CardStyle, fonts: Fonts, middle: Middle): Shape[] {
  const wide = size.w - 2 * SIDE;
  const hasCorner = art.index !== undefined || art.mark !== undefined;
  const area = hasCorner ? middle : { top: SIDE + 1, height: size.h - 2 * (SIDE + 1) };
  for (let body = TEXT_SIZES[style.index] * (hasCorner ? 1.2 : 1); ; body *= 0.96) {
    const heading = fitSize(fonts, art.name ?? '', 'bold', body * 1.7, wide);
    const parts = (art.text ?? []).map((text) => wrap(fonts, text, 'regular', body, wide));
    const count = parts.reduce((sum, lines) => sum + lines.length, 0);
    const total = (art.name === undefined ? 0 : heading * 1.5) + count * body * 1.3 + parts.length * body * 0.5;
    if (total > area.height && body > 2.2) continue;
    const shapes: Shape[] = [];
    const centred = hasCorner;
    let y = area.top + (centred ? Math.max(0, (area.height - total) / 2) : 0);
    if (art.name !== undefined) {
      shapes.push(
        line(art.name, centred ? size.w / 2 : SIDE, y + heading * 0.8, heading, {
          anchor: centred ? 'middle' : 'start',
        }),
      );
      y += heading * 1.5;
    }
    for (const lines of parts) {
      for (const text of lines) {
        shapes.push(
          line(text, centred ? size.w / 2 : SIDE, y + body * 0.8, body, {
            weight: 'regular',
            anchor: centred ? 'middle' : 'start',
          }),
        );
        y += body * 1.3;
      }
      y += body * 0.5;
    }
    return centred || !isRightToLeft((art.text ?? []).join(' ')) ? shapes : mirrored(shapes, size.w);
  }
}

/** A card to write on. */
function drawRows(name: string, rows: readonly string[], size: Size, fonts: Fonts): Shape[] {
  const wide = size.w - 2 * SIDE;
  const heading = fitSize(fonts, name, 'bold', 5, wide * 0.5);
  const top = SIDE + 1 + heading;
  const each = Math.ceil(rows.length / 2);
  const pitch = Math.min(9, (size.h - top - SIDE - 2) / each);
  const column = wide / 2;
  const text = Math.min(3.4, pitch * 0.72);
  const label = Math.max(...rows.map((row) => fonts.width(row, 'regular') * text)) + 1;
  const shapes: Shape[] = [line(name, SIDE, top - 1, heading)];
  const rules = [[SIDE + fonts.width(name, 'bold') * heading + 2, top, size.w - SIDE, top] as const];
  rows.forEach((row, i) => {
    const x = SIDE + Math.floor(i / each) * column;
    const base = top + 1 + ((i % each) + 1) * pitch;
    shapes.push(line(row, x + label - 1, base - 0.5, text, { weight: 'regular', anchor: 'end' }));
    rules.push([x + label, base, x + column - 3, base]);
  });
  shapes.push({ kind: 'path', d: linesPath(rules), stroke: INKS.dot, width: 0.2 });
  return isRightToLeft(name) ? mirrored(shapes, size.w) : shapes;
}
