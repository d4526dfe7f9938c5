// A drawing as plain outlines in one measure: groups resolved, text as shapes. What turns drawings into SVG or pixels
// needs nothing else, and the picture looks the same wherever it is drawn.
import type { Fonts } from '../fonts/fonts.ts';
import type { Box } from '../geometry/paper.ts';
import { STILL, chain, type Matrix } from './matrix.ts';
import type { PathShape, Shape } from './shapes.ts';

/** An outline and where it goes. */
export interface Outline {
  readonly path: PathShape;
  readonly matrix: Matrix;
  /** Boxes to cut off at, each in its own measure. */
  readonly clips: readonly { readonly box: Box; readonly matrix: Matrix }[];
}

/** All outlines of some shapes, from the bottom up. */
export function flatten(
  shapes: readonly Shape[],
  fonts: Fonts,
  matrix: Matrix = STILL,
  clips: Outline['clips'] = [],
): Outline[] {
  return shapes.flatMap((shape): Outline[] => {
    switch (shape.kind) {
      case 'path':
        return [{ path: shape, matrix, clips }];
      case 'group': {
        const inner = chain(shape.matrix, matrix);
        const cut = shape.clip ? [...clips, { box: shape.clip, matrix: inner }] : clips;
        return flatten(shape.shapes, fonts, inner, cut);
      }
      case 'text': {
        const width = fonts.width(shape.text, shape.weight) * shape.size;
        const x = shape.x - (shape.anchor === 'middle' ? width / 2 : shape.anchor === 'end' ? width : 0);
        const place: Matrix = [shape.size, 0, 0, shape.size, x, shape.y];
        const path: PathShape = { kind: 'path', d: fonts.outline(shape.text, shape.weight), fill: shape.fill };
        return [{ path, matrix: chain(place, matrix), clips }];
      }
      default:
        return shape satisfies never;
    }
  });
}
