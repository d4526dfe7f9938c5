// The house rules of MathMasters in English: a name, one line that explains, and a name for every value.
import type { OptionWords } from '@cardinal/words';
import type { MathMastersOptions } from '../options.ts';

/** One entry for each option; the type checker misses any that is not here. */
export const optionsEn = {
  table: {
    label: 'Table',
    explain: 'The young table is for ages 8 and 9: 10 cards each, and only Same Number and All Four.',
    values: { standard: 'All four kinds of set', young: 'Young table' },
  },
  deals: {
    label: 'Deals',
    explain:
      'How many deals you play. 0 means as in the rules: 3, and with four players 4. Tired players at the young table take 2.',
  },
  firstDealer: {
    label: 'First dealer',
    explain: 'Who deals first. The player after the dealer leads.',
    values: { '0': 'Player 1', '1': 'Player 2', '2': 'Player 3', '3': 'Player 4', random: 'Chance decides' },
  },
  referee: {
    label: 'Who checks Times',
    explain: 'The players check each other and call “Wrong Times!”, or Cardinal takes no false Times at all.',
    values: { table: 'The players', engine: 'Cardinal' },
  },
  passIsFinal: {
    label: 'A pass is final',
    explain: 'Who passes is out of this pile. Otherwise you may come in again when your turn comes round.',
  },
  bonusPerSet: {
    label: 'Bonus for every set',
    explain: 'The winner of a pile gets the bonus of every set in it, not only of the last one.',
  },
  endAtFirstOut: {
    label: 'End when somebody is out',
    explain: 'The deal ends with the pile in which the first hand runs empty. Otherwise all cards are played.',
  },
  allSetsFromRound1: {
    label: 'All sets at once',
    explain: 'Times and Make 13 may be played in the first deal too.',
  },
  handSize: {
    label: 'Cards in hand',
    explain: 'How many cards everyone gets. 0 means as in the rules: 16, with four players 12, at the young table 10.',
  },
  deck: {
    label: 'Deck',
    explain: 'Which cards there are: the suits of each number. M is Match, K Kite, R Ring, T Tent.',
  },
  // What differs from seat to seat; where this game cannot do it, the line says why.
  seatTime: {
    label: 'More time for one player',
    explain: 'No clock runs in this game: a call stays open until the next player acts.',
  },
  seatRange: {
    label: 'Own cards for one player',
    explain:
      'All 52 cards go round, so nobody can have a deck of their own; the young table makes it easier for everyone.',
  },
} as const satisfies Readonly<Record<keyof MathMastersOptions | 'seatTime' | 'seatRange', OptionWords>>;
