// The answers of a sheet to practise on: upside down at the foot of its items, or on a page of their own.
import type { Fonts } from '../fonts/fonts.ts';
import { PAPERS, type PaperName } from '../geometry/paper.ts';
import { turnAbout } from '../drawing/matrix.ts';
import { group, linesPath, type Shape } from '../drawing/shapes.ts';
import { line, wrap } from '../drawing/text.ts';
import { INKS } from '../face/card-art.ts';
import { pageOf, titleBlock } from './flow.ts';
import type { Block, PaperPage } from './page.ts';
import type { WorkDoc, WorkItem } from './work-doc.ts';

/** Answers set in columns: how high they stand, whether each has one line, and their shapes, numbered, below a point. */
interface SetAnswers {
  readonly height: number;
  readonly whole: boolean;
  readonly shapes: (x: number, y: number) => readonly (readonly Shape[])[];
}

const LEADING = 1.32;

/** Sets answers in as many columns as they allow, row by row. */
function setAnswers(items: readonly WorkItem[], first: number, size: number, width: number, fonts: Fonts): SetAnswers {
  const indent = fonts.width(`${first + items.length}. `, 'regular') * size + size * 0.4;
  const gap = size * 1.6;
  const widest = Math.max(...items.map(({ key }) => fonts.width(key, 'regular') * size)) + indent;
  const columns = Math.min(items.length, Math.max(1, Math.floor(width / (widest * 1.02 + gap))));
  const column = width / columns;
  const lines = items.map(({ key }) => wrap(fonts, key, 'regular', size, column - indent - (columns > 1 ? gap : 0)));
  const rows = Math.ceil(items.length / columns);
  const tops = [0];
  for (let row = 0; row < rows; row++) {
    const tallest = Math.max(...lines.slice(row * columns, (row + 1) * columns).map(({ length }) => length));
    tops.push((tops[row] ?? 0) + (tallest * LEADING + 0.25) * size);
  }
  return {
    height: tops[rows] ?? 0,
    whole: lines.every(({ length }) => length === 1),
    shapes: (x, y) =>
      lines.map((texts, i) => {
        const left = x + (i % columns) * column;
        const top = y + (tops[Math.floor(i / columns)] ?? 0) + size * 0.95;
        return [
          line(`${first + i}.`, left, top, size, { weight: 'regular', fill: INKS.grey }),
          ...texts.map((text, at) => line(text, left + indent, top + at * size * LEADING, size, { weight: 'regular' })),
        ];
      }),
  };
}

/** Type at the foot, in mm: 8.5 pt. */
const FOOT_SIZE = 3;
/** From the items to the line above the answers, and from there to their heading. */
const FOOT_GAP = 3;

/** Answers upside down: how much of the page they take, and their blocks when they end at `bottom`. */
export function keyFoot(
  { words }: WorkDoc,
  items: readonly WorkItem[],
  first: number,
  x: number,
  width: number,
  fonts: Fonts,
): { readonly height: number; readonly blocks: (bottom: number) => Block[] } {
  const answers = setAnswers(items, first, FOOT_SIZE, width, fonts);
  const head = FOOT_SIZE * LEADING;
  const tall = head + answers.height;
  const height = tall + 2 * FOOT_GAP;
  return {
    height,
    blocks: (bottom) => {
      const top = bottom - tall;
      const turned = (shapes: readonly Shape[]): readonly Shape[] => [
        group(turnAbout(180, x + width / 2, top + tall / 2), shapes),
      ];
      const heading = line(upperFirst(words.key), x, top + FOOT_SIZE * 0.95, FOOT_SIZE);
      const fold = top - FOOT_GAP;
      return [
        {
          kind: 'artifact',
          shapes: [
            {
              kind: 'path',
              d: linesPath([[x, fold, x + width, fold]]),
              stroke: INKS.dot,
              width: 0.25,
              dash: [2, 1.5],
            },
          ],
        },
        { kind: 'text', tag: 'P', shapes: turned([heading]) },
        ...answers.shapes(x, top + head).map((shapes): Block => ({ kind: 'text', tag: 'P', shapes: turned(shapes) })),
      ];
    },
  };
}

const upperFirst = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** Type of a page of answers, in mm: the largest that leaves one page and breaks no answer, 17 pt to 11 pt. */
const SMALLEST = 4;
const PAGE_SIZES = [6, 5.5, 5, 4.5, SMALLEST] as const;

/** Pages of answers, without what stands at their foot. `scale` is 1 for the usual print. */
export function keyPages(doc: WorkDoc, paper: PaperName, margin: number, scale: number, fonts: Fonts): PaperPage[] {
  const size = PAPERS[paper];
  const style = { paper: size, margin };
  const width = size.w - 2 * margin;
  const title = titleBlock(`${doc.title} · ${doc.words.key}`, '', style, fonts, 7);
  const top = title.bottom + 5;
  const room = size.h - margin - 4 - top;
  const set = (items: readonly WorkItem[], first: number, text: number): SetAnswers =>
    setAnswers(items, first, text * scale, width, fonts);
  const sized = PAGE_SIZES.map((text) => ({ text, ...set(doc.items, 1, text) })).filter(({ height }) => height <= room);
  const text = (sized.find(({ whole }) => whole) ?? sized[0])?.text ?? SMALLEST;
  const pages: PaperPage[] = [];
  let first = 1;
  while (first <= doc.items.length) {
    const rest = doc.items.slice(first - 1);
    // As many as go on the page: rows differ in height where answers are broken.
    let fits = rest.length;
    while (fits > 1 && set(rest.slice(0, fits), first, text).height > room) fits -= 1;
    const shapes = set(rest.slice(0, fits), first, text).shapes(margin, top);
    const blocks = shapes.map((one): Block => ({ kind: 'text', tag: 'P', shapes: one }));
    pages.push(pageOf(size, doc.words.key, [...title.blocks, ...blocks]));
    first += fits;
  }
  return pages;
}
