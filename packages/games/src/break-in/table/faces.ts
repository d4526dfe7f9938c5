// How the cards of Break In look: digits counted out in ten-frames, operators large with their points, the wild as a star.
import { cardPoints } from '@cardinal/solver';
import type { CardFace } from '@cardinal/table-kit';
import type { CardId, FormulaCard } from '../types.ts';
import { glyph } from '../words/shown-formula.ts';
import { STAR } from '../marks.ts';
import { tongue } from './tongue.ts';

/** The key of a card for gliding and focus. */
export const slotOf = (card: CardId): string => `card-${card}`;

/** What a card is called: "7", "plus card". */
export function nameOf(face: string): string {
  const names: Readonly<Record<string, string>> = tongue.game.faces;
  return names[face] ?? face;
}

/** What is on a card. */
export function faceOf(face: FormulaCard): CardFace {
  const title = nameOf(face);
  if (/^\d$/.test(face)) return { title, index: face, underline: face === '6' || face === '9', dots: Number(face) };
  if (face === '*') return { title, mark: STAR, name: `${cardPoints(face)}`, wild: true };
  return { title, index: glyph(face, tongue.signs), name: `${cardPoints(face)}` };
}
