// Where this page keeps things. Apart from the rest of the session, because the first screen needs no more.
import { browserShelf, memoryShelf, type Shelf } from './shelf.ts';

/** Where this page keeps things; in memory where the browser keeps nothing. */
export const shelf: Shelf = ((): Shelf => {
  const kept = browserShelf(() => localStorage);
  const test = 'cardinal.test';
  if (!kept.write(test, '1')) return memoryShelf();
  kept.remove(test);
  return kept;
})();
