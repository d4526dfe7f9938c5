// A mark drawn at its place: in its inks, or in thin lines where ink is saved.
import { scaled } from '../drawing/matrix.ts';
import { group, type GroupShape, type PathShape } from '../drawing/shapes.ts';
import { INKS, type Mark } from './card-art.ts';

/** A mark in a square of `side` mm whose top left corner is at x, y. */
export function drawMark(mark: Mark, x: number, y: number, side: number, inkSaver: boolean): GroupShape {
  const thin = 30 / side;
  const parts = mark.map(({ d, fill, stroke, width = 0, evenOdd }): PathShape => {
    const hole = evenOdd === undefined ? {} : { evenOdd };
    if (inkSaver) {
      // A thick stroke has no area: it stays a stroke, half as wide.
      const isLine = fill === undefined && width > 10;
      return { kind: 'path', d, stroke: INKS.ink, width: isLine ? width / 2 : thin, round: true };
    }
    return {
      kind: 'path',
      d,
      ...hole,
      ...(fill && { fill: INKS[fill] }),
      ...(stroke && { stroke: INKS[stroke], width, round: true }),
    };
  });
  return group(scaled(side / 100, x, y), parts);
}
