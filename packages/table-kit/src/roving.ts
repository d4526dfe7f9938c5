// One Tab stop for a whole group of buttons: the attachment that gives arrows to a hand, a row of signs, a grid.
import type * as Ways from './keys.ts';

/** Where arrows lead, once it is here: it is fetched with the first group. */
let ways: typeof Ways | null = null;

async function waysHere(): Promise<void> {
  ways ??= await import('./keys.ts');
}

/** Marks a button as a member of the group it stands in. */
export const ROVE = '[data-rove]';

/** Attach to the element around the group. Members are its `[data-rove]` descendants, in document order. */
export function roving(group: HTMLElement): () => void {
  const members = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(ROVE)];

  /** Exactly one member is a Tab stop: the one last visited, else the first. */
  function settle(stop?: HTMLElement): void {
    const all = members();
    const chosen = stop ?? all.find((member) => member.tabIndex === 0) ?? all[0];
    for (const member of all) member.tabIndex = member === chosen ? 0 : -1;
  }

  function onKey(event: KeyboardEvent): void {
    const way = ways?.wayOf(event);
    const all = members();
    const here = all.indexOf(document.activeElement as HTMLElement);
    if (!ways || !way || here < 0) return;
    const boxes = all.map((member) => member.getBoundingClientRect());
    const next = all[ways.nextBox(boxes, here, way, getComputedStyle(group).direction === 'rtl')];
    event.preventDefault();
    next?.focus();
  }

  function onFocus(event: FocusEvent): void {
    const member = (event.target as HTMLElement).closest<HTMLElement>(ROVE);
    if (member) settle(member);
  }

  // Without them, Tab still leads to the group; the next group asks again.
  waysHere().catch(() => undefined);
  settle();
  const watch = new MutationObserver(() => settle());
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener('keydown', onKey);
  group.addEventListener('focusin', onFocus);
  return () => {
    watch.disconnect();
    group.removeEventListener('keydown', onKey);
    group.removeEventListener('focusin', onFocus);
  };
}
