// Items of a practice sheet, drawn one after the other until enough of them differ. Knows no game.
import type { WorkItem } from '@cardinal/print-kit';

/** What one draw came to. */
export interface Drawn {
  /** By which the same item is known again. */
  readonly name: string;
  /** The item, or null where this draw does not fit the sheet; asked for once a name at most that was taken. */
  readonly item: () => WorkItem | null;
}

/** Up to `count` items, no two of one name; fewer when `tries` draws do not give more. */
export function distinctItems(count: number, draw: () => Drawn, tries = 2000): WorkItem[] {
  const items = new Map<string, WorkItem>();
  for (let tried = 0; items.size < count && tried < tries; tried++) {
    const { name, item } = draw();
    const made = items.has(name) ? null : item();
    if (made) items.set(name, made);
  }
  return [...items.values()];
}
