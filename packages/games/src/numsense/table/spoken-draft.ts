// A half-built sentence aloud: what is there, what is blank, and, where the player wants it, what it comes to. All numbers
// of it are said in one way, that of the reader's voice.
import { parse, speak, type Voice } from '@cardinal/number';
import { GRAMMAR } from '../sentence.ts';
import { cellName } from './cell-name.ts';
import { cells, type Cell, type Draft } from './draft.ts';
import { valueOf, type Holding, type Worth } from './holding.ts';
import { notWhole } from './not-whole.ts';
import { spokenValue } from './signs.ts';
import { tongue } from './tongue.ts';
import { VOICES } from './voices.ts';
import type { TableWords } from './words/en.ts';
import { textOf } from './worth.ts';

/** The draft in words; with its worth only if that is given. */
export function spokenDraft(draft: Draft, holding: Holding, live: Worth | null, words: TableWords): string {
  if (draft.pieces.length === 0) return words.worth.sentenceEmpty;
  const voice = VOICES[tongue.lang];
  const said = spokenPieces(draft, holding, voice, words);
  return live && draft.pieces.length > 1 ? said + spokenWorth(live, voice, words) : said;
}

function spokenPieces(draft: Draft, holding: Holding, voice: Voice, words: TableWords): string {
  const parsed = parse(textOf(draft.pieces, holding).text, GRAMMAR);
  if (parsed.ok) return speak(parsed.expr, voice);
  return cells(draft.pieces).reduce((before, cell, at, row) => {
    const last = row[at - 1];
    const name = spokenCell(cell, draft, holding, voice) ?? cellName(cell, draft, holding, words);
    if (last === undefined) return name;
    return before + (isBracket(last) || isBracket(cell) ? voice.pause : voice.space) + name;
  }, '');
}

/** What the voice has a word for; null for a place or a card without a number. */
function spokenCell(cell: Cell, { pieces }: Draft, holding: Holding, voice: Voice): string | null {
  if (cell.kind === 'gap') return null;
  const { piece } = cell;
  if (piece.kind === 'sign') return voice.sign(piece.sign);
  if (piece.kind !== 'card') return voice[piece.kind];
  const value = valueOf(piece.card, pieces, holding);
  return value === null ? null : voice.number(BigInt(value));
}

const isBracket = (cell: Cell): boolean =>
  cell.kind === 'piece' && (cell.piece.kind === 'open' || cell.piece.kind === 'close');

/** What comes behind the sentence: it goes on with what it equals, or a sentence of its own follows. */
function spokenWorth(worth: Worth, voice: Voice, words: TableWords): string {
  switch (worth.kind) {
    case 'empty':
      return '';
    case 'by-zero':
      return `. ${words.worth.byZero}`;
    case 'not-whole':
      return `. ${notWhole(worth)}`;
    case 'whole':
      return worth.hits
        ? `. ${words.worth.hits}`
        : voice.pause + words.worth.saidEquals(spokenValue(worth.value, voice));
    case 'open':
    case 'part':
      return worth.value === null ? '' : voice.pause + words.worth.saidSoFar(spokenValue(worth.value, voice));
    default:
      return worth satisfies never;
  }
}
