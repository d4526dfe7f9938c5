// What the pieces and places of a sentence are called.
import type { Cell, Draft } from './draft.ts';
import { nameOf } from './faces.ts';
import { valueOf, type Holding } from './holding.ts';
import type { TableWords } from './words/en.ts';

/** What is called a cell of the row. */
export function cellName(cell: Cell, { pieces }: Draft, holding: Holding, words: TableWords): string {
  if (cell.kind === 'gap') return cell.wants === 'number' ? words.emptyNumber : words.emptySign;
  const { piece } = cell;
  switch (piece.kind) {
    case 'sign':
      return words.signs[piece.sign];
    case 'open':
      return words.bracketOpen;
    case 'close':
      return words.bracketClose;
    case 'card': {
      const face = holding.hand.find(({ id }) => id === piece.card)?.face;
      const value = valueOf(piece.card, pieces, holding);
      if (face === undefined || typeof face === 'number') return String(value);
      const name = nameOf(face, words);
      return value === null ? words.wildUnset(name) : words.wildSet(name, value);
    }
    default:
      return piece satisfies never;
  }
}
