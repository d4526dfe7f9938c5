// The rules of Addition Mania told in our own words, in English.
import type { RulesWords } from './rules-plan.ts';

/** Addition Mania in English. */
export const rulesEn: RulesWords = {
  goal: {
    title: 'What it is about',
    text: ['Everyone holds one card that nobody else can see. You guess what all those cards add up to.'],
  },
  ready: {
    title: 'Getting ready',
    text: [
      'All 52 cards are shuffled and dealt out evenly, face down. Nobody looks. Cards that are left over stay hidden.',
      'An ace counts 1. A number counts itself. Jack, queen and king count 11.',
    ],
  },
  round: {
    title: 'A round',
    text: [
      'Everyone lifts the top card of their own pile and keeps it secret. Then everyone writes a guess.',
      'When all have guessed, all cards and guesses are shown at once. The cards of the round are put away.',
    ],
  },
  points: {
    title: 'Points',
    text: [
      'Exactly right and nobody else is: 4 points. Several exactly right: 3 points each.',
      'If nobody is exact, the nearest guess gets 2 points. Several equally near get 1 point each.',
    ],
    says: [
      'The sum is 17. Only the first guess is exact.',
      'Two guesses are exact.',
      'The sum is 22. 20 and 24 are equally near.',
      'The sum is 22. 21 is nearest.',
    ],
  },
  end: { title: 'The end', text: ['When the piles are used up, the most points win. Equal points share the win.'] },
  about: {
    title: 'Worth knowing',
    text: [
      'Cards that were shown do not come back. Whoever counts them guesses better, above all near the end.',
      'The rules come from the document “Rules for Addition Mania”. Cardinal is independent and tells them in its own words.',
    ],
  },
};
