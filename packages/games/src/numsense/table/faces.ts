// How the cards of Numsense look and are called, as data for the card components.
import type { CardFace } from '@cardinal/table-kit';
import type { CardId, Face } from '../types.ts';
import { MARKS } from '../marks.ts';
import type { TableWords } from './words/en.ts';

/** The key of a card for gliding and focus. */
export const slotOf = (card: CardId): string => `card-${card}`;

/** What a card is called: "7", "Mirror". */
export const nameOf = (face: Face, words: TableWords): string =>
  typeof face === 'number' ? String(face) : words.names[face];

/** What is on a card. A spent Discard shows the nought that it counts. */
export function faceOf(face: Face, words: TableWords, spent = false): CardFace {
  if (typeof face === 'number') return { ...numeral(face), dots: face };
  const name = words.names[face];
  return spent ? { ...numeral(0), name, wild: true } : { title: name, mark: MARKS[face], name, wild: true };
}

/** A card as a chip of a sentence: only what it counts; a wild one keeps its paper and a small mark. */
export function chipOf(face: Face, value: number | null, words: TableWords): CardFace {
  if (typeof face === 'number') return numeral(face);
  if (value === null) return { title: words.names[face], mark: MARKS[face], wild: true };
  return { ...numeral(value), wild: true, mini: MARKS[face] };
}

/** Upside down 6 and 9 would be each other: they stand on a bar. */
const numeral = (value: number): CardFace => ({
  title: String(value),
  index: String(value),
  underline: value === 6 || value === 9,
});
