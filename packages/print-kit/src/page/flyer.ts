// One page to hang up or hand on: what a game is, three cards of it, how to start, and a code that leads to it.
import { encode } from 'uqr';
import type { Fonts } from '../fonts/fonts.ts';
import { CARD_SIZES, PAPERS, type PaperName } from '../geometry/paper.ts';
import { chain, scaled, turnAbout } from '../drawing/matrix.ts';
import { boxPath, group, type Shape } from '../drawing/shapes.ts';
import { fitSize, line, wrap } from '../drawing/text.ts';
import { INKS, type CardArt } from '../face/card-art.ts';
import { drawFace } from '../face/draw-face.ts';
import { facing } from './facing.ts';
import { footLine, pageOf } from './flow.ts';
import type { Block, PaperFile } from './page.ts';

/** What a flyer says. */
export interface FlyerDoc {
  readonly id: string;
  readonly lang: string;
  readonly title: string;
  readonly tagline: string;
  /** "2 to 8 players", "15 to 30 minutes", "from 8 years". */
  readonly facts: readonly string[];
  readonly lines: readonly string[];
  readonly cards: readonly CardArt[];
  /** Where the game is played. */
  readonly address: string;
  readonly scan: string;
  readonly credit: string;
}

/** The code of an address as one outline in a square of `side` mm, with its quiet zone. */
function codeShape(address: string, x: number, y: number, side: number): Shape {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const cell = side / size;
  // Dark modules of a row that touch are one box, so that no hairline can part them.
  const d = data
    .flatMap((row, j) => {
      const boxes: string[] = [];
      for (let i = 0; i < size; i++) {
        if (!row[i]) continue;
        let end = i;
        while (row[end + 1]) end++;
        boxes.push(boxPath({ x: x + i * cell, y: y + j * cell, w: (end - i + 1) * cell, h: cell }));
        i = end;
      }
      return boxes;
    })
    .join('');
  return { kind: 'path', d, fill: INKS.ink };
}

/** The file: one page. */
export function flyerFile(doc: FlyerDoc, paper: PaperName, fonts: Fonts): PaperFile {
  const size = PAPERS[paper];
  const margin = 18;
  const wide = size.w - 2 * margin;
  const middle = size.w / 2;
  const titleSize = fitSize(fonts, doc.title, 'bold', 26, wide);
  // One line where it stays large enough, else as many as it needs.
  const tagSize = Math.max(6, fitSize(fonts, doc.tagline, 'regular', 7.4, wide * 0.98));
  const tags = wrap(fonts, doc.tagline, 'regular', tagSize, wide);
  const title = line(doc.title, middle, margin + titleSize * 0.8, titleSize, { anchor: 'middle', fill: INKS.red });
  let y = margin + titleSize * 1.12;
  const tagline = tags.map((text, i) =>
    line(text, middle, y + tagSize * (0.8 + i * 1.25), tagSize, { weight: 'regular', anchor: 'middle' }),
  );
  y += tags.length * tagSize * 1.25 + 6;
  const factsSize = fitSize(fonts, doc.facts.join('  ·  '), 'bold', 5.4, wide);
  const facts = line(doc.facts.join('  ·  '), middle, y + 4, factsSize, { anchor: 'middle' });
  y += 12;
  const cards = cardFan(doc.cards, middle, y, SCALE, fonts);
  y += CARD_H + 17;
  const code = 46;
  const bottom = size.h - margin - code;
  const lines: Block[] = [];
  for (const text of doc.lines) {
    const rows = wrap(fonts, text, 'regular', 5, wide - 10);
    if (y + rows.length * 6.6 > bottom - 4) break;
    lines.push({
      kind: 'text',
      tag: 'P',
      shapes: rows.map((row, i) => line(row, margin + 5, y + 5 * (0.9 + i * 1.32), 5, { weight: 'regular' })),
    });
    y += rows.length * 6.6 + 2.5;
  }
  const beside = margin + code + 6;
  const addressSize = fitSize(fonts, doc.address, 'bold', 6, size.w - margin - beside);
  const blocks: Block[] = [
    { kind: 'text', tag: 'H1', shapes: [title] },
    { kind: 'text', tag: 'P', shapes: tagline },
    { kind: 'text', tag: 'P', shapes: [facts] },
    {
      kind: 'figure',
      alt: doc.cards.map(({ alt }) => alt).join(', '),
      box: { x: margin, y: y - CARD_H, w: wide, h: CARD_H },
      shapes: cards,
    },
    ...lines,
    {
      kind: 'figure',
      alt: doc.address,
      box: { x: margin, y: bottom, w: code, h: code },
      shapes: [codeShape(doc.address, margin, bottom, code)],
    },
    {
      kind: 'text',
      tag: 'P',
      shapes: [
        line(doc.scan, beside, bottom + 20, fitSize(fonts, doc.scan, 'bold', 6.4, size.w - margin - beside), {}),
        line(doc.address, beside, bottom + 30, addressSize, { weight: 'regular' }),
      ],
    },
    footLine(doc.credit, { paper: size, margin: 12 }),
  ];
  return facing({
    name: `${doc.id}-flyer-${paper}`,
    title: doc.title,
    lang: doc.lang,
    duplex: null,
    pages: [pageOf(size, doc.title, blocks)],
  });
}

const CARD = CARD_SIZES['poker-eu'];
const SCALE = 0.78;
const CARD_H = CARD.h * SCALE;

/** Cards side by side about `middle`, the outer ones leaning out; `scale` times their size. */
export function cardFan(cards: readonly CardArt[], middle: number, top: number, scale: number, fonts: Fonts): Shape[] {
  const w = CARD.w * scale;
  return cards.map((art, i) => {
    const place = i - (cards.length - 1) / 2;
    const x = middle + place * (w + 6.4 * scale) - w / 2;
    const lean = turnAbout(place * 6, x + w / 2, top + CARD.h * scale);
    const ground = art.tint ? INKS.tint : INKS.paper;
    const face: Shape[] = [
      { kind: 'path', d: boxPath({ x: 0, y: 0, ...CARD }, 3), fill: ground, stroke: INKS.dot, width: 0.35 },
      ...drawFace({ ...art, tint: false }, CARD, { index: 'standard', inkSaver: false }, fonts, 0),
    ];
    return group(chain(scaled(scale, x, top + Math.abs(place) * 2.5 * scale), lean), face);
  });
}
