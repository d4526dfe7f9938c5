// Numsense on paper: the deck as in play, a score sheet for five deals, sheets of hands whose key the solver writes.
import { needsBar, type CardArt, type PrintCard } from '@cardinal/print-kit';
import type { Face } from '@cardinal/solver';
import * as v from 'valibot';
import type { GamePaper } from '../../game-paper.ts';
import { DESIGN_DECK, isNumber, type Deck } from '../deck.ts';
import { deckShape } from '../deck-shape.ts';
import { MARKS } from '../marks.ts';
import { matchSheet } from './match-sheet.ts';
import { words } from './words.ts';
import { worksheet } from './worksheet.ts';

/** Deals of a standard match (ruling 1.28), and how many cards the first has. */
const DEALS = 5;
const FIRST_HAND = 2;
const CREDIT = 'Numsense: numsense.org';

/** Numsense for the printer. */
export const paper: GamePaper = {
  decks(lang, given) {
    const deck = given === undefined ? { success: true as const, output: DESIGN_DECK } : v.safeParse(deckShape, given);
    if (!deck.success) return null;
    const said = words[lang];
    const back = { id: 'numsense', alt: said.back, pattern: 'lattice', word: 'Numsense' } as const;
    const cards = (deck.output as Deck).flatMap(({ face, count }): PrintCard[] => {
      const front = art(face, numbersOf(deck.output), said.names);
      return Array.from({ length: count }, () => ({ front, back }));
    });
    return [{ id: 'numsense', title: 'Numsense', lang, cards }];
  },
  score(lang, players) {
    const { score } = words[lang];
    return {
      id: 'numsense',
      lang,
      title: score.title,
      note: score.note,
      label: score.label,
      columns: Array.from({ length: players }, (_, i) => ({ head: score.player(i + 1), parts: [''] })),
      rows: Array.from({ length: DEALS }, (_, i) => score.row(i + 1, FIRST_HAND + i)),
      foot: [score.total],
      credit: CREDIT,
    };
  },
  worksheet,
  matchSheet,
};

function numbersOf(deck: Deck): ReadonlySet<string> {
  return new Set(deck.flatMap(({ face }) => (isNumber(face) ? [String(face)] : [])));
}

function art(
  face: Face,
  numbers: ReadonlySet<string>,
  names: Readonly<Record<'W' | 'D' | 'M' | 'T', string>>,
): CardArt {
  if (!isNumber(face)) return { id: face, alt: names[face], mark: MARKS[face], name: names[face], tint: true };
  const index = String(face);
  return {
    id: index,
    alt: index,
    index,
    underline: needsBar(index, numbers),
    // Three frames fill a card.
    ...(face <= 30 && { dots: face }),
  };
}
