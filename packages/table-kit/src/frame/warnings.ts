// When a clock warns. It knows no clock: seconds come in.

/** Seconds before the end at which a clock warns in colour, in words and, where sound is on, by a sound (expectation 36). */
export const WARNINGS = [60, 30, 10] as const;

/** The warning that falls due when the seconds left go from `before` to `left`, or null; of several the last. */
export function warningDue(before: number, left: number): number | null {
  return WARNINGS.findLast((at) => before > at && left <= at && left > 0) ?? null;
}
