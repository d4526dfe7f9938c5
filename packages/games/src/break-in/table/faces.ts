// How the cards of Break In look: digits counted out in ten-frames, operators large with their points, the wild as a star.
import { cardPoints } from '@cardinal/solver';
import type { CardFace, Mark } from '@cardinal/table-kit';
import type { CardId, FormulaCard } from '../types.ts';
import { faceName, GLYPHS } from '../words/english.ts';

/** The key of a card for gliding and focus. */
export const slotOf = (card: CardId): string => `card-${card}`;

const STAR: Mark = [
  { d: 'M50 6 63 38 97 40 71 62 80 95 50 77 20 95 29 62 3 40 37 38Z', fill: 'gold', stroke: 'ink', width: 4 },
];

/** What is on a card. */
export function faceOf(face: FormulaCard): CardFace {
  const title = faceName(face);
  if (/^\d$/.test(face)) return { title, index: face, underline: face === '6' || face === '9', dots: Number(face) };
  if (face === '*') return { title, mark: STAR, name: `${cardPoints(face)}`, wild: true };
  return { title, index: GLYPHS[face] ?? face, name: `${cardPoints(face)}` };
}
