// What lies over a screen (a dialog, a hint, a question) goes with the browser's way back, Android's among them, and the
// screen stays. Each takes an entry of the history, at the address of its screen, from the press that opened it: browsers
// pass over entries that nobody pressed for. What is closed in another way leaves its entry, as going back takes a moment,
// in which a press may lead elsewhere. The next to be opened takes it over; the way back passes over it.
import { overEntry, type OverEntry } from './over-entries.ts';

/** What lies over the screen, the topmost last: how each is closed. */
const open: (() => void)[] = [];

/** Where the history stands. */
interface Place extends OverEntry {
  readonly address: string;
  readonly over: number;
}
let at: Place | null = null;

const place = (): Place => ({ over: 0, ...overEntry(), address: location.href });

/** Lets the way back close what has just been opened over the screen. Returns what is to be called once it is closed. */
export function closesOnBack(close: () => void): () => void {
  if (at === null) addEventListener('popstate', follow);
  open.push(close);
  if (open.length > place().over) {
    const screen = overEntry().screen ?? `${performance.timeOrigin} ${Math.random()}`;
    history.replaceState({ ...history.state, screen }, '');
    history.pushState({ ...history.state, over: open.length }, '');
  }
  at = place();
  return () => {
    const index = open.indexOf(close);
    if (index >= 0) open.splice(index, 1);
  };
}

/** A screen's address says something else now. What lies over the screen has it, too, and gives it back. */
export function keepAddress(address: string): void {
  history.replaceState(history.state, '', address);
  if (at) at = place();
}

function follow(): void {
  const before = at;
  at = place();
  // Forward, or to another screen.
  if (before === null || at.over >= before.over || at.screen !== before.screen) return;
  if (at.address !== before.address) keepAddress(before.address);
  if (open.length > at.over) for (const close of open.splice(at.over).toReversed()) close();
  else history.back();
}
