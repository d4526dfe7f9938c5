// What most people print: the wish that tests and the bench begin from.
import { NO_OFFSET } from '../geometry/offset.ts';
import type { DeckWish } from '../page/deck.ts';

/** Poker cards, nine on a sheet of A4, turned over the long edge, full ink, short marks. */
export const USUAL_WISH: DeckWish = {
  paper: 'a4',
  card: 'poker-eu',
  layout: '9up',
  flip: 'long',
  bleed: 0,
  index: 'standard',
  inkSaver: false,
  offset: NO_OFFSET,
  marks: 'short',
};
