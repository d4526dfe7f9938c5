// How many cards of a hand go into a row: as few rows as the width allows, all rows about equally long.

/** Cards of a hand in the room they have. Widths in CSS pixels. */
export interface HandLayout {
  readonly columns: number;
  readonly cardWidth: number;
}

/** What a row must keep to: the narrowest card that is still easy to hit, the widest that looks well alone in a row and in several, the gap between. */
export interface HandLimits {
  readonly narrowest: number;
  readonly widest: number;
  readonly widestOfMany: number;
  readonly gap: number;
}

/** The layout for `count` cards in `room` pixels. */
export function handLayout(
  count: number,
  room: number,
  { narrowest, widest, widestOfMany, gap }: HandLimits,
): HandLayout {
  const most = Math.max(1, Math.floor((room + gap) / (narrowest + gap)));
  const rows = Math.max(1, Math.ceil(count / most));
  const columns = Math.max(1, Math.ceil(count / rows));
  const share = (room - gap * (columns - 1)) / columns;
  // Three rows and more are for many cards, not for large ones: what lies above them needs the height.
  const cap = rows > 2 ? Math.min(widestOfMany, narrowest + 4) : rows > 1 ? widestOfMany : widest;
  return { columns, cardWidth: Math.max(narrowest, Math.min(cap, Math.floor(share))) };
}
