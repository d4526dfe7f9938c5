// Math Rush on paper: number cards with their check letter on the back, goals and help cards, each with a back of its own
// kind. The letter is a rule of play, so a back belongs to its card and not to its sheet.
import { needsBar, type CardArt, type Mark, type PrintCard } from '@cardinal/print-kit';
import * as v from 'valibot';
import type { GamePaper } from '../../game-paper.ts';
import { DESIGN_DECK, deckShape, letterOf, type GoalFace, type NumberFace } from '../deck.ts';
import { words, type PaperWords } from './words.ts';
import { matchSheet, worksheet } from './worksheet.ts';

const HELPS = 3;
const RACES = 3;
const CREDIT = 'Math Rush: Addition & Subtraction, by John Coveyou and Steve Schlepphorst, Genius Games';

const UP: Mark = [
  { d: 'M16 84 78 22', stroke: 'ink', width: 14 },
  { d: 'M50 14H86V50', stroke: 'ink', width: 14 },
];
const DOWN: Mark = [
  { d: 'M16 16 78 78', stroke: 'ink', width: 14 },
  { d: 'M50 86H86V50', stroke: 'ink', width: 14 },
];
const HAND: Mark = [
  { d: 'M50 6a44 44 0 1 0 0 88a44 44 0 1 0 0-88z', stroke: 'red', width: 9 },
  { d: 'M50 26V74M26 50H74', stroke: 'red', width: 14 },
];

/** Math Rush for the printer. */
export const paper: GamePaper = {
  decks(lang, given) {
    const deck = given === undefined ? { success: true as const, output: DESIGN_DECK } : v.safeParse(deckShape, given);
    if (!deck.success) return null;
    const said = words[lang];
    const { numbers, goals } = deck.output;
    const signs = new Set(numbers.map(signOf));
    const cards: PrintCard[] = [
      ...numbers.map((face) => numberCard(face, signs, said)),
      ...goals.map((face, i) => goalCard(face, i, said)),
      ...Array.from({ length: HELPS }, () => helpCard(said)),
    ];
    return [{ id: 'math-rush', title: 'Math Rush', lang, cards }];
  },
  score(lang) {
    const { score } = words[lang];
    return {
      id: 'math-rush',
      lang,
      title: score.title,
      note: score.note,
      label: score.label,
      columns: [
        { head: score.goals, parts: [''] },
        { head: score.stars, parts: [''] },
      ],
      rows: Array.from({ length: RACES }, (_, i) => String(i + 1)),
      foot: [score.bonus, score.total],
      credit: CREDIT,
    };
  },
  worksheet,
  matchSheet,
};

const signOf = ({ text }: NumberFace): string => text.replaceAll(' ', '');

function numberCard(face: NumberFace, signs: ReadonlySet<string>, said: PaperWords): PrintCard {
  const { text, value } = face;
  const letter = letterOf(value);
  const index = signOf(face);
  const back = `${said.backs.number} ${letter}`;
  return {
    // Upside down 6 + 6 is 9 + 9: the letter on the back tells them apart too late.
    front: { id: text, alt: text, index, underline: needsBar(index, signs) },
    back: { id: `number-${letter}`, alt: back, pattern: 'dots', word: said.words.number, letter },
  };
}

function goalCard(goal: GoalFace, place: number, said: PaperWords): PrintCard {
  const { direction, limit, count, stars } = goal;
  const lines = [said.limits[limit], said[direction], said.stars(stars)];
  const front: CardArt = {
    id: `goal-${place}`,
    alt: `${said.goal}: ${[said.cards(count), ...lines].join(', ')}`,
    mark: direction === 'up' ? UP : DOWN,
    name: said.cards(count),
    text: lines,
  };
  return { front, back: { id: 'goal', alt: said.backs.goal, pattern: 'arrows', word: said.words.goal } };
}

function helpCard(said: PaperWords): PrintCard {
  return {
    front: { id: 'help', alt: said.help.name, mark: HAND, name: said.help.name, text: said.help.text, tint: true },
    back: { id: 'help', alt: said.backs.help, pattern: 'stars', word: said.words.help },
  };
}
