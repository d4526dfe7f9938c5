// The house rules of Break In, each with its default and the ruling it comes from. How they are called is in the words.
import { defineOptions, seatRange, seatTime, type OptionsOf } from '@cardinal/kernel';
import { deckShape, DESIGN_DECK, EQUALS_CARDS } from './deck.ts';

const SPECS = {
  goal: { kind: 'whole', min: 50, max: 10_000, default: 1000, ruling: '2.23' },
  /** A match of people who never lay a formula must end too. */
  mostDeals: { kind: 'whole', min: 1, max: 100, default: 20 },
  firstDealer: { kind: 'choice', values: ['0', '1', '2', '3', '4', '5', 'random'], default: '0', ruling: 'X.6' },
  dealerLeft: { kind: 'flag', default: false, ruling: '2.24' },
  formulasPerTurn: { kind: 'choice', values: ['1', 'any'], default: '1', ruling: '2.3' },
  requireOperator: { kind: 'flag', default: true, ruling: '2.4' },
  leftToRight: { kind: 'flag', default: false, ruling: '2.5' },
  freeBrackets: { kind: 'flag', default: false, ruling: '2.5' },
  unaryMinus: { kind: 'flag', default: false, ruling: '2.6' },
  wholeDivision: { kind: 'flag', default: false, ruling: '2.7' },
  returnTaken: { kind: 'choice', values: ['allowed', 'refused'], default: 'allowed', ruling: '2.12' },
  stalemateLaps: { kind: 'whole', min: 1, max: 20, default: 3, ruling: '2.12' },
  /** 0: the window stays open until the next player draws. */
  breakInSeconds: { kind: 'whole', min: 0, max: 120, default: 0, ruling: '2.13' },
  seatTime: { ...seatTime, ruling: '2.13', when: { option: 'breakInSeconds', from: 1 } },
  queueCallers: { kind: 'flag', default: false, ruling: '2.15' },
  breakInIsTheTurn: { kind: 'flag', default: false, ruling: '2.17' },
  referee: { kind: 'choice', values: ['engine', 'table'], default: 'engine', ruling: 'X.7' },
  endlessEquals: { kind: 'flag', default: true, ruling: '2.22' },
  equalsCards: {
    kind: 'whole',
    min: 1,
    max: 200,
    default: EQUALS_CARDS,
    ruling: '2.22',
    when: { option: 'endlessEquals', is: [false] },
  },
  /** Highest digit of a seat's own cards, with + and − as the only signs. */
  seatRange: seatRange([3, 5, 9]),
  deck: { kind: 'data', shape: deckShape, default: DESIGN_DECK, ruling: '2.25' },
} as const;

/** All options of Break In with their defaults. */
export const options = defineOptions(SPECS);

/** The options of a match. */
export type BreakInOptions = OptionsOf<typeof SPECS>;

/** The name of an option. */
export type BreakInOption = keyof BreakInOptions;

/** Cards that everyone is dealt. */
export const HAND_SIZE = 7;

/** More cards than these in hand at the end of a turn, and one must go (ruling 2.11). */
export const HAND_LIMIT = 10;

/** So many deals in a row without a single formula end the match: people who have all gone must not hold a table for ever. */
export const BARREN_DEALS = 3;

/** What a call costs that no formula follows (ruling 2.15). */
export const FAILED_CALL_FINE = 25;
