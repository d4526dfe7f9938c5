// A deck laid out on sheets: fronts, backs behind them, marks, instruction. One list of cards in, one file out; a game that
// is printed on two stocks of card is two decks.
import type { Fonts } from '../fonts/fonts.ts';
import { backOf, type Fold } from '../geometry/flip.ts';
import { planSheet, type PlanWish, type SheetPlan, type Slot } from '../geometry/layout.ts';
import { cropMarks, MARK_WIDTH, type Line } from '../geometry/marks.ts';
import { offsetMatrix, type PrinterOffset } from '../geometry/offset.ts';
import { centreOf, type Box, type Size } from '../geometry/paper.ts';
import { shift, chain, turnAbout, type Matrix } from '../drawing/matrix.ts';
import { group, linesPath, type GroupShape, type Shape } from '../drawing/shapes.ts';
import { INKS, type BackArt, type CardArt, type CardStyle } from '../face/card-art.ts';
import { drawBack } from '../face/draw-back.ts';
import { drawFace } from '../face/draw-face.ts';
import { checkRulers, sheetLine } from './furniture.ts';
import type { KitWords } from '../words/kit-words.ts';
import type { Block, PaperFile, PaperPage } from './page.ts';

/** A card to print. */
export interface PrintCard {
  readonly front: CardArt;
  readonly back: BackArt;
}

/** Cards of one stock, in order. */
export interface PrintDeck {
  /** In file names: "numsense", "break-in-equals". */
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly cards: readonly PrintCard[];
}

/** How a deck is wanted. */
export interface DeckWish extends PlanWish, CardStyle {
  readonly offset: PrinterOffset;
  readonly marks: 'short' | 'full' | 'none';
}

/** The sheets of a deck. What its last sheet leaves free become spare cards, unless it is the only one. */
export function deckFile(deck: PrintDeck, wish: DeckWish, words: KitWords, fonts: Fonts): PaperFile {
  const plan = planSheet(wish);
  const perSheet = plan.slots.length;
  const sheets = Math.ceil(deck.cards.length / perSheet);
  const all = sheets > 1 ? [...deck.cards, ...spares(deck, sheets * perSheet - deck.cards.length, words)] : deck.cards;
  const alts = altTexts(all, words);
  const print = printer(plan, wish, fonts);
  const pages: PaperPage[] = [];
  for (let sheet = 0; sheet < sheets; sheet++) {
    const cards = all.slice(sheet * perSheet, (sheet + 1) * perSheet);
    const filled = cards.map((card, i) => ({ card, alt: alts[sheet * perSheet + i] ?? '', slot: slotAt(plan, i) }));
    const head = `${deck.title} · ${words.sheet(sheet + 1, sheets)} · ${words.full} ${words.flips[plan.flip]}`;
    const fronts: Block[] = [
      {
        kind: 'text',
        tag: sheet === 0 ? 'H1' : 'P',
        shapes: [sheetLine(head, print.around, plan.paper, plan.bleed, fonts)],
      },
      ...filled.map(({ card, alt, slot }): Block => ({
        kind: 'figure',
        alt,
        box: slot,
        shapes: [print.front(card.front, slot)],
      })),
    ];
    const backs = filled.map(({ card, slot }) => print.back(card.back, slot));
    const marks = print.marks();
    if (sheet === 0)
      marks.push(checkRulers([words.millimetres, words.inches], print.around, plan.paper, plan.bleed, fonts));
    const boxes = { trim: print.around, bleed: grown(print.around, plan.bleed) };
    const page = { size: plan.paper, ...boxes };
    if (plan.flip === 'fold') {
      pages.push({ ...page, name: words.fronts(sheet + 1), blocks: [...fronts, artifact([...backs, ...marks])] });
      continue;
    }
    pages.push({ ...page, name: words.fronts(sheet + 1), blocks: [...fronts, artifact(marks)] });
    if (plan.flip === 'none') continue;
    const moved = group(offsetMatrix(wish.offset, plan.paper), backs);
    pages.push({ ...page, name: words.backs(sheet + 1), blocks: [artifact([moved])] });
  }
  return {
    name: `${deck.id}-${wish.paper}-${plan.flip === 'fold' ? 'fold' : plan.layout}`,
    title: deck.title,
    lang: deck.lang,
    duplex: plan.flip === 'long' || plan.flip === 'short' ? plan.flip : null,
    pages,
  };
}

/** Cards to write on in the place of lost ones, with the back of the deck's first card; a letter there belongs to a number, and these have none. */
function spares({ cards: [first] }: PrintDeck, count: number, words: KitWords): PrintCard[] {
  if (!first) return [];
  const { letter: _, ...plain } = first.back;
  const back: BackArt = { ...plain, id: `${plain.id}-spare` };
  return Array.from({ length: count }, () => ({ front: { id: 'spare', alt: words.spare }, back }));
}

/** The pages' fold as geometry knows it. */
export function foldOf(plan: SheetPlan): Fold {
  if (plan.fold) return { kind: 'fold', ...plan.fold };
  return { kind: 'turn-over', edge: plan.flip === 'short' ? 'short' : 'long' };
}

/** Draws cards into slots; each face is made once and used for all its copies. */
function printer(plan: SheetPlan, wish: DeckWish, fonts: Fonts) {
  const fold = foldOf(plan);
  const faces = new Map<string, readonly Shape[]>();
  const backs = new Map<string, readonly Shape[]>();
  const all = plan.fold ? [...plan.slots, ...plan.slots.map((slot) => backOf(slot, plan.paper, fold))] : plan.slots;
  const around = boxAround(all);
  // Neighbours without bleed share their cut, so nothing may go beyond it.
  const clip = grown({ x: 0, y: 0, ...plan.card }, plan.bleed);
  return {
    around,
    front(art: CardArt, slot: Slot): GroupShape {
      const shapes = known(faces, art.id, () => drawFace(art, plan.card, wish, fonts, plan.bleed));
      return group(cardMatrix(slot, plan.card), shapes, clip);
    },
    back(art: BackArt, slot: Slot): GroupShape {
      const shapes = known(backs, art.id, () => drawBack(art, plan.card, wish, fonts));
      return group(cardMatrix(backOf(slot, plan.paper, fold), plan.card), shapes, clip);
    },
    marks(): Shape[] {
      const { marks } = wish;
      const shapes: Shape[] = [];
      if (marks !== 'none') shapes.push(strokes(cropMarks(all, plan.paper, plan.bleed, marks === 'full')));
      if (plan.fold) shapes.push(foldLine(plan.fold, around));
      return shapes;
    },
  };
}

/** From a card's own measure to its slot on the paper. */
export function cardMatrix(slot: Slot, card: Size): Matrix {
  const [x, y] = centreOf(slot);
  return chain(turnAbout(slot.turn, card.w / 2, card.h / 2), shift(x - card.w / 2, y - card.h / 2));
}

function known(made: Map<string, readonly Shape[]>, id: string, make: () => readonly Shape[]): readonly Shape[] {
  const before = made.get(id);
  if (before) return before;
  const shapes = make();
  made.set(id, shapes);
  return shapes;
}

function slotAt(plan: SheetPlan, i: number): Slot {
  const slot = plan.slots[i];
  if (!slot) throw new Error(`no-slot: ${i} of ${plan.slots.length}`);
  return slot;
}

/** Copies are told apart by their number, so that every figure has its own text. */
function altTexts(cards: readonly PrintCard[], words: KitWords): string[] {
  const total = new Map<string, number>();
  for (const { front } of cards) total.set(front.alt, (total.get(front.alt) ?? 0) + 1);
  const seen = new Map<string, number>();
  return cards.map(({ front: { alt } }) => {
    const of = total.get(alt) ?? 1;
    const nth = (seen.get(alt) ?? 0) + 1;
    seen.set(alt, nth);
    return of === 1 ? alt : `${alt}, ${words.copy(nth, of)}`;
  });
}

function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

function grown({ x, y, w, h }: Box, by: number): Box {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

function strokes(lines: readonly Line[]): Shape {
  return { kind: 'path', d: linesPath(lines), stroke: INKS.ink, width: MARK_WIDTH };
}

/** As long as the marks, so that it crosses no writing. */
function foldLine({ along, at }: { readonly along: 'x' | 'y'; readonly at: number }, around: Box): Shape {
  const { x, y, w, h } = grown(around, FOLD_OVER);
  const d = linesPath([along === 'y' ? [at, y, at, y + h] : [x, at, x + w, at]]);
  return { kind: 'path', d, stroke: INKS.dot, width: 0.15, dash: [2, 1.5] };
}
const FOLD_OVER = 5;

function artifact(shapes: readonly Shape[]): Block {
  return { kind: 'artifact', shapes };
}
