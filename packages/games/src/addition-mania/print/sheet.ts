// Addition Mania on paper: a standard pack for those who have none, index cards to write guesses on, and a score sheet with
// a row for every round that the players can have.
import { needsBar, type PrintCard } from '@cardinal/print-kit';
import * as v from 'valibot';
import type { GamePaper } from '../../game-paper.ts';
import { deckShape, STANDARD_DECK, type Face } from '../deck.ts';
import { suitMark } from '../marks.ts';
import { words, type PaperWords } from './words.ts';
import { matchSheet, worksheet } from './worksheet.ts';

/** Index cards: a file of one sheet, one card a player and one to spare. */
const INDEX_CARDS = 9;
/** Rounds on an index card: two players have the most. */
const MOST_ROUNDS = 26;
const PACK = 52;
const CREDIT = 'Addition Mania';

/** Addition Mania for the printer. */
export const paper: GamePaper = {
  decks(lang, given) {
    const deck =
      given === undefined ? { success: true as const, output: STANDARD_DECK } : v.safeParse(deckShape, given);
    if (!deck.success) return null;
    const said = words[lang];
    const { index } = said;
    const ranks = new Set(deck.output.map(({ rank }) => rank));
    const card: PrintCard = {
      front: {
        id: 'index',
        alt: index.alt,
        name: index.name,
        rows: Array.from({ length: MOST_ROUNDS }, (_, i) => String(i + 1)),
      },
      back: { id: 'index', alt: index.back, pattern: 'checks', word: index.word },
    };
    return [
      {
        id: 'addition-mania',
        title: 'Addition Mania',
        lang,
        cards: deck.output.map((face) => playCard(face, ranks, said)),
      },
      { id: 'addition-mania-index', title: index.title, lang, cards: Array.from({ length: INDEX_CARDS }, () => card) },
    ];
  },
  score(lang, players) {
    const { score } = words[lang];
    const person = (n: number) => ({ head: score.player(n), parts: [score.guess, score.points] });
    return {
      id: 'addition-mania',
      lang,
      title: score.title,
      note: score.note,
      label: score.label,
      columns: [
        { head: score.sum, parts: [''], shared: true },
        ...Array.from({ length: players }, (_, i) => person(i + 1)),
      ],
      rows: Array.from({ length: Math.floor(PACK / players) }, (_, i) => String(i + 1)),
      foot: [score.total],
      credit: CREDIT,
    };
  },
  worksheet,
  matchSheet,
};

function playCard({ rank, suit, value }: Face, ranks: ReadonlySet<string>, said: PaperWords): PrintCard {
  const mark = suitMark(suit);
  const name = said.card(said.ranks[rank] ?? rank, said.suits[suit]);
  return {
    front: {
      id: `${rank}${suit}${value}`,
      alt: `${name}, ${said.counts(value)}`,
      index: rank,
      underline: needsBar(rank, ranks),
      ...(mark && { suit: { mark, letter: suit } }),
      ...(said.suits[suit] !== undefined && { name: said.suits[suit] }),
      ...(value <= 30 && { dots: value }),
    },
    back: { id: 'addition-mania', alt: said.back, pattern: 'plus', word: 'Addition Mania' },
  };
}
