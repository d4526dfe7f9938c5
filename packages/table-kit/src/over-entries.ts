// The entries of the history that stand for what lies over a screen (see closes-on-back.ts), as they are kept with it.

/** What we keep with an entry: which screen's it is, as a screen may change its address, and the how manieth of ours over that, 0 for its own. */
export interface OverEntry {
  readonly screen?: string;
  readonly over?: number;
}

/** What is kept with the entry where the history stands. */
export const overEntry = (): OverEntry => (history.state as OverEntry | null) ?? {};

/** A page that is loaded anew has nothing open: it goes back to the entry of its screen, which gets the address that the screen has now. */
export function leaveOverEntries(): void {
  const { over = 0 } = overEntry();
  if (over === 0) return;
  const { href } = location;
  // This one stands for nothing any more, whoever comes to it again.
  history.replaceState({ ...history.state, over: 0 }, '');
  addEventListener('popstate', () => history.replaceState(history.state, '', href), { once: true });
  history.go(-over);
}
