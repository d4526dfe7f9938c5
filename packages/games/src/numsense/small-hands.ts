// The worth of hands of up to three numbers, by writing out all that they can make: at that size quicker than any
// search, and hands that miss are what such deals are about. Plain doubles: values here are fractions of small numbers,
// so equal ones are equal, and distances serve to compare only.

/** How near up to three numbers come to a target with + − × ÷ and any brackets, each used once. */
export function nearestOf(numbers: readonly number[], target: number): number {
  const [a = 0, b, c] = numbers;
  if (b === undefined) return Math.abs(a - target);
  if (c === undefined) return nearestOfTwo(a, b, target);
  return Math.min(nearestOfThree(a, b, c, target), nearestOfThree(a, c, b, target), nearestOfThree(b, c, a, target));
}

/** Two numbers. A difference below nought is never nearer to a target from 0 up than its opposite. */
function nearestOfTwo(a: number, b: number, target: number): number {
  let near = Math.min(Math.abs(a + b - target), Math.abs(Math.abs(a - b) - target), Math.abs(a * b - target));
  if (b !== 0) near = Math.min(near, Math.abs(a / b - target));
  if (a !== 0) near = Math.min(near, Math.abs(b / a - target));
  return near;
}

/** Three numbers, the first two joined first. */
function nearestOfThree(a: number, b: number, c: number, target: number): number {
  let near = Math.min(
    nearestOfTwo(a + b, c, target),
    nearestOfTwo(Math.abs(a - b), c, target),
    nearestOfTwo(a * b, c, target),
  );
  // A quotient keeps its two parts, so that nothing is rounded before the end.
  if (b !== 0) near = Math.min(near, nearestOfQuotient(a, b, c, target));
  if (a !== 0) near = Math.min(near, nearestOfQuotient(b, a, c, target));
  return near;
}

/** (p/q) joined with c. */
function nearestOfQuotient(p: number, q: number, c: number, target: number): number {
  const t = target * q;
  let near = Math.min(Math.abs(p + c * q - t), Math.abs(Math.abs(p - c * q) - t), Math.abs(p * c - t)) / q;
  if (c !== 0) near = Math.min(near, Math.abs(p - t * c) / (q * c));
  if (p !== 0) near = Math.min(near, Math.abs(c * q - target * p) / p);
  return near;
}
