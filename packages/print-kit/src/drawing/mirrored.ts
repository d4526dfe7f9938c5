// A drawing on the other side of the paper, for those who read from the right: lines are mirrored, nothing is written
// backwards, and what is drawn as a whole only changes its place.
import { chain, shift, type Matrix } from './matrix.ts';
import { group, type Shape, type TextShape } from './shapes.ts';

const ANCHORS = { start: 'end', middle: 'middle', end: 'start' } as const satisfies Record<
  TextShape['anchor'],
  TextShape['anchor']
>;

/** Shapes on the other side of an area `width` mm wide; text stays readable. */
export function mirrored(shapes: readonly Shape[], width: number): Shape[] {
  const mirror: Matrix = [-1, 0, 0, 1, width, 0];
  return shapes.map((shape): Shape => {
    switch (shape.kind) {
      case 'text':
        return { ...shape, x: width - shape.x, anchor: ANCHORS[shape.anchor] };
      case 'path':
        return group(mirror, [shape]);
      case 'group': {
        if (shape.whole) {
          const { from, to } = shape.whole;
          return { ...shape, matrix: chain(shape.matrix, shift(width - from - to, 0)) };
        }
        const matrix = chain(chain([-1, 0, 0, 1, 0, 0], shape.matrix), mirror);
        return { ...shape, matrix, shapes: mirrored(shape.shapes, 0) };
      }
      default:
        return shape satisfies never;
    }
  });
}
