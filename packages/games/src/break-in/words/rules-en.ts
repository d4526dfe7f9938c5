// The rules of Break In told in our own words, in English.
import type { RulesWords } from './rules-plan.ts';

/** Break In in English. */
export const rulesEn: RulesWords = {
  goal: {
    title: 'What you want',
    text: [
      'Lay true formulas with your cards. Every card in them brings points.',
      'When somebody has 1000 points at the end of a deal, whoever has the most wins.',
    ],
  },
  deal: {
    title: 'How a deal begins',
    text: [
      'Everyone gets 7 cards. Some have a digit, some a sign: plus, minus, times, divide, or a star. The star is wild: it is any of the four signs.',
      'The other cards are the draw pile. The discard pile begins empty. The equals cards lie in a pile of their own.',
      'The player to the left of the dealer begins.',
    ],
  },
  turn: {
    title: 'Your turn',
    text: [
      'First take a card: the top one of the draw pile, or the top one of the discard pile.',
      'Then you may lay one formula, if you can and want to. Its equals card comes from the equals pile.',
      'If you still have more than 10 cards, put one on the discard pile. With 10 or fewer you keep them all.',
    ],
    says: [
      'The digits bring 10, each plus 10, and the equals card 20.',
      'Two digits side by side make one number. They still bring only 1 and 2.',
    ],
  },
  formula: {
    title: 'What a formula is',
    text: [
      'It has one equals sign, at least one other sign, and both sides are worth the same.',
      'Times and divide go before plus and minus. There are no brackets.',
      'A number may not begin with 0, a sign stands between two numbers, and you cannot divide by 0.',
      'Fractions are fine: 7 ÷ 2 is three and a half.',
      'When you lay a wild card you say which sign it is. From then on it stays that.',
    ],
    says: [
      'Both wild cards are plus. Each brings 20.',
      'As times it would be 4 = 5.',
      'Both sides are three and a half.',
      'A 0 brings no points, but it can help.',
    ],
  },
  breakIn: {
    title: 'Break in!',
    text: [
      'When somebody puts a card on the discard pile, anybody else may call “Break in!” until the next player takes a card. Whoever calls first gets that card.',
      'The caller must lay a formula with it at once. Then the caller takes a whole turn, and play goes on to the caller’s left. Anybody in between has to wait.',
      'A caller who cannot lay a formula puts the card back and loses 25 points.',
    ],
  },
  end: {
    title: 'The end of a deal',
    text: [
      'A deal ends when somebody has no cards left. That player also gets the points of all cards that the others still hold.',
      'It ends too when the draw pile is empty and the turn is finished. Then nobody gets points for cards in hands.',
      'If three rounds go by in which nobody draws from the draw pile and nobody lays a formula, the deal ends as well.',
      'The player to the right of the dealer deals next.',
    ],
  },
  points: {
    title: 'Points',
    text: [
      'Digits bring their number, 0 to 9. Plus and minus bring 10, times and divide 15, wild and equals cards 20.',
      'If several players have the same highest points at the end, they win together.',
    ],
  },
  about: {
    title: 'About the game',
    text: [
      'The game is “A Math Card Game” from Dr Mike’s Math Games for Kids, who invites families and classes to change the rules. Cardinal is not connected with them.',
      'No list of the cards could be found. Ours has 90: six of each digit, 8 plus, 8 minus, 5 times, 5 divide and 4 wild cards, and 27 equals cards apart. You can change it.',
    ],
  },
};
