// A box that may be wider than its place: a stop for Tab while there is something to scroll, and only then.

/** Attach to the box that scrolls. */
export function scrollStop(box: HTMLElement): () => void {
  const settle = (): void => {
    if (box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const watch = new ResizeObserver(settle);
  watch.observe(box);
  for (const part of box.children) watch.observe(part);
  return () => watch.disconnect();
}
