// Things for a practice sheet, drawn one after the other until enough of them differ. Knows no game and no kind of item.

/** What one draw came to. */
export interface Drawn<T> {
  /** By which the same thing is known again. */
  readonly name: string;
  /** The thing, or null where this draw does not fit the sheet; never asked for under a name that was taken. */
  readonly item: () => T | null;
}

/** Up to `count` things, no two of one name; fewer when `tries` draws do not give more. A draw is told how many there are already; null: it came to nothing. */
export function distinct<T>(count: number, draw: (so: number) => Drawn<T> | null, tries = 2000): T[] {
  const items = new Map<string, T>();
  for (let tried = 0; items.size < count && tried < tries; tried++) {
    const drawn = draw(items.size);
    const made = !drawn || items.has(drawn.name) ? null : drawn.item();
    if (drawn && made !== null) items.set(drawn.name, made);
  }
  return [...items.values()];
}
