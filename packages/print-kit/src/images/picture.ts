// A picture for upload as data, and all that goes with it.
import type { Shape } from '../drawing/shapes.ts';
import type { Box } from '../geometry/paper.ts';

/** A picture: the part `view` of its shapes, `pixels` wide and high, on white. */
export interface Picture {
  readonly file: string;
  readonly pixels: readonly [number, number];
  readonly view: Box;
  /** Pixels per inch where it is to be printed; online tables know no inches. */
  readonly dpi?: number;
  readonly shapes: readonly Shape[];
}

/** All files of an upload. */
export interface PictureSet {
  readonly pictures: readonly Picture[];
  readonly texts: readonly { readonly file: string; readonly text: string }[];
}
