// A sheet to practise on and its key: numbered items in columns with room to write, answers on a page of their own.
import type { Fonts } from '../fonts/fonts.ts';
import { CAP_HEIGHT } from '../fonts/fonts.ts';
import { PAPERS, type PaperName } from '../geometry/paper.ts';
import { shift } from '../drawing/matrix.ts';
import { boxPath, discPath, group, linesPath, type Shape } from '../drawing/shapes.ts';
import { fitSize, line, wrap } from '../drawing/text.ts';
import { INKS } from '../face/card-art.ts';
import { facing } from './facing.ts';
import { footLine, pageOf, titleBlock } from './flow.ts';
import type { Block, PaperFile } from './page.ts';

/** One item and its answer. In a `line` the sign _ is an empty box to write in. */
export type WorkItem = { readonly key: string } & (
  | { readonly kind: 'line'; readonly text: string }
  | {
      readonly kind: 'cards';
      readonly cards: readonly string[];
      /** Shown in a ring before the cards. */
      readonly target?: string;
      /** A line above the cards. */
      readonly says?: string;
    }
);

/** A sheet of items. */
export interface WorkDoc {
  readonly id: string;
  readonly lang: string;
  readonly title: string;
  readonly task: string;
  readonly items: readonly WorkItem[];
  readonly columns: number;
  readonly words: { readonly name: string; readonly date: string; readonly key: string };
  /** What made this sheet: seed and settings, so that it can be made again. */
  readonly note: string;
}

const MARGIN = 15;

/** The file of a sheet: items, then the key if wished. */
export function workFile(
  doc: WorkDoc,
  paper: PaperName,
  largePrint: boolean,
  withKey: boolean,
  fonts: Fonts,
): PaperFile {
  const size = PAPERS[paper];
  const style = { paper: size, margin: MARGIN };
  const title = titleBlock(doc.title, doc.task, style, fonts, largePrint ? 11 : 8);
  const columns = largePrint ? Math.max(1, doc.columns - 1) : doc.columns;
  const scale = largePrint ? 1.5 : 1;
  const width = (size.w - 2 * MARGIN) / columns;
  const tall = doc.items.some(({ kind }) => kind === 'cards');
  const says = doc.items.some((item) => item.kind === 'cards' && item.says !== undefined);
  const least = (says ? 38 : tall ? 33 : 13) * scale;
  const nameTop = title.bottom + 4;
  const top = nameTop + 11;
  const room = size.h - MARGIN - 3 - top;
  const perPage = Math.max(1, Math.floor(room / least)) * columns;
  const pageCount = Math.ceil(doc.items.length / perPage);
  const rowsOnPage = Math.ceil(Math.min(perPage, doc.items.length) / columns);
  const height = Math.min(least * 1.7, room / rowsOnPage);
  const pages = Array.from({ length: pageCount }, (_, at) => {
    const items = doc.items.slice(at * perPage, (at + 1) * perPage);
    const blocks = items.map((item, i): Block => {
      const x = MARGIN + (i % columns) * width;
      const y = top + Math.floor(i / columns) * height;
      const number = at * perPage + i + 1;
      return {
        kind: 'text',
        tag: 'P',
        shapes: drawItem(item, number, { x, y, w: width - 4, h: height }, scale, fonts),
      };
    });
    const name = nameLine(doc, size.w, nameTop, fonts);
    return pageOf(size, `${doc.title} ${at + 1}`, [...title.blocks, name, ...blocks, footLine(doc.note, style)]);
  });
  if (withKey) pages.push(...keyPages(doc, paper, scale, fonts));
  return facing({
    name: `${doc.id}-${paper}${largePrint ? '-large' : ''}`,
    title: doc.title,
    lang: doc.lang,
    duplex: null,
    pages,
  });
}

function nameLine({ words }: WorkDoc, paperWidth: number, y: number, fonts: Fonts): Block {
  const size = 4;
  const base = y + 5;
  const right = paperWidth - MARGIN;
  const date = right - 50;
  const after = (text: string, x: number): number => x + fonts.width(text, 'regular') * size + 2;
  return {
    kind: 'text',
    tag: 'P',
    shapes: [
      line(words.name, MARGIN, base, size, { weight: 'regular' }),
      line(words.date, date, base, size, { weight: 'regular' }),
      rule([after(words.name, MARGIN), base + 0.6, date - 5, base + 0.6]),
      rule([after(words.date, date), base + 0.6, right, base + 0.6]),
    ],
  };
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function drawItem(item: WorkItem, number: number, room: Room, scale: number, fonts: Fonts): Shape[] {
  const small = 3.4 * scale;
  const shapes: Shape[] = [];
  const label = `${number}.`;
  const indent = 9 * scale;
  switch (item.kind) {
    case 'line': {
      const size = 5.6 * scale;
      const base = room.y + room.h / 2 + (size * CAP_HEIGHT) / 2;
      shapes.push(line(label, room.x, base, small, { weight: 'regular', fill: INKS.grey }));
      shapes.push(lineWithBoxes(item.text, room.x + indent, base, size, room.w - indent, fonts));
      return shapes;
    }
    case 'cards': {
      // A sum needs a wider card than a number.
      const w = (item.cards.some((card) => card.length > 4) ? 24 : 13) * scale;
      const h = 18 * scale;
      let x = room.x + indent;
      let y = room.y + 1;
      if (item.says !== undefined) {
        const size = fitSize(fonts, item.says, 'regular', small, room.w - indent);
        shapes.push(line(item.says, x, y + small, size, { weight: 'regular' }));
        y += small * 1.5;
      }
      shapes.push(line(label, room.x, y + h / 2 + small * 0.3, small, { weight: 'regular', fill: INKS.grey }));
      const need = (item.target === undefined ? 0 : 1) + item.cards.length;
      const step = Math.min(w + 2, (room.w - indent) / need);
      if (item.target !== undefined) {
        const r = Math.min(7.4 * scale, step * 0.46);
        shapes.push(
          { kind: 'path', d: discPath(x + r, y + h / 2, r), stroke: INKS.red, width: 0.9 },
          ...sign(item.target, x + r, y + h / 2, 6.4 * scale, 1.5 * r, fonts),
        );
        x += step + 1;
      }
      for (const card of item.cards) {
        const box = { x, y, w: step - 2, h };
        shapes.push({ kind: 'path', d: boxPath(box, 1.6), stroke: INKS.ink, width: 0.35 });
        shapes.push(...sign(card, x + box.w / 2, y + h / 2, 7.4 * scale, box.w * 0.86, fonts));
        x += step;
      }
      const base = Math.min(y + h + 10 * scale, room.y + room.h - 3);
      shapes.push(rule([room.x + indent, base, room.x + room.w, base]));
      return shapes;
    }
    default:
      return item satisfies never;
  }
}

function sign(text: string, x: number, y: number, size: number, width: number, fonts: Fonts): Shape[] {
  const fitted = fitSize(fonts, text, 'bold', size, width);
  const shapes: Shape[] = [line(text, x, y + (fitted * CAP_HEIGHT) / 2, fitted, { anchor: 'middle' })];
  if (text === '6' || text === '9') {
    const half = (fonts.width(text, 'bold') * fitted) / 2;
    const under = y + (fitted * CAP_HEIGHT) / 2 + fitted * 0.14;
    shapes.push({
      kind: 'path',
      d: linesPath([[x - half, under, x + half, under]]),
      stroke: INKS.ink,
      width: fitted * 0.07,
    });
  }
  return shapes;
}

/** "7 + _ = 12" with a box for the blank. */
function lineWithBoxes(text: string, x: number, base: number, size: number, width: number, fonts: Fonts): Shape {
  const box = 1.7;
  const pieces = text.split(/(_)/);
  const natural = pieces.reduce((sum, one) => sum + (one === '_' ? box : fonts.width(one, 'regular')), 0);
  const fitted = Math.min(size, width / natural);
  const shapes: Shape[] = [];
  let pen = x;
  for (const piece of pieces) {
    if (piece === '_') {
      const place = { x: pen, y: base - fitted * 1.02, w: box * fitted, h: fitted * 1.36 };
      shapes.push({ kind: 'path', d: boxPath(place, 0.8), stroke: INKS.ink, width: 0.3 });
      pen += box * fitted;
    } else if (piece !== '') {
      shapes.push(line(piece, pen, base, fitted, { weight: 'regular' }));
      pen += fonts.width(piece, 'regular') * fitted;
    }
  }
  return { ...group(shift(0, 0), shapes), whole: { from: x, to: pen } };
}

function rule(ends: readonly [number, number, number, number]): Shape {
  return { kind: 'path', d: linesPath([ends]), stroke: INKS.grey, width: 0.25 };
}

function keyPages(doc: WorkDoc, paper: PaperName, scale: number, fonts: Fonts) {
  const size = PAPERS[paper];
  const style = { paper: size, margin: MARGIN };
  const title = titleBlock(`${doc.title}: ${doc.words.key}`, '', style, fonts, 7);
  const text = 4 * scale;
  const columns = doc.columns;
  const width = (size.w - 2 * MARGIN) / columns;
  const indent = fonts.width(`${doc.items.length}.  `, 'regular') * text;
  const entries = doc.items.map(({ key }) => wrap(fonts, key, 'regular', text, width - 4 - indent));
  const rows = Math.ceil(entries.length / columns);
  const heights = Array.from(
    { length: rows },
    (_, row) =>
      Math.max(...entries.slice(row * columns, (row + 1) * columns).map((lines) => lines.length)) * text * 1.3 +
      text * 0.6,
  );
  const pages: Block[][] = [[]];
  let y = title.bottom + 5;
  heights.forEach((height, row) => {
    if (y + height > size.h - MARGIN - 4) {
      pages.push([]);
      y = title.bottom + 5;
    }
    entries.slice(row * columns, (row + 1) * columns).forEach((lines, column) => {
      const x = MARGIN + column * width;
      const shapes = [
        line(`${row * columns + column + 1}.`, x, y + text * 0.9, text, { weight: 'regular' }),
        ...lines.map((one, i) => line(one, x + indent, y + text * (0.9 + i * 1.3), text, { weight: 'regular' })),
      ];
      pages.at(-1)?.push({ kind: 'text', tag: 'P', shapes });
    });
    y += height;
  });
  return pages.map((blocks) => pageOf(size, doc.words.key, [...title.blocks, ...blocks, footLine(doc.note, style)]));
}
