// What can be wrong with a deck that somebody wrote, and how it is told: where it stands, what was found, what may stand
// there. Knows no game: faults come from the shape of a game's deck.
import type { PageWords } from './ui/ui-words.ts';

/** What may stand in a place of a deck. `letters` are some of these, each at most once. */
export type DeckWanted =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'letters'; readonly of: string }
  | { readonly kind: 'flag' }
  | { readonly kind: 'list'; readonly least: number; readonly most: number }
  | { readonly kind: 'fields'; readonly names: readonly string[] }
  | { readonly kind: 'either'; readonly of: readonly DeckWanted[] };

/** The lists that a deck may have: one of cards, or number cards and goals apart. */
export const DECK_LISTS = ['cards', 'numbers', 'goals'] as const;

/** Where in a deck: `at` is the place in the list, from 1; `mark` is what stands on that card; null where it goes for the whole. */
export interface DeckPlace {
  readonly list: (typeof DECK_LISTS)[number] | null;
  readonly at: number | null;
  readonly mark: string | null;
  readonly field: string | null;
}

/** One thing wrong with a deck file. `found` is what stands there, as JSON and cut short. */
export type DeckFault =
  | { readonly kind: 'not-json'; readonly line: number | null }
  | { readonly kind: 'other-file'; readonly field: string; readonly found: string; readonly wanted: string }
  | { readonly kind: 'missing'; readonly place: DeckPlace; readonly wanted: DeckWanted }
  | { readonly kind: 'unknown'; readonly place: DeckPlace; readonly known: readonly string[] }
  | { readonly kind: 'value'; readonly place: DeckPlace; readonly found: string; readonly wanted: DeckWanted }
  | { readonly kind: 'length'; readonly place: DeckPlace; readonly found: number; readonly wanted: DeckWanted }
  | { readonly kind: 'twice'; readonly place: DeckPlace; readonly found: string }
  | { readonly kind: 'total'; readonly found: number; readonly most: number };

/** Faults as they are told: the first few, and how many more there are. */
export interface DeckFaults {
  readonly first: readonly DeckFault[];
  readonly more: number;
}

type DeckWords = PageWords['deckFile'];

/** A sentence for each of the first faults, and one that counts the others. */
export function deckFaultLines({ first, more }: DeckFaults, words: DeckWords): readonly string[] {
  return [...first.map((fault) => faultText(fault, words)), ...(more > 0 ? [words.more(more)] : [])];
}

function faultText(fault: DeckFault, words: DeckWords): string {
  switch (fault.kind) {
    case 'not-json':
      return words.notJson(fault.line);
    case 'other-file':
      return words.otherFile(
        words.code(JSON.stringify(fault.field)),
        words.code(fault.found),
        words.code(fault.wanted),
      );
    case 'missing':
      return words.at(placeText(fault.place, words), words.missing(wantedText(fault.wanted, words)));
    case 'unknown':
      return words.at(placeText(fault.place, words), words.unknown(listText(fault.known, words)));
    case 'value':
      return words.at(
        placeText(fault.place, words),
        words.value(words.code(fault.found), wantedText(fault.wanted, words)),
      );
    case 'length':
      return words.at(placeText(fault.place, words), words.length(fault.found, wantedText(fault.wanted, words)));
    case 'twice':
      return words.at(placeText(fault.place, words), words.twice(words.code(fault.found)));
    case 'total':
      return words.total(fault.found, fault.most);
    default:
      return fault satisfies never;
  }
}

function placeText({ list, at, mark, field }: DeckPlace, words: DeckWords): string {
  const card =
    at === null || list === null ? null : words.card[list](at) + (mark === null ? '' : ` (${words.code(mark)})`);
  return [card ?? words.deck, ...(field === null ? [] : [words.code(JSON.stringify(field))])].join(words.comma);
}

function wantedText(wanted: DeckWanted, words: DeckWords): string {
  switch (wanted.kind) {
    case 'whole':
      return words.whole(wanted.least, wanted.most);
    case 'one-of':
      return words.oneOf(listText(wanted.values, words));
    case 'text':
      return words.text(wanted.most);
    case 'letters':
      return words.letters(words.code(wanted.of));
    case 'flag':
      return words.flag;
    case 'list':
      return words.list(wanted.least, wanted.most);
    case 'fields':
      return words.fields(listText(wanted.names, words));
    case 'either':
      return wanted.of.map((one) => wantedText(one, words)).join(words.or);
    default:
      return wanted satisfies never;
  }
}

/** Names and texts stand in quotes, as in the file. */
function listText(values: readonly string[], words: DeckWords): string {
  return values.map((value) => words.code(JSON.stringify(value))).join(words.comma);
}
