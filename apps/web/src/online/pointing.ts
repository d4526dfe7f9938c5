// Where at a table the things lie that people point at, what they are called, and the soft mark they get for a moment. It
// reads and marks what the table shows already, so it can show nothing that this seat may not see.
import type { Seat } from '@cardinal/kernel';
import { after } from '../session/page.ts';

const SHOWN_FOR = 5_000;

/** The element of a spot at the table under `root`; null where this table does not show it. `hand` are the cards of whoever points: one's own, or the backs of that seat. */
export function placeOf(root: Element, at: string, pointer: Seat | 'me'): HTMLElement | null {
  if (at === 'hand')
    return root.querySelector(pointer === 'me' ? '[data-focus-rest]' : `[data-place="seat-${pointer}"]`);
  const name = CSS.escape(at);
  return root.querySelector(`[data-place="${name}"], [data-slot="${name}"]`);
}

/** What is shown there, in the words that the table itself has for it. */
export function calledAt(place: HTMLElement): string {
  const label = place.getAttribute('aria-label') ?? place.querySelector('.title')?.textContent ?? place.textContent;
  return label.trim().replace(/\s+/gu, ' ');
}

/** Marks it for some seconds. */
export function mark(place: HTMLElement): void {
  place.setAttribute('data-pointed', '');
  after(SHOWN_FOR, () => place.removeAttribute('data-pointed'));
}
