// Where the focus goes when what had it is gone: to the part of the page that came in its place, so that keyboards and
// readers go on there instead of at the top.
import { tick } from 'svelte';

/** Attach to a `main` with `tabindex="-1"`: it takes the focus when nothing else has it after it appeared. */
export function focusWhenLost(main: HTMLElement): void {
  void tick().then(() => {
    if (document.activeElement === document.body && main.isConnected) main.focus({ preventScroll: true });
  });
}
