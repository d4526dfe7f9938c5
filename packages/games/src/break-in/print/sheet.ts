// Break In on paper: the deck and the equals cards as two files, since they are two stocks of card and never share a sheet.
import { needsBar, type CardArt, type PrintCard } from '@cardinal/print-kit';
import { cardPoints, EQUALS_POINTS, type FormulaCard } from '@cardinal/solver';
import * as v from 'valibot';
import type { GamePaper } from '../../game-paper.ts';
import { DESIGN_DECK, deckShape, EQUALS_CARDS, type Deck } from '../deck.ts';
import { STAR } from '../marks.ts';
import { matchSheet } from './match-sheet.ts';
import { words, type PaperWords } from './words.ts';
import { worksheet } from './worksheet.ts';

const GLYPHS: Readonly<Partial<Record<string, string>>> = { '-': '−', x: '×', '/': '÷' };
/** Lines until somebody has 1000 points: the game says no number of deals. */
const LINES = 16;
const CREDIT = 'A Math Card Game: dr-mikes-math-games-for-kids.com';

/** Break In for the printer. */
export const paper: GamePaper = {
  decks(lang, given) {
    const deck = given === undefined ? { success: true as const, output: DESIGN_DECK } : v.safeParse(deckShape, given);
    if (!deck.success) return null;
    const said = words[lang];
    const back = { id: 'break-in', alt: said.back, pattern: 'bricks', word: 'Break In' } as const;
    const cards = (deck.output as Deck).flatMap(({ face, count }): PrintCard[] => {
      const front = art(face, deck.output, said);
      return Array.from({ length: count }, () => ({ front, back }));
    });
    const equals: PrintCard = {
      front: { id: '=', alt: said.equals, index: '=', name: said.points(String(EQUALS_POINTS)) },
      back: { id: 'equals', alt: said.equalsBack, pattern: 'bars', word: '= = =' },
    };
    return [
      { id: 'break-in', title: 'Break In', lang, cards },
      {
        id: 'break-in-equals',
        title: said.equalsDeck,
        lang,
        cards: Array.from({ length: EQUALS_CARDS }, () => equals),
      },
    ];
  },
  score(lang, players) {
    const { score } = words[lang];
    return {
      id: 'break-in',
      lang,
      title: score.title,
      note: score.note,
      label: score.label,
      columns: Array.from({ length: players }, (_, i) => ({
        head: score.player(i + 1),
        parts: [score.deal, score.total],
      })),
      rows: Array.from({ length: LINES }, (_, i) => String(i + 1)),
      foot: [],
      credit: CREDIT,
    };
  },
  worksheet,
  matchSheet,
};

function art(face: FormulaCard, deck: Deck, said: PaperWords): CardArt {
  const faces = new Set<string>(deck.map((one) => one.face));
  if (/^\d$/.test(face)) {
    return { id: face, alt: face, index: face, underline: needsBar(face, faces), dots: Number(face) };
  }
  const points = String(cardPoints(face));
  const name = said.points(points);
  if (face === '*') return { id: face, alt: said.signs[face], mark: STAR, name, tint: true };
  return { id: face, alt: said.signs[face] ?? face, index: GLYPHS[face] ?? face, name };
}
