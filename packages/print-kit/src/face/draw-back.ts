// The back of a card: its pattern, its word at both ends, the bird of the house twice. It is the same turned by 180
// degrees, and it keeps off the trim, so that a back that lands half a millimetre off still looks right.
import type { Fonts } from '../fonts/fonts.ts';
import { CAP_HEIGHT } from '../fonts/fonts.ts';
import type { Box, Size } from '../geometry/paper.ts';
import { turnAbout } from '../drawing/matrix.ts';
import { boxPath, group, type Shape } from '../drawing/shapes.ts';
import { fitSize, line } from '../drawing/text.ts';
import { INKS, PATTERNS, type BackArt, type CardStyle } from './card-art.ts';
import { drawPattern } from './patterns.ts';

/** From the trim to the frame. */
const INSET = 4.2;
/** The bird in a box of 32 × 32, as on the cards in play. */
const BIRD = 'M7 19C7 12 12 8 18 7l6 1-3 3c2 3 3 6 1 9-2 4-6 6-10 6H9l4-3c-3-1-6-2-6-4Z';

/** The shapes of a back. */
export function drawBack(art: BackArt, size: Size, style: CardStyle, fonts: Fonts): Shape[] {
  const frame: Box = { x: INSET, y: INSET, w: size.w - 2 * INSET, h: size.h - 2 * INSET };
  const band = 11;
  const field: Box = { x: frame.x + 2, y: frame.y + band, w: frame.w - 4, h: frame.h - 2 * band };
  const colour = style.inkSaver ? INKS.ink : INKS.back;
  const pattern = drawPattern(art.pattern, field, style.inkSaver);
  const middle = medal(size, colour, style.inkSaver);
  const half = [...ends(art, frame, fonts, colour), ...bird(size, colour, style.inkSaver)];
  const shapes: Shape[] = [
    { kind: 'path', d: boxPath(frame, 2.5), stroke: colour, width: style.inkSaver ? 0.15 : 0.35 },
    ...stripe(art, frame, colour),
    { kind: 'path', d: pattern.d, stroke: colour, width: pattern.width },
    ...middle,
    ...half,
    group(turnAbout(180, size.w / 2, size.h / 2), half),
  ];
  return shapes;
}

/** The edge stripe: ticks down both sides, as many as the pattern's place in the list says. */
function stripe(art: BackArt, frame: Box, colour: string): Shape[] {
  const count = PATTERNS.indexOf(art.pattern) + 1;
  const height = 1.2;
  const pitch = 2.6;
  const top = frame.y + frame.h / 2 - (count * pitch - (pitch - height)) / 2;
  const ticks = Array.from({ length: count }, (_, i) => top + i * pitch);
  const d = ticks
    .flatMap((y) => [
      boxPath({ x: frame.x, y, w: 1.4, h: height }),
      boxPath({ x: frame.x + frame.w - 1.4, y, w: 1.4, h: height }),
    ])
    .join('');
  return [{ kind: 'path', d, fill: colour }];
}

function medal(size: Size, colour: string, inkSaver: boolean): Shape[] {
  const [w, h] = [15, 26];
  const box = { x: (size.w - w) / 2, y: (size.h - h) / 2, w, h };
  return [{ kind: 'path', d: boxPath(box, w / 2), fill: INKS.paper, stroke: colour, width: inkSaver ? 0.15 : 0.35 }];
}

/** One bird in the upper half; the lower one is its turned copy. */
function bird(size: Size, colour: string, inkSaver: boolean): Shape[] {
  const scale = 11 / 32;
  const matrix = [scale, 0, 0, scale, size.w / 2 - 15.5 * scale, size.h / 2 - 11.9] as const;
  return [
    group([...matrix], [{ kind: 'path', d: BIRD, ...(inkSaver ? { stroke: colour, width: 0.35 } : { fill: colour }) }]),
  ];
}

/** The word of the deck at the upper end, and the check letter in the corner. */
function ends(art: BackArt, frame: Box, fonts: Fonts, colour: string): Shape[] {
  const shapes: Shape[] = [];
  const y = frame.y + 7.8;
  const letterRoom = art.letter === undefined ? 0 : 9;
  const wide = frame.w - 8 - 2 * letterRoom;
  const size = fitSize(fonts, art.word, 'bold', 6, wide);
  shapes.push(line(art.word, frame.x + frame.w / 2, y, size, { anchor: 'middle', fill: colour }));
  if (art.letter !== undefined) {
    const em = 6.6 / CAP_HEIGHT;
    shapes.push(line(art.letter, frame.x + 2.2, frame.y + 9, em, { fill: INKS.ink }));
  }
  return shapes;
}
