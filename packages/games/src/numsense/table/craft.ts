// The craft of sentences in one parcel: all that a composer does with a draft once somebody builds one. It comes a moment
// after the table, which shows an empty tray without it.
import { isDraft } from './is-draft.ts';
import { spokenDraft } from './spoken-draft.ts';
import { shownEquation, shownSentence } from './signs.ts';
import { keepOnly, setWild, takeBack, takeOut, tapBracket, tapCard, tapCell, tapSign } from './tray.ts';
import { typedPieces } from './typing.ts';
import { isWhole, textOf, worth } from './worth.ts';
import { worthText } from './worth-text.ts';

/** What is done with drafts. */
export const craft = {
  ...{ keepOnly, setWild, takeBack, takeOut, tapBracket, tapCard, tapCell, tapSign },
  ...{ isDraft, isWhole, shownEquation, shownSentence, spokenDraft, textOf, typedPieces, worth, worthText },
};

/** See {@link craft}. */
export type Craft = typeof craft;
