// The rules of Addition Mania in our own words. Examples are data, so that a test plays them.

/** One part of the rules. An example gives cards by what they count, guesses, and the points that follow. */
export interface RulesSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly examples?: readonly {
    readonly values: readonly number[];
    readonly guesses: readonly number[];
    readonly points: readonly number[];
    readonly says: string;
  }[];
}

/** All parts, in reading order. */
export type RulesText = readonly RulesSection[];

/** The rules in English. */
export const rulesEn: RulesText = [
  {
    title: 'What it is about',
    paragraphs: ['Everyone holds one card that nobody else can see. You guess what all those cards add up to.'],
  },
  {
    title: 'Getting ready',
    paragraphs: [
      'All 52 cards are shuffled and dealt out evenly, face down. Nobody looks. Cards that are left over stay hidden.',
      'An ace counts 1. A number counts itself. Jack, queen and king count 11.',
    ],
  },
  {
    title: 'A round',
    paragraphs: [
      'Everyone lifts the top card of their own pile and keeps it secret. Then everyone writes a guess.',
      'When all have guessed, all cards and guesses are shown at once. The cards of the round are put away.',
    ],
  },
  {
    title: 'Points',
    paragraphs: [
      'Exactly right and nobody else is: 4 points. Several exactly right: 3 points each.',
      'If nobody is exact, the nearest guess gets 2 points. Several equally near get 1 point each.',
    ],
    examples: [
      {
        values: [5, 11, 1],
        guesses: [17, 16, 20],
        points: [4, 0, 0],
        says: 'The sum is 17. Only the first guess is exact.',
      },
      { values: [5, 11, 1], guesses: [17, 17, 20], points: [3, 3, 0], says: 'Two guesses are exact.' },
      {
        values: [10, 11, 1],
        guesses: [20, 24, 30],
        points: [1, 1, 0],
        says: 'The sum is 22. 20 and 24 are equally near.',
      },
      { values: [10, 11, 1], guesses: [21, 24, 30], points: [2, 0, 0], says: 'The sum is 22. 21 is nearest.' },
    ],
  },
  {
    title: 'The end',
    paragraphs: ['When the piles are used up, the most points win. Equal points share the win.'],
  },
  {
    title: 'Worth knowing',
    paragraphs: [
      'Cards that were shown do not come back. Whoever counts them guesses better, above all near the end.',
      'The rules come from the document “Rules for Addition Mania”. Cardinal is independent and tells them in its own words.',
    ],
  },
];
