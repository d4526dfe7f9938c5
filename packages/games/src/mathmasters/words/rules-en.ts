// The rules of MathMasters told in our own words, with examples that a test plays by the engine.

/** One example: sets laid on each other, in notation ("times 2M 3K 6R"). `goes` says whether the last one may be laid; `points` is what its owner gets when all others pass. `hint` is the card of the last set that is a Hint. */
export interface RulesExample {
  readonly sets: readonly string[];
  readonly goes: boolean;
  readonly points?: number;
  readonly hint?: string;
  readonly says: string;
}

/** One part of the rules: a title, paragraphs, and examples where they help. */
export interface RulesSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly examples?: readonly RulesExample[];
}

/** The rules of a game as a page shows them. */
export type RulesText = readonly RulesSection[];

/** MathMasters in English. */
export const rulesEn: RulesText = [
  {
    title: 'What you want',
    text: [
      'Win piles of cards. Every card you win counts as many points as its number. Most points after the last deal win.',
      'A number can be said in many ways: 6 is 6, and 6 and 6, and 2 times 3. The better you see that, the more sets you find.',
    ],
  },
  {
    title: 'The cards',
    text: [
      'There are 52 cards: the numbers 1 to 13, each in four suits. There are no pictures.',
      'The rules name only one suit, Match. The other three names, Kite, Ring and Tent, are ours, and so are all shapes and colours. If your printed cards look different, that changes nothing.',
      'Three table cards lie beside the pile and are never dealt. Card 1 reminds you of the turn and the points. Card 2 allows Same Number and All Four. Card 3 allows Times and Make 13 and joins in the second deal.',
    ],
  },
  {
    title: 'How a deal begins',
    text: [
      'Two or three players get 16 cards each, four players 12. Four more cards lie face up for everyone: the Hints. With two players 16 cards are left over, and nobody may look at them.',
      'The player after the dealer leads. In the next deal the next player deals.',
    ],
  },
  {
    title: 'Your turn',
    text: [
      'The leader lays a set. Any set will do, even a single card, but a leader may not pass.',
      'Then it goes round to the left. Lay a stronger set of the same type, or pass. If you pass you may still come in again later, as long as the pile lives.',
      'When everyone else has passed in a row, the player of the last set wins the pile and leads the next one. If that player has no cards left, the next one who has cards leads.',
      'An empty hand passes by itself. The deal is over when all hands are empty.',
    ],
  },
  {
    title: 'Same Number',
    text: ['One, two or three cards with the same number. More cards win. With as many cards the larger number wins.'],
    examples: [
      {
        sets: ['13M 13K', '4M 4K 4R'],
        goes: true,
        points: 38,
        says: 'Three 4s beat two 13s: three cards are more than two.',
      },
      { sets: ['9M 9K', '9R 9T'], goes: false, says: 'Two 9s do not beat two 9s. They are equal, not stronger.' },
    ],
  },
  {
    title: 'Times',
    text: [
      'Three cards: two numbers, and what they make when you multiply them. Both numbers must be at least 2. The larger answer wins.',
      'The answers are 4, 6, 8, 9, 10 and 12. No other number up to 13 is a product of two numbers from 2 on. That is why 2, 3, 5, 7, 11 and 13 are called primes.',
    ],
    examples: [
      {
        sets: ['times 2M 3K 6R'],
        goes: true,
        points: 14,
        says: '2 × 3 = 6. The cards are 11 points, and a Times set brings 3 more.',
      },
      {
        sets: ['times 2M 3K 6R', 'times 2K 4R 8T'],
        goes: true,
        points: 28,
        says: 'The answer 8 beats the answer 6. Only the last set brings its bonus.',
      },
      {
        sets: ['times 2M 6K 12R', 'times 3M 4K 12T'],
        goes: false,
        says: '2 × 6 and 3 × 4 make the same, so neither beats the other.',
      },
    ],
  },
  {
    title: 'Make 13',
    text: [
      'Two, three or four cards of one suit that add to 13. More cards win. It does not matter which numbers they are.',
    ],
    examples: [
      {
        sets: ['make-13 2M 4M 7M', 'make-13 1K 3K 4K 5K'],
        goes: true,
        points: 29,
        says: 'Four cards beat three. Together 26 points, and four cards bring 3 more.',
      },
      { sets: ['make-13 6M 7K'], goes: false, says: '6 and 7 make 13, but these are two suits.' },
    ],
  },
  {
    title: 'All Four',
    text: [
      'All four cards of one number. It beats every other set, of any type. Only an All Four of a larger number beats it. It brings 5 more points.',
    ],
    examples: [
      {
        sets: ['times 3M 4K 12R', '2M 2K 2R 2T'],
        goes: true,
        points: 32,
        says: 'Four 2s go on a Times set, and on anything else.',
      },
      { sets: ['5M 5K 5R 5T', '4M 4K 4R 4T'], goes: false, says: 'Four 4s do not beat four 5s.' },
    ],
  },
  {
    title: 'Hints',
    text: [
      'Once in each deal you may take one Hint into your set, together with at least one card from your hand. The other players can no longer use that card.',
      'If you win that pile, you get 1 point less. If somebody else wins it, it costs you nothing. Either way you have had your Hint for this deal.',
    ],
    examples: [
      {
        sets: ['9M 9K', '4M 4K 4R', '5M 5K 5R 5T'],
        goes: true,
        points: 54,
        hint: '5M',
        says: 'Two 9s, three 4s, and then all four 5s with the help of a Hint: 50 points of cards, 5 for All Four, and 1 less for the Hint.',
      },
    ],
  },
  {
    title: 'Wrong Times!',
    text: [
      'Anybody can lay three cards as a Times set, also by mistake. The largest number is the answer that is claimed. If it is not true, call “Wrong Times!” before the next player acts.',
      'If you are right, the cards go back, that player is out of this pile, and you get 1 point. The set below counts again. If there is none, the next player leads.',
      'If you are wrong, you are out of this pile. Nothing else happens.',
      'If nobody calls, the set stands as it was claimed. You may call even when your hand is empty.',
    ],
  },
  {
    title: 'How it ends',
    text: [
      'You play 3 deals, with four players 4. Most points win. If two have the same, both win.',
      'At the young table everyone gets 10 cards and only Same Number and All Four are played: 3 deals, or 2 if you are tired.',
    ],
  },
];
