// What stands on the paper of MathMasters. Names of suits as in play.

const en = {
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
};

/** The words of one language. */
export type PaperWords = typeof en;

/** By language. */
export const words: { readonly en: PaperWords; readonly de: PaperWords } = {
  en,
  de: {
    suits: en.suits,
    card: (suit, number) => `${number}, ${suit}`,
    back: 'MathMasters-Karte',
    tableBack: 'Tischkarte',
    tableWord: 'Tischkarte',
    table: [
      {
        name: '1 · Du bist dran',
        text: [
          'Spiel einen Satz aus, leg einen stärkeren Satz derselben Art, oder passe.',
          'Zu deinen eigenen Karten darfst du einen Hinweis nehmen, einmal in jeder Runde.',
          'Alle anderen passen: Du gewinnst den Stapel.',
          'Ein Stapel bringt seine Zahlen zusammengezählt, den Bonus des letzten Satzes, und 1 weniger für einen Hinweis.',
        ],
      },
      {
        name: '2 · Ab der ersten Runde',
        text: [
          'Gleiche Zahl: eine, zwei oder drei Karten mit derselben Zahl. Mehr Karten sind stärker, dann die größere Zahl.',
          'Alle vier: alle vier Karten einer Zahl. Schlägt jeden anderen Satz. Bonus 5.',
        ],
      },
      {
        name: '3 · Ab der zweiten Runde',
        text: [
          'Mal: zwei Karten und ihr Ergebnis, wie 2, 3 und 6. Nicht mit 1. Das größere Ergebnis ist stärker. Bonus 3.',
          'Mach 13: zwei oder mehr Karten einer Farbe, die zusammen 13 sind. Mehr Karten sind stärker. Vier Karten bringen 3 Bonuspunkte.',
          'Ist ein Mal-Satz falsch? Ruf „Falsch gerechnet!“',
        ],
      },
    ],
    score: {
      title: 'MathMasters: Punkte',
      note: 'Gewonnene Stapel: die Zahlen zusammengezählt, plus Bonus, 1 weniger für einen Hinweis.',
      label: 'Runde',
      player: (n) => `Spieler ${n}`,
      total: 'Summe',
    },
  },
};
