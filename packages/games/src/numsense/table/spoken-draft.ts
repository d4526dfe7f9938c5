// A half-built sentence aloud: what is there, what is blank, and, where the player wants it, what it comes to.
import { spokenSentence, spokenValue } from './signs.ts';
import { cells, type Cell, type Draft } from './tray.ts';
import type { TableWords } from './words/en.ts';
import { textOf, valueOf, type Holding, type Worth } from './worth.ts';
import { nameOf } from './faces.ts';

/** The draft in words; with its worth only if that is given. */
export function spokenDraft(draft: Draft, holding: Holding, live: Worth | null, words: TableWords): string {
  if (draft.pieces.length === 0) return words.sentenceEmpty;
  const { text, holes } = textOf(draft.pieces, holding);
  const said =
    holes.length === 0 && !text.includes(' ')
      ? spokenSentence(text, words.voice)
      : cells(draft.pieces)
          .map((cell) => cellName(cell, draft, holding, words))
          .join(' ');
  const alone = draft.pieces.length < 2;
  return live && !alone ? `${said}. ${spokenWorth(live, words)}`.trim() : said;
}

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

function spokenWorth(worth: Worth, words: TableWords): string {
  switch (worth.kind) {
    case 'empty':
      return '';
    case 'by-zero':
      return words.byZero;
    case 'whole':
      return worth.hits ? words.hits : words.saidEquals(spokenValue(worth.value, words.voice));
    case 'open':
    case 'part':
      return worth.value === null ? '' : words.saidSoFar(spokenValue(worth.value, words.voice));
    default:
      return worth satisfies never;
  }
}
