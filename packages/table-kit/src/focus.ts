// Keeps the focus of somebody who plays by keyboard: a card that moves takes it along, and a button that goes away does
// not drop it to the top of the page. Never moves a focus that is still somewhere, but keeps it in sight (WCAG 2.4.11): on
// a low screen, or one that is enlarged four times, what comes above it would push it out.

/** Remembers the focus inside `root` before a change. The function it returns puts it right afterwards. */
export function keepFocus(root: HTMLElement): () => void {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement) || !root.contains(held)) return () => undefined;
  const key = slotOf(held);
  return () => {
    // The browser takes the focus from a button that is off only when it draws.
    const off = held.matches(':disabled');
    const active = document.activeElement;
    if (active === held && held.isConnected && !off) return show(held);
    if (active && active !== held && active !== document.body) return;
    const next = (off ? rest(root) : focusable(root, key)) ?? home(root);
    next?.focus({ preventScroll: true });
    show(next);
  };
}

/** Keeps what has the focus inside `root` in sight while what is around it grows and shrinks. Returns how to stop that. */
export function keepInSight(root: HTMLElement): () => void {
  const watch = new ResizeObserver(() => {
    const held = document.activeElement;
    if (held instanceof HTMLElement && root.contains(held)) show(held);
  });
  watch.observe(root);
  return () => watch.disconnect();
}

/** Brings the focus of a keyboard into sight; whoever touches or points has scrolled as they like. */
function show(element: HTMLElement | null): void {
  if (element?.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Where a lost focus goes: the main act (`data-focus-home`), else to one's own cards. */
function home(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>('[data-focus-home]') ?? rest(root);
}

/** The first of one's own cards, which are marked `data-focus-rest`: what comes next after a place is off to which one has moved a card. */
function rest(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>('[data-focus-rest] [data-rove]');
}

/** Moves the focus to the button that holds a card. Returns whether there is one. */
export function focusSlot(root: HTMLElement, key: string): boolean {
  const button = focusable(root, key);
  button?.focus({ preventScroll: true });
  return button !== null;
}

function slotOf(element: HTMLElement): string | null {
  return element.dataset['slot'] ?? element.querySelector<HTMLElement>('[data-slot]')?.dataset['slot'] ?? null;
}

function focusable(root: HTMLElement, key: string | null): HTMLElement | null {
  if (key === null) return null;
  const slot = root.querySelector(`[data-slot="${CSS.escape(key)}"]`);
  return slot?.closest<HTMLElement>('button, [tabindex]') ?? null;
}
