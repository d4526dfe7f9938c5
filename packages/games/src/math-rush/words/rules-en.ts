// The rules of Math Rush told in our own words, in English.
import { DESIGN_DECK } from '../deck.ts';
import { mostPoints } from '../score.ts';
import type { RulesWords } from './rules-plan.ts';

/** Math Rush in English. */
export const rulesEn: RulesWords = {
  goal: {
    title: 'What it is about',
    text: [
      'You play together against the clock: three races, three minutes each. Lay sums and differences in order and finish goals. Every finished goal brings its stars.',
    ],
  },
  ready: {
    title: 'Getting ready',
    text: [
      'One or two players hold 5 cards each, three hold 4, four hold 3, five hold 2. Three goals lie open.',
      'Look at your cards and the goals first. The race begins when everyone is ready.',
    ],
  },
  race: {
    title: 'The race',
    text: [
      'There are no turns. Lay a card to the right in a row if its answer is larger than all others there (going up) or smaller (going down).',
      'A card with the same answer may always go on top of an equal one.',
      'What lies stays. A wrong card spoils its goal unless Help takes it away.',
      'A goal is finished when its row has exactly the number of cards it asks for. A new goal comes in.',
    ],
    says: ['3, 7, 8 go up.', 'A second 3 lies on the first.', '5 is not larger than 7.', '7 is not even.'],
  },
  help: {
    title: 'Help',
    text: [
      'There are three Help cards for the whole match. One takes any cards out of one row, or lets everyone throw away cards and draw new ones.',
      'Unused Help brings 3, 5 or 6 points for one, two or three cards.',
    ],
  },
  check: {
    title: 'The check',
    text: [
      'After each race the finished goals are checked by the letters on the backs: A is 0, B is 1 and so on. They must run through the alphabet, forwards or backwards, with equal letters in a stack.',
      'A goal that is wrong brings nothing. For the next race all cards go back; used Help stays used.',
    ],
  },
  ratings: {
    title: 'How good were we?',
    text: [
      `Two to five players: 21 is good, 36 great, 51 amazing, 61 Hall of Fame. One player: 31, 46, 66, 86. With these cards ${mostPoints(DESIGN_DECK.goals)} points are the most there are, so 86 is out of reach.`,
      'Perhaps the rule sheet prints these two tables the wrong way round: one player has fewer cards, yet needs more points. You can swap them in the settings of the table.',
    ],
  },
  deck: {
    title: 'Worth knowing',
    text: [
      'The values, letters and goals of the printed cards are not public. Ours are made so that a good team of three lands in “Great”.',
      'Math Rush: Addition & Subtraction is by John Coveyou and Steve Schlepphorst, Genius Games 2020. Cardinal is independent and tells the rules in its own words.',
    ],
  },
};
