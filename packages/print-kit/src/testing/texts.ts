// Where the texts of a drawing stand on its page, for tests of layouts.
import { apply, chain, STILL, type Matrix } from '../drawing/matrix.ts';
import type { Shape } from '../drawing/shapes.ts';

/** A line of text on its page: sizes and places in mm. */
export interface PlacedText {
  readonly text: string;
  readonly size: number;
  /** Where the text is held: its start, middle or end. */
  readonly x: number;
  readonly y: number;
  readonly upsideDown: boolean;
}

/** All lines of a drawing. */
export function placedTexts(shapes: readonly Shape[], matrix: Matrix = STILL): PlacedText[] {
  return shapes.flatMap((shape): PlacedText[] => {
    if (shape.kind === 'group') return placedTexts(shape.shapes, chain(shape.matrix, matrix));
    if (shape.kind === 'path') return [];
    const [x, y] = apply(matrix, shape.x, shape.y);
    const size = shape.size * Math.hypot(matrix[2], matrix[3]);
    return [{ text: shape.text, size, x, y, upsideDown: matrix[3] < 0 }];
  });
}
