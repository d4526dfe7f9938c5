// Whether a match is kept at all: known at once, without the code that reads it.
import type { Shelf } from './shelf.ts';

/** The name under which the head of the kept match lies. */
export const HEAD = 'cardinal.match.head';

/** Whether something is kept, readable or not. */
export function isKept(shelf: Shelf): boolean {
  return shelf.read(HEAD) !== null;
}
