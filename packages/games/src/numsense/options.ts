// The house rules of Numsense, each with its default and the ruling it comes from. What they do is in the rules; how
// they are called is in the words.
import { defineOptions, seatRange, type OptionsOf } from '@cardinal/kernel';
import { DESIGN_DECK } from './deck.ts';
import { deckShape } from './deck-shape.ts';

const whileVariant = (...is: readonly string[]): { readonly option: string; readonly is: readonly string[] } => ({
  option: 'variant',
  is,
});

const SPECS = {
  variant: {
    kind: 'choice',
    values: ['standard', 'fixed', 'first-to', 'ten-minutes', 'marathon', 'choose-target'],
    default: 'standard',
    ruling: '1.28',
  },
  deals: {
    kind: 'whole',
    min: 1,
    max: 30,
    default: 5,
    ruling: '1.28',
    when: whileVariant('standard', 'fixed', 'choose-target'),
  },
  handSize: { kind: 'whole', min: 1, max: 25, default: 3, ruling: '1.28', when: whileVariant('fixed') },
  goal: { kind: 'whole', min: 1, max: 1000, default: 50, ruling: '1.27', when: whileVariant('first-to') },
  exactFinish: { kind: 'flag', default: false, ruling: '1.27', when: whileVariant('first-to') },
  minutes: { kind: 'whole', min: 1, max: 120, default: 10, ruling: '1.28', when: whileVariant('ten-minutes') },
  whenTimeIsUp: {
    kind: 'choice',
    values: ['finish-hand', 'finish-turn'],
    default: 'finish-hand',
    ruling: '1.28',
    when: whileVariant('ten-minutes'),
  },
  /** 0: as many as a hand of 25 for every seat needs, or with `lastHand` as many as each deal needs. */
  decks: { kind: 'whole', min: 0, max: 12, default: 0, ruling: '1.28', when: whileVariant('marathon') },
  /** 0: until the decks cannot deal. */
  lastHand: {
    kind: 'whole',
    min: 0,
    max: 60,
    default: 0,
    ruling: '1.28',
    when: { option: 'decks', is: [0] },
  },
  targets: {
    kind: 'choice',
    values: ['same', 'progression'],
    default: 'same',
    ruling: '1.28',
    when: whileVariant('choose-target'),
  },
  target: { kind: 'whole', min: 0, max: 25, default: 10, ruling: '1.28', when: { option: 'targets', is: ['same'] } },
  maxPlayers: {
    kind: 'choice',
    values: ['deck', '2', '3', '4', '5', '6', '7', '8'],
    default: 'deck',
    ruling: '1.2',
  },
  firstDealer: {
    kind: 'choice',
    values: ['0', '1', '2', '3', '4', '5', '6', '7', 'random'],
    default: '0',
    ruling: 'X.6',
  },
  falseCall: { kind: 'choice', values: ['refuse', 'lose-turn', 'minus-five'], default: 'refuse', ruling: '1.9' },
  referee: { kind: 'choice', values: ['engine', 'table'], default: 'engine', ruling: 'X.7' },
  declareAfterDraw: { kind: 'flag', default: false, ruling: '1.7' },
  stalemate: { kind: 'choice', values: ['second', 'first', 'off'], default: 'second', ruling: '1.6' },
  wholeNumbersOnly: { kind: 'flag', default: false, ruling: '1.14' },
  wildPoints: { kind: 'choice', values: ['value', 'zero'], default: 'value', ruling: '1.19' },
  discardWild: { kind: 'choice', values: ['free', 'whole-turn'], default: 'free', ruling: '1.21' },
  autoBest: { kind: 'flag', default: false, ruling: '1.12' },
  /** Highest number on a seat's own cards; the wild cards stay. */
  seatRange: seatRange([5, 10, 15, 20]),
  deck: { kind: 'data', shape: deckShape, default: DESIGN_DECK, ruling: '1.2' },
} as const;

/** All options of Numsense with their defaults. */
export const options = defineOptions(SPECS);

/** The options of a match. */
export type NumsenseOptions = OptionsOf<typeof SPECS>;

/** The name of an option. */
export type NumsenseOption = keyof NumsenseOptions;
