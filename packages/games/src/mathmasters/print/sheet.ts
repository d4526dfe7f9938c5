// MathMasters on paper: 52 cards whose suits are shapes, letters and words, the three table cards, and a score sheet.
import { needsBar, type PrintCard } from '@cardinal/print-kit';
import * as v from 'valibot';
import type { GamePaper } from '../../game-paper.ts';
import { cardsIn, deckShape, numberOf, PRINTED_DECK, SUITS, suitOf, TABLE_CARDS } from '../deck.ts';
import { SUIT_MARKS } from '../marks.ts';
import { words, type PaperWords } from './words.ts';
import { matchSheet, worksheet } from './worksheet.ts';

const CREDIT = 'MathMasters: tablepress.space/mathmasters';

/** MathMasters for the printer. */
export const paper: GamePaper = {
  decks(lang, given) {
    const deck = given === undefined ? { success: true as const, output: PRINTED_DECK } : v.safeParse(deckShape, given);
    if (!deck.success) return null;
    const said = words[lang];
    const cards = cardsIn(deck.output);
    const numbers = new Set(cards.map((card) => String(numberOf(card))));
    const play = cards.map((card): PrintCard => {
      const index = String(numberOf(card));
      const suit = SUITS[suitOf(card)] ?? SUITS[0];
      const name = said.suits[suit.id];
      return {
        front: {
          id: `${index}${suit.letter}`,
          alt: said.card(name, numberOf(card)),
          index,
          underline: needsBar(index, numbers),
          suit: { mark: SUIT_MARKS[suit.id], letter: suit.letter },
          name,
        },
        back: { id: 'mathmasters', alt: said.back, pattern: 'waves', word: 'MathMasters' },
      };
    });
    return [{ id: 'mathmasters', title: 'MathMasters', lang, cards: [...play, ...tableCards(said)] }];
  },
  score(lang, players) {
    const { score } = words[lang];
    return {
      id: 'mathmasters',
      lang,
      title: score.title,
      note: score.note,
      label: score.label,
      columns: Array.from({ length: players }, (_, i) => ({ head: score.player(i + 1), parts: [''] })),
      // Four players play four deals, fewer play three.
      rows: Array.from({ length: players === 4 ? 4 : 3 }, (_, i) => String(i + 1)),
      foot: [score.total],
      credit: CREDIT,
    };
  },
  worksheet,
  matchSheet,
};

function tableCards(said: PaperWords): PrintCard[] {
  const back = { id: 'table', alt: said.tableBack, pattern: 'rings', word: said.tableWord } as const;
  return TABLE_CARDS.map(({ no }, i) => {
    const { name = String(no), text = [] } = said.table[i] ?? {};
    return { front: { id: `table-${no}`, alt: `${name}. ${text.join(' ')}`, name, text }, back };
  });
}
