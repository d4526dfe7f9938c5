// What print shops and online tables want of pictures: sizes in pixels, bleed, and how many faces go on a sheet.
import { CARD_SIZES, INCH, type Box, type CardSizeName } from '../geometry/paper.ts';

/** Pixels per inch of upload pictures. */
export const DPI = 300;

/** Where pictures go: one file a face to The Game Crafter and MakePlayingCards, sheets to Tabletop Simulator and Tabletop Playground. */
export const TARGETS = {
  tgc: { kind: 'files', card: 'poker-us', pixels: [825, 1125] },
  mpc: { kind: 'files', card: 'poker-eu', pixels: [816, 1110] },
  'mpc-us': { kind: 'files', card: 'poker-us', pixels: [822, 1122] },
  tts: { kind: 'sheets', card: 'poker-eu', pixels: [409, 571], columns: 10, rows: 7, most: 69 },
  ttp: { kind: 'sheets', card: 'poker-eu', pixels: [409, 571], columns: 10, rows: 7, most: 70 },
} as const satisfies Record<string, Target>;
/** The name of a target. */
export type TargetName = keyof typeof TARGETS;

/** A target's wishes. `pixels` are those of one face; `most` faces go on a sheet. */
export type Target =
  | { readonly kind: 'files'; readonly card: CardSizeName; readonly pixels: readonly [number, number] }
  | {
      readonly kind: 'sheets';
      readonly card: CardSizeName;
      readonly pixels: readonly [number, number];
      readonly columns: number;
      readonly rows: number;
      readonly most: number;
    };

/** What of a card a picture shows, in the card's own mm: its trim, and the bleed that the pixels have room for. */
export function viewOf(target: Target): Box {
  const card = CARD_SIZES[target.card];
  if (target.kind === 'sheets') return { x: 0, y: 0, ...card };
  const [w, h] = target.pixels.map((pixels) => (pixels * INCH) / DPI) as [number, number];
  return { x: (card.w - w) / 2, y: (card.h - h) / 2, w, h };
}
