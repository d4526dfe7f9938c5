// Paper measured as paper: decks of every game on both papers, all layouts, card sizes and ways to turn, rasterised at
// 600 dpi. Cuts, card sizes, gaps, bleed and mirrored backs are held against arithmetic of its own, in mm.
import { games } from '@cardinal/games';
import { paperOf } from '@cardinal/games/sheets';
import {
  deckFile,
  kitWordsFor,
  NO_OFFSET,
  planSheet,
  writePdf,
  type DeckWish,
  type PrintDeck,
} from '@cardinal/print-kit';
import { CARD_SIZES, PAPERS } from '@cardinal/print-kit/choices';
import { houseFonts } from '@cardinal/print-kit/node';
import { inkAlong, rasterise, USUAL_WISH, wordsOf, type Raster } from '@cardinal/print-kit/testing';
import type { Goal, Say } from '../goal.ts';

const DPI = 600;
const MM = DPI / 25.4;
/** From the trim of a back to the middle of its frame, and along the frame to where it is measured. */
const FRAME = 4.2;
const ALONG = 3;
const TOLERANCE = 0.05;

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
type Worst = Record<'cut' | 'card' | 'gap' | 'bleed' | 'back', number>;

/** The goals of expectations P1 to P5, for one wish of many or, with `all`, for every one. */
export async function measureGoals(say: Say, all = process.argv.includes('--all')): Promise<readonly Goal[]> {
  const fonts = houseFonts();
  const worst: Worst = { cut: 0, card: 0, gap: 0, bleed: 0, back: 0 };
  const misplaced: string[] = [];
  let files = 0;
  for (const id of Object.keys(games)) {
    for (const deck of (await paperOf(id)).decks('en') ?? []) {
      for (const wish of wishes(all)) {
        const plan = planSheet(wish);
        // The end of a deck: a full sheet, one with two cards, and whatever cards have a ground.
        const count = plan.slots.length + 2;
        const cards = [...deck.cards, ...deck.cards].slice(-count);
        const pdf = await writePdf(deckFile({ ...deck, cards }, wish, kitWordsFor('en'), fonts), fonts);
        measure(pdf, { ...deck, cards }, wish, worst, misplaced);
        files++;
      }
      say(
        `${deck.id}: ${Object.entries(worst)
          .map(([name, mm]) => `${name} ${mm.toFixed(3)}`)
          .join(', ')} mm`,
      );
    }
  }
  for (const one of misplaced.slice(0, 10)) say(one);
  const goal = (name: string, measured: number): Goal => ({
    goal: name,
    bar: `<= ${TOLERANCE} mm`,
    measured: `${measured.toFixed(3)} mm`,
    pass: measured <= TOLERANCE,
  });
  return [
    goal('cuts, worst of all files', worst.cut),
    goal('card sizes', worst.card),
    goal('gaps between cards', worst.gap),
    goal('bleed', worst.bleed),
    goal('backs behind fronts', worst.back),
    {
      goal: `cards in their places, ${files} files`,
      bar: '0 misplaced',
      measured: String(misplaced.length),
      pass: misplaced.length === 0,
    },
  ];
}

/** Every wish, or every paper and layout with the other choices in turn. */
function wishes(all: boolean): DeckWish[] {
  const list: DeckWish[] = [];
  const cards = Object.keys(CARD_SIZES) as (keyof typeof CARD_SIZES)[];
  for (const paper of Object.keys(PAPERS) as (keyof typeof PAPERS)[])
    for (const layout of ['9up', '8up', '6up'] as const)
      for (const card of cards)
        for (const flip of ['long', 'short', 'fold'] as const)
          for (const bleed of [0, 3]) list.push({ ...USUAL_WISH, paper, layout, card, flip, bleed, offset: NO_OFFSET });
  // 13 shares no factor with the number of choices, so that each of them comes up.
  return all ? list : list.filter((_, i) => i % 13 === 0);
}

function measure(pdf: Uint8Array, deck: PrintDeck, wish: DeckWish, worst: Worst, misplaced: string[]): void {
  const { paper, slots, card, bleed, fold } = planSheet(wish);
  const called = `${deck.id} ${wish.paper} ${wish.layout} ${wish.card} ${wish.flip} ${bleed}`;
  const behind = (box: Box): Box => {
    if (fold?.along === 'y') return { ...box, x: 2 * fold.at - box.x - box.w };
    if (fold) return { ...box, y: 2 * fold.at - box.y - box.h };
    return wish.flip === 'long' ? { ...box, x: paper.w - box.x - box.w } : { ...box, y: paper.h - box.y - box.h };
  };
  const sides = fold ? [...slots, ...slots.map(behind)] : slots;
  const note = (what: keyof Worst, mm: number): void => {
    // What was not found at all is no figure.
    worst[what] = Math.max(worst[what], Number.isFinite(mm) ? Math.abs(mm) : 99);
  };

  const [front] = rasterise(pdf, DPI, 1);
  const backPage = fold ? 2 : 4;
  const [back] = rasterise(pdf, DPI, backPage);
  if (!front || !back) throw new Error(`bench-broken: ${called} has no pages`);

  const top = Math.min(...sides.map(({ y }) => y));
  const left = Math.min(...sides.map(({ x }) => x));
  const off = Math.max(1, bleed + 0.5) + 0.3;
  const [turnedW, turnedH] = slots[0]?.turn === 90 ? [card.h, card.w] : [card.w, card.h];
  const axes = [
    {
      found: inkAlong(front, { y: top - off }, [left - 2, paper.w - left + 2]),
      size: turnedW,
      from: 'x' as const,
      length: 'w' as const,
    },
    {
      found: inkAlong(front, { x: left - off }, [top - 2, paper.h - top + 2]),
      size: turnedH,
      from: 'y' as const,
      length: 'h' as const,
    },
  ];
  for (const { found, size, from, length } of axes) {
    const cuts = [
      ...new Set(sides.flatMap((box) => [box[from], box[from] + box[length]].map((one) => +one.toFixed(3)))),
    ].sort((a, b) => a - b);
    // Across a fold no line is marked twice, and the fold itself is drawn too.
    const seen = cuts.map((cut) =>
      found.reduce((near, one) => (Math.abs(one - cut) < Math.abs(near - cut) ? one : near), Infinity),
    );
    cuts.forEach((cut, i) => note('cut', (seen[i] ?? NaN) - cut));
    for (const box of sides) {
      const [a, b] = [at(seen, cuts, box[from]), at(seen, cuts, box[from] + box[length])];
      note('card', b - a - size);
      const next = sides.find(
        (one) => one[from] > box[from] + size - 0.01 && one[from] < box[from] + size + 2 * bleed + 0.01,
      );
      if (next) note('gap', at(seen, cuts, next[from]) - b - 2 * bleed);
    }
  }

  // The second sheet has two cards; behind all other places nothing stands.
  slots.forEach((slot, i) => {
    const box = behind(slot);
    if (i > 1) {
      if (hasInk(back, box)) misplaced.push(`${called}: a back without a front at place ${i}`);
      return;
    }
    for (const [edge, line] of [
      [box.x + FRAME, { y: box.y + FRAME + ALONG }],
      [box.x + box.w - FRAME, { y: box.y + FRAME + ALONG }],
      [box.y + FRAME, { x: box.x + FRAME + ALONG }],
      [box.y + box.h - FRAME, { x: box.x + FRAME + ALONG }],
    ] as const) {
      note('back', (inkAlong(back, line, [edge - 0.8, edge + 0.8])[0] ?? NaN) - edge);
    }
  });

  if (bleed > 0) {
    slots.forEach((slot, i) => {
      if (!deck.cards[i]?.front.tint || slot.x !== left) return;
      const middle = slot.y + slot.h / 2;
      note('bleed', slot.x - bleed - groundFrom(front, slot.x + 1, middle));
    });
  }

  const words = [wordsOf(pdf, 1), wordsOf(pdf, fold ? 1 : 2)] as const;
  slots.forEach((slot, i) => {
    const one = deck.cards[i];
    if (!one) return;
    const sign = one.front.index?.replaceAll(' ', '') ?? one.front.name ?? '';
    if (!textIn(words[0], slot).includes(sign.replaceAll(' ', '')))
      misplaced.push(`${called}: no "${sign}" at place ${i}`);
    const { letter, word } = one.back;
    if (!textIn(words[1], behind(slot)).includes(letter ?? word.replaceAll(' ', '')))
      misplaced.push(`${called}: no back for "${sign}"`);
  });
}

function at(seen: readonly number[], cuts: readonly number[], place: number): number {
  return seen[cuts.findIndex((cut) => Math.abs(cut - place) < 0.002)] ?? NaN;
}

function hasInk({ pixels, width }: Raster, box: Box): boolean {
  for (let y = Math.round((box.y + 1) * MM); y < (box.y + box.h - 1) * MM; y += 7)
    for (let x = Math.round((box.x + 1) * MM); x < (box.x + box.w - 1) * MM; x++)
      if ((pixels[y * width + x] ?? 255) < 250) return true;
  return false;
}

/** Where the ground that lies at `x` begins, to the left of it. */
function groundFrom({ pixels, width }: Raster, x: number, y: number): number {
  const row = Math.round(y * MM) * width;
  let place = Math.round(x * MM);
  while (place > 0 && (pixels[row + place] ?? 255) < 250) place--;
  return (place + 1) / MM;
}

/** All that stands in a box, in any order of words. */
function textIn(words: ReturnType<typeof wordsOf>, box: Box): string {
  return words
    .filter(({ x, y }) => x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h)
    .map(({ text }) => text)
    .join('');
}
