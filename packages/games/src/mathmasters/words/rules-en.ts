// The rules of MathMasters told in our own words, in English.
import type { RulesWords } from './rules-plan.ts';

/** MathMasters in English. */
export const rulesEn: RulesWords = {
  goal: {
    title: 'What you want',
    text: [
      'Win piles of cards. Every card you win counts as many points as its number. Most points after the last deal win.',
      'A number can be said in many ways: 6 is 6, and 6 and 6, and 2 times 3. The better you see that, the more sets you find.',
    ],
  },
  cards: {
    title: 'The cards',
    text: [
      'There are 52 cards: the numbers 1 to 13, each in four suits. There are no pictures.',
      'The rules name only one suit, Match. The other three names, Kite, Ring and Tent, are ours, and so are all shapes and colours. If your printed cards look different, that changes nothing.',
      'Three table cards lie beside the pile and are never dealt. Card 1 reminds you of the turn and the points. Card 2 allows Same Number and All Four. Card 3 allows Times and Make 13 and joins in the second deal.',
    ],
  },
  deal: {
    title: 'How a deal begins',
    text: [
      'Two or three players get 16 cards each, four players 12. Four more cards lie face up for everyone: the Hints. With two players 16 cards are left over, and nobody may look at them.',
      'The player after the dealer leads. In the next deal the next player deals.',
    ],
  },
  turn: {
    title: 'Your turn',
    text: [
      'The leader lays a set. Any set will do, even a single card, but a leader may not pass.',
      'Then it goes round to the left. Lay a stronger set of the same type, or pass. If you pass you may still come in again later, as long as the pile lives.',
      'When everyone else has passed in a row, the player of the last set wins the pile and leads the next one. If that player has no cards left, the next one who has cards leads.',
      'An empty hand passes by itself. The deal is over when all hands are empty.',
    ],
  },
  sameNumber: {
    title: 'Same Number',
    text: ['One, two or three cards with the same number. More cards win. With as many cards the larger number wins.'],
    says: [
      'Three 4s beat two 13s: three cards are more than two.',
      'Two 9s do not beat two 9s. They are equal, not stronger.',
    ],
  },
  times: {
    title: 'Times',
    text: [
      'Three cards: two numbers, and what they make when you multiply them. Both numbers must be at least 2. The larger answer wins.',
      'The answers are 4, 6, 8, 9, 10 and 12. No other number up to 13 is a product of two numbers from 2 on. That is why 2, 3, 5, 7, 11 and 13 are called primes.',
    ],
    says: [
      '2 × 3 = 6. The cards are 11 points, and a Times set brings 3 more.',
      'The answer 8 beats the answer 6. Only the last set brings its bonus.',
      '2 × 6 and 3 × 4 make the same, so neither beats the other.',
    ],
  },
  make13: {
    title: 'Make 13',
    text: [
      'Two, three or four cards of one suit that add to 13. More cards win. It does not matter which numbers they are.',
    ],
    says: [
      'Four cards beat three. Together 26 points, and four cards bring 3 more.',
      '6 and 7 make 13, but these are two suits.',
    ],
  },
  allFour: {
    title: 'All Four',
    text: [
      'All four cards of one number. It beats every other set, of any type. Only an All Four of a larger number beats it. It brings 5 more points.',
    ],
    says: ['Four 2s go on a Times set, and on anything else.', 'Four 4s do not beat four 5s.'],
  },
  hints: {
    title: 'Hints',
    text: [
      'Once in each deal you may take one Hint into your set, together with at least one card from your hand. The other players can no longer use that card.',
      'If you win that pile, you get 1 point less. If somebody else wins it, it costs you nothing. Either way you have had your Hint for this deal.',
    ],
    says: [
      'Two 9s, three 4s, and then all four 5s with the help of a Hint: 50 points of cards, 5 for All Four, and 1 less for the Hint.',
    ],
  },
  wrongTimes: {
    title: 'Wrong Times!',
    text: [
      'Anybody can lay three cards as a Times set, also by mistake. The largest number is the answer that is claimed. If it is not true, call “Wrong Times!” before the next player acts.',
      'If you are right, the cards go back, that player is out of this pile, and you get 1 point. The set below counts again. If there is none, the next player leads.',
      'If you are wrong, you are out of this pile. Nothing else happens.',
      'If nobody calls, the set stands as it was claimed. You may call even when your hand is empty.',
    ],
  },
  end: {
    title: 'How it ends',
    text: [
      'You play 3 deals, with four players 4. Most points win. If two have the same, both win.',
      'At the young table everyone gets 10 cards and only Same Number and All Four are played: 3 deals, or 2 if you are tired.',
    ],
  },
};
