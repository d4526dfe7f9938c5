// Faces for the examples of the rules: numbers as they are printed, wild cards by their letters, signs, cards with a suit.
import { SIGN_SETS, type Sign, type SignSet } from '@cardinal/number';
import type { CardFace, Mark } from '@cardinal/table-kit';

const disc = (r: number): string => `M${50 - r} 50a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Wild cards by game and letter: the shape they bear. */
const WILDS: Readonly<Record<string, { readonly mark: Mark }>> = {
  W: {
    mark: [
      {
        d: 'M50 7 62.5 37.5 95 39 69.5 60 78.5 92 50 74 21.5 92 30.5 60 5 39 37.5 37.5z',
        fill: 'gold',
        stroke: 'ink',
        width: 7,
      },
    ],
  },
  D: {
    mark: [
      { d: 'M10 31H60', stroke: 'ink', width: 13 },
      { d: 'M60 9 92 31 60 53z', fill: 'ink', stroke: 'ink', width: 5 },
      { d: 'M90 69H40', stroke: 'red', width: 13 },
      { d: 'M40 47 8 69 40 91z', fill: 'red', stroke: 'red', width: 5 },
    ],
  },
  M: {
    mark: [
      { d: disc(42), fill: 'paper', stroke: 'ink', width: 8 },
      { d: 'M50 8a42 42 0 0 0 0 84z', fill: 'ink' },
    ],
  },
  T: {
    mark: [
      { d: disc(46), fill: 'red' },
      { d: disc(32), fill: 'paper' },
      { d: disc(17), fill: 'red' },
    ],
  },
};

type Names = Readonly<Record<string, string>>;

/** What is on a card of an example; `names` are those of cards without a number. */
export function exampleFace(face: number | string, names: Names = {}): CardFace {
  const wild = WILDS[face];
  if (wild) return { title: names[face] ?? `${face}`, mark: wild.mark, name: names[face] ?? `${face}`, wild: true };
  const text = `${face}`;
  return {
    title: text,
    index: text,
    underline: text === '6' || text === '9',
    ...(typeof face === 'number' && { dots: face }),
  };
}

const SIGNS: Readonly<Record<string, Sign>> = { x: '*', '/': '/', '-': '-', '+': '+' };

/** A digit, a number or a sign without anything else on the card. */
export function plainFace(face: number | string, { signs }: SignSet = SIGN_SETS.en): CardFace {
  const sign = SIGNS[face];
  const text = face === '*' ? '★' : sign === undefined ? `${face}` : signs[sign];
  return { title: text, index: text, underline: text === '6' || text === '9', wild: text === '★' };
}

/** A card with a suit, as it is noted ("13M"). */
export function suitFace(noted: string): CardFace {
  const number = /^\d+/.exec(noted)?.[0] ?? noted;
  const suit = noted.slice(number.length);
  return { ...plainFace(number), title: `${number} ${suit}`, name: suit };
}

/** What a card is called in a list of cards: its number, its sign, or its name. */
export function faceTitle(face: number | string, names: Names = {}): string {
  return names[face] ?? plainFace(face).title;
}
