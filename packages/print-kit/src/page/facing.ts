// Pages for those who read from the right: everything changes sides. Pictures only change their place.
import { readsRightToLeft } from '../fonts/bidi.ts';
import { shift } from '../drawing/matrix.ts';
import { mirrored } from '../drawing/mirrored.ts';
import { group } from '../drawing/shapes.ts';
import type { Block, PaperFile } from './page.ts';

/** The file as its language is read; the same file where that is from the left. */
export function facing(file: PaperFile): PaperFile {
  if (!readsRightToLeft(file.lang)) return file;
  return {
    ...file,
    pages: file.pages.map((page) => ({ ...page, blocks: page.blocks.map((block) => turned(block, page.size.w)) })),
  };
}

function turned(block: Block, width: number): Block {
  switch (block.kind) {
    case 'artifact':
    case 'text':
      return { ...block, shapes: mirrored(block.shapes, width) };
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row) => row.map((cell) => ({ ...cell, shapes: mirrored(cell.shapes, width) }))),
      };
    case 'figure': {
      const x = width - block.box.x - block.box.w;
      return { ...block, box: { ...block.box, x }, shapes: [group(shift(x - block.box.x, 0), block.shapes)] };
    }
    default:
      return block satisfies never;
  }
}
