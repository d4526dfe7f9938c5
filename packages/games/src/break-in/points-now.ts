// Points as they stand at this moment: what the finished deals brought, and this deal so far.

/** Points by seat, this deal and its fines included; what a deal brings at its end is not known before. */
export function pointsNow(s: {
  readonly totals: readonly number[];
  readonly points: readonly number[];
  readonly fines: readonly number[];
}): readonly number[] {
  return s.totals.map((total, seat) => total + (s.points[seat] ?? 0) - (s.fines[seat] ?? 0));
}
