// What stands on the paper of MathMasters in English, the type of all other languages.

/** English. */
export const en = {
  suits: { match: 'Match', kite: 'Kite', ring: 'Ring', tent: 'Tent' },
  card: (suit: string, number: number) => `${number}, ${suit}`,
  back: 'MathMasters card',
  tableBack: 'Table card',
  tableWord: 'Table card',
  table: [
    {
      name: '1 · Your turn',
      text: [
        'Lead a set, or lay a stronger set of the same kind, or pass. A leader may not pass.',
        'You may add one Hint to your own cards, once a deal.',
        'All others pass: you win the pile.',
        'A pile brings its numbers added up, the bonus of the last set, less 1 for a Hint.',
      ],
    },
    {
      name: '2 · From the first deal',
      text: [
        'Same Number: one, two or three cards with the same number. A higher number is stronger: more cards, then the number.',
        'All Four: all four cards of one number. It beats every other set. Bonus 5.',
      ],
    },
    {
      name: '3 · From the second deal',
      text: [
        'Times: two cards and their product, such as 2, 3 and 6. Not with 1. A larger answer is stronger. Bonus 3.',
        'Make 13: two or more cards of one suit that make 13. More cards are stronger. Four cards bring a bonus of 3.',
        'Somebody’s Times is wrong? Call “Wrong Times!”',
      ],
    },
  ],
  score: {
    title: 'MathMasters: scores',
    note: 'Won piles: the numbers added up, plus the bonus, less 1 for a Hint.',
    label: 'Deal',
    player: (n: number) => `Player ${n}`,
    total: 'Total',
  },
  work: {
    title: 'MathMasters: find the set',
    task: 'Sets are equal numbers, Times (such as 2, 3 and 6, bonus 3) and Make 13 in one suit (four cards: bonus 3). All four of a number have a bonus of 5. Find the set worth the most: its numbers added up, plus its bonus.',
  },
  match: {
    title: 'MathMasters: once again',
    task: 'Somebody passed here but held a stronger set of the same kind, or laid a Times that was wrong. Find what is right.',
    pile: (pile: string) => `On the pile: ${pile}`,
  },
};

/** The words of one language. */
export type PaperWords = typeof en;
