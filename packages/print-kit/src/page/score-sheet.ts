// A score sheet: a table with a column a player, a row a round, and room to write. Rows that do not fit go on the next page
// under the same heads; none is ever left out. A short table fills its page with copies.
import type { Fonts } from '../fonts/fonts.ts';
import { PAPERS, type PaperName } from '../geometry/paper.ts';
import { linesPath, type Shape } from '../drawing/shapes.ts';
import { fitSize, line } from '../drawing/text.ts';
import { INKS } from '../face/card-art.ts';
import { facing } from './facing.ts';
import { footLine, pageOf, titleBlock } from './flow.ts';
import type { Block, Cell, PaperFile, PaperPage } from './page.ts';

/** What a score sheet has room for. */
export interface ScoreDoc {
  readonly id: string;
  readonly lang: string;
  readonly title: string;
  /** How points are counted, in a line. */
  readonly note: string;
  /** Heads the first column: "Deal". */
  readonly label: string;
  /** Each with the columns under its head; a name is written into the head where it is a player's. */
  readonly columns: readonly { readonly head: string; readonly parts: readonly string[] }[];
  readonly rows: readonly string[];
  readonly foot: readonly string[];
  readonly credit: string;
}

const MARGIN = 13;
/** Between two tables on a page. */
const BETWEEN = 8;

/** The file of a score sheet. */
export function scoreFile(doc: ScoreDoc, paper: PaperName, largePrint: boolean, fonts: Fonts): PaperFile {
  const size = PAPERS[paper];
  const style = { paper: size, margin: MARGIN };
  const title = titleBlock(doc.title, doc.note, style, fonts, largePrint ? 11 : 8.5);
  const text = largePrint ? 6.4 : 4;
  const top = title.bottom + 4;
  const hasParts = doc.columns.some(({ parts }) => parts.length > 1);
  const headHeight = (largePrint ? 18 : 13) + (hasParts ? text * 1.7 : 0);
  const room = size.h - MARGIN - 4 - top - headHeight;
  const lowest = largePrint ? 13 : 6.6;
  const all = [...doc.rows, ...doc.foot];
  const perPage = Math.floor(room / lowest);
  const pageCount = Math.ceil(all.length / perPage);
  // The last page is as full as the others, so that no total stands alone.
  const onPage = Math.ceil(all.length / pageCount);
  const height = Math.min(largePrint ? 22 : 15, room / onPage);
  const pages: PaperPage[] = Array.from({ length: pageCount }, (_, at) => {
    const rows = all.slice(at * onPage, (at + 1) * onPage);
    const tall = headHeight + rows.length * height;
    // A short table comes again as often as it fits: the sheet serves for as many matches.
    const times = pageCount === 1 ? Math.floor((room + headHeight + BETWEEN) / (tall + BETWEEN)) : 1;
    const tables = Array.from({ length: times }, (_one, i): readonly Block[] => {
      const y = top + i * (tall + BETWEEN);
      const frame = { x: MARGIN, y, w: size.w - 2 * MARGIN, headHeight, height, text, hasParts };
      const grid = tableOf(doc, rows, frame, fonts);
      return [
        { kind: 'table', rows: grid.rows },
        { kind: 'artifact', shapes: grid.lines },
      ];
    });
    return pageOf(size, `${doc.title} ${at + 1}`, [...title.blocks, ...tables.flat(), footLine(doc.credit, style)]);
  });
  const name = `${doc.id}-score-${paper}${largePrint ? '-large' : ''}`;
  return facing({ name, title: doc.title, lang: doc.lang, duplex: null, pages });
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly headHeight: number;
  readonly height: number;
  readonly text: number;
  readonly hasParts: boolean;
}

function tableOf(doc: ScoreDoc, rows: readonly string[], frame: Frame, fonts: Fonts) {
  const { x, y, w, headHeight, height, text } = frame;
  const labels = [doc.label, ...doc.rows, ...doc.foot];
  const first = Math.min(w * 0.3, Math.max(...labels.map((one) => fonts.width(one, 'bold') * text)) + 5);
  const parts = doc.columns.flatMap((column) => column.parts);
  const cell = (w - first) / parts.length;
  const right = x + w;
  const bottom = y + headHeight + rows.length * height;
  const partsTop = y + headHeight - (frame.hasParts ? text * 1.7 : 0);

  const label = (
    one: string,
    left: number,
    width: number,
    base: number,
    given = text,
    weight: 'bold' | 'regular' = 'bold',
  ): Shape => line(one, left + 2, base, fitSize(fonts, one, weight, given, width - 3), { weight });
  let left = x + first;
  const heads: Cell[] = [{ head: 'column', shapes: [label(doc.label, x, first, y + headHeight - text * 0.6)] }];
  const columnLines: number[] = [];
  for (const column of doc.columns) {
    const width = cell * column.parts.length;
    const shapes = [label(column.head, left, width, y + text * 1.05, text * 0.85)];
    if (frame.hasParts) {
      column.parts.forEach((part, i) =>
        shapes.push(label(part, left + i * cell, cell, y + headHeight - text * 0.5, text * 0.85, 'regular')),
      );
    }
    heads.push({ head: 'column', shapes });
    // Every column has a head of its own to be heard, even where two share what is written above.
    for (let i = 1; i < column.parts.length; i++) heads.push({ head: 'column', shapes: [] });
    columnLines.push(left);
    left += width;
  }
  const body = rows.map((one, i): Cell[] => {
    const base = y + headHeight + i * height + height / 2 + text * 0.34;
    return [
      { head: 'row', shapes: [label(one, x, first, base)] },
      ...parts.map((): Cell => ({ head: null, shapes: [] })),
    ];
  });
  const thin = linesPath([
    ...rows.map((_, i) => [x, y + headHeight + i * height, right, y + headHeight + i * height] as const),
    ...parts.map((_, i) => [x + first + i * cell, partsTop, x + first + i * cell, bottom] as const),
    ...(frame.hasParts ? [[x + first, partsTop, right, partsTop] as const] : []),
  ]);
  const footRows = rows.filter((one) => doc.foot.includes(one)).length;
  const footTop = bottom - footRows * height;
  const thick = linesPath([
    [x, y, right, y],
    [x, bottom, right, bottom],
    [x, y, x, bottom],
    [right, y, right, bottom],
    [x, y + headHeight, right, y + headHeight],
    ...columnLines.map((at) => [at, y, at, bottom] as const),
    ...(footRows > 0 ? [[x, footTop, right, footTop] as const] : []),
  ]);
  const lines: Shape[] = [
    { kind: 'path', d: thin, stroke: INKS.dot, width: 0.2 },
    { kind: 'path', d: thick, stroke: INKS.ink, width: 0.45 },
  ];
  return { rows: [heads, ...body], lines };
}
