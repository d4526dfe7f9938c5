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
export { needsBar, turnedOver } from './face/turned.ts';
export { INDEX_SIZES, type BackArt, type CardArt, type IndexSize, type Mark, type Pattern } from './face/card-art.ts';
export { deckFile, type DeckWish, type PrintCard, type PrintDeck } from './page/deck.ts';
export { codeShape, flyerFile, type FlyerDoc } from './page/flyer.ts';
export { kitWordsFor } from './page/kit-words.ts';
export { shapesOf, type PaperFile, type PaperPage } from './page/page.ts';
export { toSvg } from './drawing/svg.ts';
export { writePdf } from './pdf/write-pdf.ts';
export { calibrationFile } from './page/calibration.ts';
export { rulesFile, type RulesDoc } from './page/rules.ts';
export { scoreFile, type ScoreDoc } from './page/score-sheet.ts';
export { workFile, type WorkDoc, type WorkItem } from './page/worksheet.ts';
export { pictureSet, type Picture, type PictureSet } from './images/pictures.ts';
export { TARGETS, type TargetName } from './images/targets.ts';
export { CARRYING, drawFacts, factText, type Carrying } from './practice/facts.ts';
export { GRADES, type GradeId } from './practice/grades.ts';
