// The paper kit: geometry, cards, sheets and files of any game, from data. It knows no game and runs in page and Node alike.
export { PAPERS, CARD_SIZES, type CardSizeName, type PaperName, type Size, type Box } from './geometry/paper.ts';
export {
  LAYOUTS,
  FLIPS,
  planSheet,
  type Flip,
  type LayoutName,
  type PlanWish,
  type SheetPlan,
} from './geometry/layout.ts';
export { NO_OFFSET, type PrinterOffset } from './geometry/offset.ts';
export { openFonts, type Fonts } from './fonts/fonts.ts';
export { INDEX_SIZES, type BackArt, type CardArt, type IndexSize, type Mark, type Pattern } from './face/card-art.ts';
export { deckFile, type DeckWish, type PrintCard, type PrintDeck } from './page/deck.ts';
export { kitWordsEn, type KitWords } from './page/kit-words.ts';
export { shapesOf, type PaperFile, type PaperPage } from './page/page.ts';
export { toSvg } from './drawing/svg.ts';
export { writePdf } from './pdf/write-pdf.ts';
