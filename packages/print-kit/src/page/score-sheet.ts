// A score sheet: a table with a column a player, a row a round, and room to write. Rows that do not fit go on the next page
// under the same heads, players that do not fit into a table of their own; none is ever left out, and no head is set in
// type too small to read. A short table fills its page with copies.
import type { Fonts } from '../fonts/fonts.ts';
import { PAPERS, POINTS, type PaperName } from '../geometry/paper.ts';
import { linesPath, type Shape } from '../drawing/shapes.ts';
import { fitSize, line } from '../drawing/text.ts';
import { INKS } from '../face/card-art.ts';
import { facing } from './facing.ts';
import { BESIDE, footLine, pageOf, titleBlock } from './flow.ts';
import type { Block, Cell, PaperFile } from './page.ts';

/** What a score sheet has room for. */
export interface ScoreDoc {
  readonly id: string;
  readonly lang: string;
  readonly title: string;
  /** How points are counted, in a line. */
  readonly note: string;
  /** Heads the first column: "Deal". */
  readonly label: string;
  readonly columns: readonly ScoreColumn[];
  readonly rows: readonly string[];
  readonly foot: readonly string[];
  readonly credit: string;
}

/** A column and the columns under its head; a name is written into the head where it is a player's. */
export interface ScoreColumn {
  readonly head: string;
  readonly parts: readonly string[];
  /** Belongs to all players: stands in every table where they need several. */
  readonly shared?: true;
}

const MARGIN = 13;
/** The smallest type of a head, in points. */
const LEAST = { normal: 9, large: 14 };
/** Between the lines of a column and its text, both sides together. */
const PADDING = 3;
/** Between two tables on a page. */
const BETWEEN = 8;

/** The file of a score sheet. */
export function scoreFile(doc: ScoreDoc, paper: PaperName, largePrint: boolean, fonts: Fonts): PaperFile {
  const size = PAPERS[paper];
  const style = { paper: size, margin: MARGIN };
  const title = titleBlock(
    doc.title,
    doc.note,
    style,
    fonts,
    largePrint ? 11 : 8.5,
    BESIDE[largePrint ? 'large' : 'usual'],
  );
  const text = largePrint ? BESIDE.large : 4;
  const top = title.bottom + 4;
  const hasParts = doc.columns.some(({ parts }) => parts.length > 1);
  const headHeight = (largePrint ? 18 : 13) + (hasParts ? text * 1.7 : 0);
  const room = size.h - MARGIN - 4 - top;
  const lowest = largePrint ? 13 : 6.6;
  const all = [...doc.rows, ...doc.foot];
  const perPage = Math.floor((room - headHeight) / lowest);
  const parts = Math.ceil(all.length / perPage);
  // The last page is as full as the others, so that no total stands alone.
  const onPage = Math.ceil(all.length / parts);
  const width = size.w - 2 * MARGIN;
  const least = (largePrint ? LEAST.large : LEAST.normal) / POINTS;
  const first = firstWidth(doc, width, text, least, fonts);
  const groups = columnGroups(doc.columns, width - first, least, fonts);
  const fits = (rows: number): number => Math.floor((room + BETWEEN) / (headHeight + onPage * rows + BETWEEN));
  const stacked = Math.min(groups.length, parts === 1 ? fits(lowest) : 1);
  const sheets = Math.ceil(groups.length / stacked);
  const onSheet = Math.ceil(groups.length / sheets);
  const tallest = (room - (onSheet - 1) * BETWEEN) / onSheet - headHeight;
  const height = Math.min(largePrint ? 22 : 15, tallest / onPage);
  // Short tables come again as often as they fit: the sheet serves for as many matches.
  const times = parts === 1 ? Math.max(1, Math.floor(fits(height) / onSheet)) : 1;
  const tables = Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: parts }, (_one, part) =>
      Array.from({ length: times }, () => groups.slice(sheet * onSheet, (sheet + 1) * onSheet))
        .flat()
        .map((columns) => ({ columns, rows: all.slice(part * onPage, (part + 1) * onPage) })),
    ),
  ).flat();
  const pages = tables.map((onThis, at) => {
    const blocks = onThis.flatMap(({ columns, rows }, i): readonly Block[] => {
      const y = top + i * (headHeight + rows.length * height + BETWEEN);
      const grid = tableOf(
        { ...doc, columns },
        rows,
        { x: MARGIN, y, w: width, first, headHeight, height, text, hasParts },
        fonts,
      );
      return [
        { kind: 'table', rows: grid.rows },
        { kind: 'artifact', shapes: grid.lines },
      ];
    });
    return pageOf(size, `${doc.title} ${at + 1}`, [
      ...title.blocks,
      ...blocks,
      footLine(doc.credit, style, at + 1, tables.length),
    ]);
  });
  const name = `${doc.id}-score-${paper}${largePrint ? '-large' : ''}`;
  return facing({ name, title: doc.title, lang: doc.lang, duplex: null, pages });
}

/** How wide the column of labels is: as its longest needs, and where that is too much, in the smallest type at least. */
function firstWidth(doc: ScoreDoc, width: number, text: number, least: number, fonts: Fonts): number {
  const longest = Math.max(...[doc.label, ...doc.rows, ...doc.foot].map((one) => fonts.width(one, 'bold')));
  return Math.min(longest * text + 5, Math.max(width * 0.3, longest * least + PADDING));
}

/** The columns in as many tables as their heads need, all of a like width, shared ones in each. */
function columnGroups(columns: readonly ScoreColumn[], width: number, least: number, fonts: Fonts): ScoreColumn[][] {
  const shared = columns.filter((one) => one.shared);
  const own = columns.filter((one) => !one.shared);
  const needs = ({ head, parts }: ScoreColumn): number =>
    Math.max(
      (fonts.width(head, 'bold') * least + PADDING) / parts.length,
      ...parts.map((part) => fonts.width(part, 'regular') * least + PADDING),
    );
  const cell = Math.max(...columns.map(needs));
  const cells = Math.floor(width / cell) - shared.reduce((sum, { parts }) => sum + parts.length, 0);
  const most = Math.max(1, Math.floor(cells / Math.max(...own.map(({ parts }) => parts.length))));
  const count = Math.ceil(own.length / most);
  const each = Math.ceil(own.length / count);
  return Array.from({ length: count }, (_, i) => [...shared, ...own.slice(i * each, (i + 1) * each)]);
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  /** Width of the column of labels. */
  readonly first: number;
  readonly headHeight: number;
  readonly height: number;
  readonly text: number;
  readonly hasParts: boolean;
}

function tableOf(doc: ScoreDoc, rows: readonly string[], frame: Frame, fonts: Fonts) {
  const { x, y, w, first, headHeight, height, text } = frame;
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
  ): Shape => line(one, left + 2, base, fitSize(fonts, one, weight, given, width - PADDING), { weight });
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
