// A half-built sentence aloud: what is there, what is blank, and, where the player wants it, what it comes to.
import { spokenSentence, spokenValue } from './signs.ts';
import { cellName } from './cell-name.ts';
import { cells, type Draft } from './draft.ts';
import type { Holding, Worth } from './holding.ts';
import { tongue } from './tongue.ts';
import { VOICES } from './voices.ts';
import type { TableWords } from './words/en.ts';
import { textOf } from './worth.ts';

/** The draft in words; with its worth only if that is given. */
export function spokenDraft(draft: Draft, holding: Holding, live: Worth | null, words: TableWords): string {
  if (draft.pieces.length === 0) return words.sentenceEmpty;
  const { text, holes } = textOf(draft.pieces, holding);
  const said =
    holes.length === 0 && !text.includes(' ')
      ? spokenSentence(text, VOICES[tongue.lang])
      : cells(draft.pieces)
          .map((cell) => cellName(cell, draft, holding, words))
          .join(' ');
  const alone = draft.pieces.length < 2;
  return live && !alone ? `${said}. ${spokenWorth(live, words)}`.trim() : said;
}

function spokenWorth(worth: Worth, words: TableWords): string {
  switch (worth.kind) {
    case 'empty':
      return '';
    case 'by-zero':
      return words.byZero;
    case 'whole':
      return worth.hits ? words.hits : words.saidEquals(spokenValue(worth.value, VOICES[tongue.lang]));
    case 'open':
    case 'part':
      return worth.value === null ? '' : words.saidSoFar(spokenValue(worth.value, VOICES[tongue.lang]));
    default:
      return worth satisfies never;
  }
}
