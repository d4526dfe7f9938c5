// A number as dots in frames of ten, two rows of five: what lets a child count what an adult reads. Geometry only.

/** Paths in a box `width` × 2 units, one unit a dot: the filled dots and the empty places. */
export interface TenFrames {
  readonly width: number;
  readonly filled: string;
  readonly open: string;
}

const FILLED_RADIUS = 0.41;
const OPEN_RADIUS = 0.33;
const GAP = 0.6;

/** The frames of a whole number from 0 up; zero is one empty frame. */
export function tenFrames(value: number): TenFrames {
  const frames = Math.max(1, Math.ceil(value / 10));
  let filled = '';
  let open = '';
  for (let place = 0; place < frames * 10; place++) {
    const x = (place % 5) + 0.5 + Math.floor(place / 10) * (5 + GAP);
    const y = Math.floor((place % 10) / 5) + 0.5;
    if (place < value) filled += disc(x, y, FILLED_RADIUS);
    else open += disc(x, y, OPEN_RADIUS);
  }
  return { width: round(frames * 5 + (frames - 1) * GAP), filled, open };
}

function disc(x: number, y: number, radius: number): string {
  const across = round(radius * 2);
  return `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 ${-across} 0z`;
}

const round = (x: number): number => Math.round(x * 100) / 100;
