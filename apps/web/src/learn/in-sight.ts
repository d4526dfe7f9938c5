// Brings what a step of a lesson asks for into sight where the table is higher than its place. Knows the table by its
// `data-place` marks and by the box above the hand that scrolls.

const BOX = 'section > .room .ground';

function reveal(table: HTMLElement, place: string | undefined): void {
  const there = place === undefined ? null : table.querySelector(`[data-place="${CSS.escape(place)}"]`);
  if (there) there.scrollIntoView({ block: 'center' });
  else for (const box of table.querySelectorAll(BOX)) box.scrollTop = box.scrollHeight;
}

/**
 * Scrolls to what has that `data-place`, or to the lower end of the table, where one builds; holds it in sight while the
 * table settles, until the person scrolls or presses a key. Returns how to stop that.
 */
export function bringIntoSight(table: HTMLElement, place: string | undefined): () => void {
  const watch = new ResizeObserver(() => reveal(table, place));
  const left = new AbortController();
  const stop = (): void => {
    watch.disconnect();
    left.abort();
  };
  for (const part of table.querySelectorAll(`section, ${BOX}, ${BOX} > *`)) watch.observe(part);
  for (const kind of ['wheel', 'touchmove', 'keydown'] as const)
    addEventListener(kind, stop, { passive: true, signal: left.signal });
  return stop;
}
