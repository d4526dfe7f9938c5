// Text that runs down columns and over pages: headings, paragraphs, gaps. Gives pages as data; knows no rules of any game.
import type { Fonts } from '../fonts/fonts.ts';
import type { Size } from '../geometry/paper.ts';
import type { Shape, Weight } from '../drawing/shapes.ts';
import { line, wrap } from '../drawing/text.ts';
import { INKS } from '../face/card-art.ts';
import type { Block, PaperPage } from './page.ts';

/** How a text is set. Sizes in mm. */
export interface FlowStyle {
  readonly paper: Size;
  readonly margin: number;
  readonly columns: number;
  /** Font size of paragraphs. */
  readonly body: number;
  /** From where on the first page on columns begin. */
  readonly top: number;
}

/** A paragraph or heading to be set. */
export interface FlowText {
  readonly tag: 'H2' | 'P';
  readonly text: string;
  /** Set in a little, after a bar: an example. */
  readonly aside?: boolean;
}

/** Text beside a title, in mm: 12 pt, and 18 pt for those who need large print. */
export const BESIDE = { usual: 4.2, large: 6.4 } as const;

const GUTTER = 6;
const LEADING = 1.27;

/** Sets texts; gives the blocks of each page. */
export function flowText(texts: readonly FlowText[], style: FlowStyle, fonts: Fonts): Block[][] {
  const { paper, margin, columns, body } = style;
  const width = (paper.w - 2 * margin - (columns - 1) * GUTTER) / columns;
  const bottom = paper.h - margin - 2;
  const pages: Block[][] = [[]];
  let column = 0;
  let y = style.top;

  function turn(): void {
    column += 1;
    if (column === columns) {
      column = 0;
      pages.push([]);
    }
    y = pages.length === 1 ? style.top : margin;
  }

  for (const { tag, text, aside = false } of texts) {
    const size = tag === 'H2' ? body * 1.25 : aside ? body * 0.94 : body;
    const weight: Weight = tag === 'H2' ? 'bold' : 'regular';
    const indent = aside ? 3 : 0;
    const lines = wrap(fonts, text, weight, size, width - indent);
    const height = lines.length * size * LEADING;
    const isTop = y === style.top || y === margin;
    if (tag === 'H2' && !isTop) y += body * 0.6;
    // A heading stays with two lines of what it heads; a paragraph is not torn.
    const needs = tag === 'H2' ? height + 3 * body * LEADING : height;
    if (y + needs > bottom && !isTop) turn();
    const x = margin + column * (width + GUTTER) + indent;
    const shapes: Shape[] = lines.map((one, i) =>
      line(one, x, y + size * (0.95 + i * LEADING), size, { weight, ...(tag === 'H2' && { fill: INKS.red }) }),
    );
    pages.at(-1)?.push({ kind: 'text', tag, shapes });
    if (aside) {
      const bar = `M${x - 2} ${y + 0.6}V${y + height - 0.2}`;
      pages.at(-1)?.push({ kind: 'artifact', shapes: [{ kind: 'path', d: bar, stroke: INKS.gold, width: 0.6 }] });
    }
    y += height + body * (tag === 'H2' ? 0.12 : 0.34);
  }
  return pages;
}

/** The title of a document and lines of `small` type below it, and where the text below begins. */
export function titleBlock(
  title: string,
  below: string,
  { paper, margin }: Pick<FlowStyle, 'paper' | 'margin'>,
  fonts: Fonts,
  size = 8.5,
  small: number = BESIDE.usual,
): { readonly blocks: readonly Block[]; readonly bottom: number } {
  const width = paper.w - 2 * margin;
  const titles = wrap(fonts, title, 'bold', size, width);
  const lines = wrap(fonts, below, 'regular', small, width);
  const heads = titles.map((one, i) => line(one, margin, margin + size * (0.8 + i * 1.15), size));
  let y = margin + size * 1.15 * titles.length;
  const texts = lines.map((one, i) => line(one, margin, y + small * (0.9 + i * 1.3), small, { weight: 'regular' }));
  y += lines.length * small * 1.3;
  const blocks: Block[] = [{ kind: 'text', tag: 'H1', shapes: heads }];
  if (texts.length > 0) blocks.push({ kind: 'text', tag: 'P', shapes: texts });
  return { blocks, bottom: y };
}

/** A small line at the foot of a page, with the number of the page from 1 where there are several. */
export function footLine(
  text: string,
  { paper, margin }: Pick<FlowStyle, 'paper' | 'margin'>,
  page = 1,
  pages = 1,
): Block {
  const shape = line(
    pages > 1 ? `${text} · ${page}/${pages}` : text,
    paper.w / 2,
    paper.h - Math.max(7, margin - 5),
    2.8,
    {
      weight: 'regular',
      anchor: 'middle',
      fill: INKS.grey,
    },
  );
  return { kind: 'text', tag: 'P', shapes: [shape] };
}

/** A page of blocks. */
export function pageOf(paper: Size, name: string, blocks: readonly Block[]): PaperPage {
  return { size: paper, name, blocks };
}
