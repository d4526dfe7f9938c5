// Where the focus goes when what had it is gone: to the part of the page that came in its place, so that keyboards and
// readers go on there instead of at the top.
import { tick } from 'svelte';

/** Attach to a `main` with `tabindex="-1"`: it takes the focus when nothing else has it after it appeared. */
export function focusWhenLost(main: HTMLElement): void {
  void tick().then(() => {
    if (document.activeElement === document.body && main.isConnected) main.focus({ preventScroll: true });
  });
}

/**
 * Attach to what changes under one's hands. When what had the focus is taken away, it goes to what came in its row, else to
 * the nearest part around it that takes one (`tabindex="-1"`); a press beside everything still leaves it nowhere.
 */
export function focusStaysNear(root: HTMLElement): () => void {
  /** What had the focus last, and all that it lay in. */
  let trail: readonly HTMLElement[] = [];

  function came({ target }: FocusEvent): void {
    const around: HTMLElement[] = [];
    for (let at = target as HTMLElement | null; at && at !== root.parentElement; at = at.parentElement) {
      const asked = at;
      around.push(at);
      // A question goes back to what it was asked from.
      if (at.matches('dialog')) return void (trail = [...around, ...trail.filter((part) => !asked.contains(part))]);
    }
    trail = around;
  }

  function went(): void {
    // What is taken away may tell of it while it is still there: whether it is, shows when that is done.
    queueMicrotask(() => {
      if (document.activeElement === document.body && trail[0]?.isConnected) trail = [];
    });
  }

  const watch = new MutationObserver(() => {
    if (document.activeElement !== document.body || !trail[0] || trail[0].isConnected) return;
    for (const part of trail) {
      if (!part.isConnected) continue;
      const near = part.matches('li') ? part.querySelector<HTMLElement>(FOCUSABLE) : part;
      if (near?.matches(`${FOCUSABLE}, [tabindex="-1"]`)) return near.focus();
    }
  });
  root.addEventListener('focusin', came);
  root.addEventListener('focusout', went);
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', came);
    root.removeEventListener('focusout', went);
    watch.disconnect();
  };
}

const FOCUSABLE = ':is(button, select, input):enabled, a[href]';
