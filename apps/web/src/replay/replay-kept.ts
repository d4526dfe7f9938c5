// The record that is watched, as it is kept on this device until another one is: so that a reload and a link to a moment
// find it again. What lies there is read as carefully as a file.
import type { MatchRecord } from '@cardinal/kernel';
import { shelf } from '../session/page-shelf.ts';

const KEPT = 'cardinal.replay';

/** Keeps a record to be watched, in the place of the one before; whether there was room for it. */
export function keepReplay(record: MatchRecord): boolean {
  if (shelf.write(KEPT, JSON.stringify(record))) return true;
  shelf.remove(KEPT);
  return false;
}

/** The text of the record that is kept, or null. */
export function keptReplay(): string | null {
  return shelf.read(KEPT);
}

/** Takes the kept record off this device. */
export function forgetReplay(): void {
  shelf.remove(KEPT);
}
