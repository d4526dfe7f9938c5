// What lies over a screen (a dialog, a hint, a question) goes with the browser's way back, Android's among them, and the
// screen stays. Each takes an entry of the history, at the address of its screen, from the press that opened it: browsers
// pass over entries that nobody pressed for. What is closed in another way leaves its entry, as going back takes a moment,
// in which a press may lead elsewhere. The next to be opened takes it over; the way back passes over it.

/** What lies over the screen, the topmost last: how each is closed. */
const open: (() => void)[] = [];

/** Where the history stands: an address, and the how manieth entry of ours it is there, 0 for the screen's own. */
interface Place {
  readonly address: string;
  readonly over: number;
}
let at: Place | null = null;

const place = (): Place => ({
  address: location.href,
  over: (history.state as Partial<Place> | null)?.over ?? 0,
});

/** Passes over the entries of what is closed, also after a reload that closed it. Called again, it does nothing. */
export function watchWayBack(): void {
  if (at === null) addEventListener('popstate', follow);
  at = place();
}

/** Lets the way back close what has just been opened over the screen. Returns what is to be called once it is closed. */
export function closesOnBack(close: () => void): () => void {
  watchWayBack();
  open.push(close);
  if (open.length > place().over) history.pushState({ ...history.state, over: open.length }, '');
  at = place();
  return () => {
    const index = open.indexOf(close);
    if (index >= 0) open.splice(index, 1);
  };
}

function follow(): void {
  const before = at;
  at = place();
  // Forward, or to another screen.
  if (before === null || at.over >= before.over || at.address !== before.address) return;
  if (open.length > at.over) for (const close of open.splice(at.over).toReversed()) close();
  else history.back();
}
