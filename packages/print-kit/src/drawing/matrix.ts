// Affine maps of the plane, as PDF and SVG write them: x' = ax + cy + e, y' = bx + dy + f. Lengths in mm, y downwards.

/** A map. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Leaves everything where it is. */
export const STILL: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. (A function named "then" would turn its module into a promise.) */
export function chain(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
}

/** A shift. */
export function shift(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

/** A shift after a scaling. */
export function scaled(scale: number, x: number, y: number): Matrix {
  return [scale, 0, 0, scale, x, y];
}

/** A turn in degrees, clockwise as seen on paper, about a point. Quarter turns are exact. */
export function turnAbout(degrees: number, x: number, y: number): Matrix {
  const quarters = degrees / 90;
  const [cos, sin] = Number.isInteger(quarters)
    ? ([
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ][((quarters % 4) + 4) % 4] as [number, number])
    : [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

/** Where a map takes a point. */
export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
