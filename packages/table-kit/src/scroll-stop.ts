// A box that may be larger than its place: a stop for Tab while there is something to scroll, and only then.

/** Attach to the box that scrolls. */
export function scrollStop(box: HTMLElement): () => void {
  const settle = (): void => {
    const more = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
    if (more) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const watch = new ResizeObserver(settle);
  watch.observe(box);
  for (const part of box.children) watch.observe(part);
  return () => watch.disconnect();
}
