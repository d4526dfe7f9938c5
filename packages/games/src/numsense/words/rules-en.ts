// The rules of Numsense told in our own words, in English.
import type { RulesWords } from './rules-plan.ts';

/** Numsense in English. */
export const rulesEn: RulesWords = {
  goal: {
    title: 'What you want',
    text: [
      'Make the target with all the cards in your hand. You may add, take away, multiply and divide as often as you like, and put brackets where you need them.',
      'If you hit the target, you get the points of all your cards. So the best hand hits the target with large cards.',
    ],
    says: [
      'It makes 10, so all three cards count: 7 and 2 and 4 are 13 points. It does not matter that 4 was taken away.',
    ],
  },
  deal: {
    title: 'How a deal begins',
    text: [
      'In the first deal everyone gets 2 cards, in the second 3, and so on up to 6 in the fifth and last deal.',
      'Then the target is turned up. If a wild card comes, it goes back into the pile and another card is turned up.',
      'The other cards are the draw pile. The discard pile begins empty.',
    ],
  },
  turn: {
    title: 'Your turn',
    text: [
      'Take the top card of the draw pile or of the discard pile. Then put one card from your hand on the discard pile. It may be the one you took. You always hold as many cards as you were dealt.',
      'Or call “Numsense!” instead, if your hand makes the target. That is your whole turn.',
      'You need not call. You can go on and look for larger cards. But somebody else may call first.',
    ],
  },
  call: {
    title: 'After the call',
    text: [
      'Your hand stays as it is. Everyone else gets one last turn, one after the other.',
      'Then everyone writes a sentence with all their cards, as close to the target as they can.',
      'If the draw pile runs empty, the used cards are shuffled into a new one. If it runs empty again and nobody has called, the deal ends and all hands are scored.',
      'If nobody touches the draw pile any more, the deal ends too: after three rounds in which everyone only passes (takes the top discard and puts it back, or calls falsely), or six in which everyone only swaps the top discard.',
      'You can also play without Cardinal as a judge. Then a call counts, true or not, unless somebody doubts it before the next player acts. The hand is shown. If the call was false, that turn is over and the deal goes on.',
    ],
  },
  points: {
    title: 'Points',
    text: [
      'If you make the target exactly, you get the points of all your cards.',
      'If you do not, you lose as many points as you are away from it. It does not matter on which side.',
      'After the last deal the most points win. If several have the same, they win together.',
    ],
    says: [
      '11 is 1 away from 10: you lose 1 point.',
      '9 is 1 away too.',
      'Parts of a point count too: two fifths is three fifths away from 1.',
    ],
  },
  wilds: {
    title: 'Wild cards',
    text: [
      'Wild: it is any number from 0 to 25. You say which when you write your sentence.',
      'Target: it is the same number as the target.',
      'Mirror: it copies any other card in your hand, also the number that a Wild or a Target card stands for. Next to nothing but Mirrors it is 0.',
      'Discard: on your turn you can swap it for any card in the discard pile. That comes on top of your turn. If a turn of yours ends while you still hold it, it is 0 for the rest of the deal. It is 0 too if you call while you hold it.',
      'A wild card brings as many points as the number it stands for.',
    ],
    says: [
      'The Wild is 25 here, but that is not the best choice.',
      'The Wild is 13. It makes 10, and brings 16 points.',
      'The Target card is 10. 20 is far away from 10.',
      'The Mirror copies the 3.',
      'The Mirror copies the 5.',
      'The Discard card was not played, so it is 0.',
    ],
  },
  signs: {
    title: 'Signs and numbers',
    text: [
      'Times and divided by go before plus and minus, unless brackets say otherwise.',
      'Fractions are allowed on the way, and numbers below 0 too. You cannot divide by 0, and you cannot put two cards together to make one number.',
    ],
    says: ['1 ÷ 5 is a fifth, 5 less a fifth is 24 fifths, and 5 times that is 24.'],
  },
  ways: {
    title: 'Other ways to play',
    text: [
      'Same hand size: every deal has as many cards as you like. Two or three are good to begin with.',
      'First to a number of points: you go on until somebody has them.',
      'Against the clock: you play as many deals as you can in ten minutes.',
      'Marathon: one card more in every deal, until the decks cannot deal.',
      'Choose the target: always the same one, or 0, then 1, then 2 and so on.',
    ],
  },
  deck: {
    title: 'About the deck',
    text: [
      'No list of the cards was ever printed. Ours has 81: two 0s, four of each number from 1 to 10, two of each from 11 to 20, one of each from 21 to 25, and 4 Wild, 3 Discard, 3 Mirror and 4 Target cards. You can change it.',
    ],
  },
};
