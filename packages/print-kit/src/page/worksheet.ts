// A sheet to practise on and its key: numbered items in columns with room to write, as evenly over its pages as they go.
import type { Fonts } from '../fonts/fonts.ts';
import { PAPERS, type PaperName } from '../geometry/paper.ts';
import { line } from '../drawing/text.ts';
import { facing } from './facing.ts';
import { BESIDE, footLine, pageOf, titleBlock } from './flow.ts';
import type { Block, PaperFile } from './page.ts';
import type { KeyPlace, WorkDoc, WorkItem } from './work-doc.ts';
import { drawItem, rule } from './work-item.ts';
import { keyFoot, keyPages } from './work-key.ts';

const MARGIN = 15;

/** The file of a sheet. In large print answers never stand at the foot, where the type is small: they have their own page. */
export function workFile(
  doc: WorkDoc,
  paper: PaperName,
  largePrint: boolean,
  keyPlace: KeyPlace,
  fonts: Fonts,
): PaperFile {
  const size = PAPERS[paper];
  const style = { paper: size, margin: MARGIN };
  const title = titleBlock(
    doc.title,
    doc.task,
    style,
    fonts,
    largePrint ? 11 : 8,
    BESIDE[largePrint ? 'large' : 'usual'],
  );
  const columns = largePrint ? Math.max(1, doc.columns - 1) : doc.columns;
  const scale = largePrint ? 1.5 : 1;
  const wide = size.w - 2 * MARGIN;
  const width = wide / columns;
  const nameTop = title.bottom + 4;
  const top = nameTop + 6 + 5 * scale;
  const bottom = size.h - MARGIN - 3;
  const inFoot = keyPlace === 'foot' && !largePrint;
  // All cards of a sheet are of one width.
  const longest = Math.max(
    0,
    ...doc.items.flatMap((item) => (item.kind === 'cards' ? item.cards.map(({ length }) => length) : [])),
  );
  const { least, most } = rowHeights(doc.items);
  const rows = Math.ceil(doc.items.length / columns);
  const sheets = spread(rows, bottom - top, [least * scale, most * scale], (perPage) =>
    chunks(doc.items, perPage * columns).map((items, at) => ({
      items,
      foot: inFoot ? keyFoot(doc, items, at * perPage * columns + 1, MARGIN, wide, fonts) : null,
    })),
  );
  const pages = sheets.pages.map(({ items, foot }, at) => {
    const blocks = items.map((item, i): Block => {
      const x = MARGIN + (i % columns) * width;
      const y = top + Math.floor(i / columns) * sheets.height;
      const number = at * sheets.perPage * columns + i + 1;
      const room = { x, y, w: width - 4, h: sheets.height };
      return { kind: 'text', tag: 'P', shapes: drawItem(item, number, room, { scale, longest }, fonts) };
    });
    const name = nameLine(doc, size.w, nameTop, scale, fonts);
    const answers = foot?.blocks(bottom) ?? [];
    return pageOf(size, `${doc.title} ${at + 1}`, [...title.blocks, name, ...blocks, ...answers]);
  });
  if (keyPlace !== 'none' && !inFoot) pages.push(...keyPages(doc, paper, MARGIN, scale, fonts));
  return facing({
    name: `${doc.id}-${paper}${largePrint ? '-large' : ''}`,
    title: doc.title,
    lang: doc.lang,
    duplex: null,
    pages: pages.map((page, at) => ({
      ...page,
      blocks: [...page.blocks, footLine(doc.note, style, at + 1, pages.length)],
    })),
  });
}

/** How high a row of items is at least, with room to write, and at most. */
function rowHeights(items: readonly WorkItem[]): { readonly least: number; readonly most: number } {
  if (items.every(({ kind }) => kind === 'line')) return { least: 13, most: 34 };
  const least = items.some((item) => item.kind === 'cards' && item.says !== undefined) ? 34 : 28.5;
  return { least, most: least * 1.7 };
}

/** The fewest pages on which all rows and what stands below them fit, and the rows as high as that allows. */
function spread<P extends { readonly foot: { readonly height: number } | null }>(
  rows: number,
  room: number,
  [least, most]: readonly [least: number, most: number],
  pagesOf: (perPage: number) => readonly P[],
): { readonly pages: readonly P[]; readonly perPage: number; readonly height: number } {
  for (let count = 1; ; count++) {
    const perPage = Math.max(1, Math.ceil(rows / count));
    const pages = pagesOf(perPage);
    const left = room - Math.max(0, ...pages.map(({ foot }) => foot?.height ?? 0));
    if (perPage * least <= left || perPage === 1) return { pages, perPage, height: Math.min(left / perPage, most) };
  }
}

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}

function nameLine({ words }: WorkDoc, paperWidth: number, y: number, scale: number, fonts: Fonts): Block {
  const size = 4 * scale;
  const base = y + 5 * scale;
  const right = paperWidth - MARGIN;
  const date = right - 50 * scale;
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
