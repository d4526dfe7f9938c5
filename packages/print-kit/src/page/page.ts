// A page of paper as data: what is drawn, what it means to somebody who listens, and where it is cut. Files, previews and
// tests all read these.
import type { Shape } from '../drawing/shapes.ts';
import type { Box, Size } from '../geometry/paper.ts';

/** A cell of a table. `head` says what it heads, if anything. */
export interface Cell {
  readonly head: 'column' | 'row' | null;
  readonly shapes: readonly Shape[];
}

/** A part of a page, in reading order. */
export type Block =
  | { readonly kind: 'artifact'; readonly shapes: readonly Shape[] }
  | { readonly kind: 'figure'; readonly alt: string; readonly box: Box; readonly shapes: readonly Shape[] }
  | { readonly kind: 'text'; readonly tag: 'H1' | 'H2' | 'P'; readonly shapes: readonly Shape[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Cell[])[] };

/** One side of a sheet. */
export interface PaperPage {
  readonly size: Size;
  /** What the page is, for those who jump through a file: "Fronts, sheet 2". */
  readonly name: string;
  readonly blocks: readonly Block[];
  /** Round all cards of the page, and the bleed round that. */
  readonly trim?: Box;
  readonly bleed?: Box;
}

/** A file to print. */
export interface PaperFile {
  /** Without ending, such as "numsense-a4-9up". */
  readonly name: string;
  readonly title: string;
  readonly lang: string;
  /** How a printer that can should turn the sheet; null for one-sided files. */
  readonly duplex: 'long' | 'short' | null;
  readonly pages: readonly PaperPage[];
}

/** All that is drawn on a page, from the bottom up. */
export function shapesOf(page: PaperPage): Shape[] {
  return page.blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.flat().flatMap((cell) => cell.shapes) : block.shapes,
  );
}
