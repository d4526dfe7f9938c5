// The shapes of the four wild cards, as data for screen and paper alike; knows neither.

const circle = (r: number): string => `M${50 - r} 50a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Five points of a star round 50, 52. */
function star(outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * (i - 2.5)) / 5;
    const r = i % 2 === 0 ? outer : inner;
    return `${(50 + r * Math.cos(angle)).toFixed(1)} ${(53 + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** By face: Wild a star, Discard two arrows that change places, Mirror a half-filled disc, Target a bull's-eye. */
export const MARKS = {
  W: [{ d: star(46, 20), fill: 'gold', stroke: 'ink', width: 7 }],
  D: [
    { d: 'M10 31H60', stroke: 'ink', width: 13 },
    { d: 'M60 9 92 31 60 53z', fill: 'ink', stroke: 'ink', width: 5 },
    { d: 'M90 69H40', stroke: 'red', width: 13 },
    { d: 'M40 47 8 69 40 91z', fill: 'red', stroke: 'red', width: 5 },
  ],
  M: [
    { d: circle(42), fill: 'paper', stroke: 'ink', width: 8 },
    { d: 'M50 8a42 42 0 0 0 0 84z', fill: 'ink' },
  ],
  T: [
    { d: circle(46), fill: 'red' },
    { d: circle(32), fill: 'paper' },
    { d: circle(17), fill: 'red' },
  ],
} as const;
