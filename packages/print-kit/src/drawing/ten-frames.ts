// A number as dots in frames of ten, two rows of five, as the cards in play show it: a child counts what an adult reads.
import { discPath } from './shapes.ts';

/** Outlines in a box `width` × 2 units, one unit a dot: the filled dots and the empty places. */
export interface TenFrames {
  readonly width: number;
  readonly filled: string;
  readonly open: string;
}

const GAP = 0.6;

/** The frames of a whole number from 0 up; zero is one empty frame. */
export function tenFrames(value: number): TenFrames {
  const frames = Math.max(1, Math.ceil(value / 10));
  let filled = '';
  let open = '';
  for (let place = 0; place < frames * 10; place++) {
    const x = (place % 5) + 0.5 + Math.floor(place / 10) * (5 + GAP);
    const y = Math.floor((place % 10) / 5) + 0.5;
    if (place < value) filled += discPath(x, y, 0.41);
    else open += discPath(x, y, 0.33);
  }
  return { width: frames * 5 + (frames - 1) * GAP, filled, open };
}
