// The house rules of MathMasters, each with its default and the ruling it comes from, and the plan of a match that
// follows from them. How they are called is in the words.
import { defineOptions, no, YES, type OptionsOf, type Verdict } from '@cardinal/kernel';
import { cardsIn, deckShape, PRINTED_DECK, TABLE_CARDS } from './deck.ts';
import type { MathMastersWhy } from './why.ts';
import type { SetType } from './sets.ts';

const SPECS = {
  table: { kind: 'choice', values: ['standard', 'young'], default: 'standard', ruling: '4.17' },
  /** 0: as many as the rules say for that many seats. */
  deals: { kind: 'whole', min: 0, max: 12, default: 0, ruling: '4.17' },
  firstDealer: { kind: 'choice', values: ['0', '1', '2', '3', 'random'], default: '0', ruling: '4.16' },
  referee: { kind: 'choice', values: ['table', 'engine'], default: 'table', ruling: '4.13' },
  passIsFinal: { kind: 'flag', default: false, ruling: '4.7' },
  bonusPerSet: { kind: 'flag', default: false, ruling: '4.11' },
  endAtFirstOut: { kind: 'flag', default: false, ruling: '4.9' },
  allSetsFromRound1: {
    kind: 'flag',
    default: false,
    ruling: '4.1',
    when: { option: 'table', is: ['standard'] },
  },
  /** 0: as many as the rules say for that many seats. */
  handSize: { kind: 'whole', min: 0, max: 24, default: 0, ruling: '4.17' },
  deck: { kind: 'data', shape: deckShape, default: PRINTED_DECK, ruling: '4.2' },
} as const;

/** All options of MathMasters with their defaults. */
export const options = defineOptions(SPECS);

/** The options of a match. */
export type MathMastersOptions = OptionsOf<typeof SPECS>;

/** Cards that lie face up in each deal for all to use. */
export const HINTS = 4;

/** Cards in each hand: 16 for two or three, 12 for four, 10 at the young table, or what `handSize` says. */
export function handSizeOf(options: MathMastersOptions, seats: number): number {
  if (options.handSize > 0) return options.handSize;
  if (options.table === 'young') return 10;
  return seats === 4 ? 12 : 16;
}

/** Deals in the match: 3, for four seats 4, at the young table 3, or what `deals` says. */
export function dealsIn(options: MathMastersOptions, seats: number): number {
  if (options.deals > 0) return options.deals;
  return seats === 4 && options.table === 'standard' ? 4 : 3;
}

const AT_FIRST = TABLE_CARDS.slice(0, 2);
const ALLOWED_AT_FIRST: readonly SetType[] = AT_FIRST.flatMap(({ allows }) => allows);
const ALLOWED: readonly SetType[] = TABLE_CARDS.flatMap(({ allows }) => allows);

/** Whether table card 3, with Times and Make 13, lies in a deal, counted from 1: from the second on (ruling 4.1), at the young table never (ruling 4.17). */
function hasAllSets(options: MathMastersOptions, deal: number): boolean {
  return options.table === 'standard' && (deal > 1 || options.allSetsFromRound1);
}

/** Numbers of the table cards that lie in a deal. */
export function tableCardsIn(options: MathMastersOptions, deal: number): number[] {
  return (hasAllSets(options, deal) ? TABLE_CARDS : AT_FIRST).map(({ no }) => no);
}

/** The set types that may be played in a deal. */
export function setTypesIn(options: MathMastersOptions, deal: number): readonly SetType[] {
  return hasAllSets(options, deal) ? ALLOWED : ALLOWED_AT_FIRST;
}

/** Whether these options can be played by so many seats: hands and Hints must come out of the deck, and the first dealer must be there. */
export function fits(options: MathMastersOptions, seats: number): Verdict<MathMastersWhy> {
  const hand = handSizeOf(options, seats);
  const needed = seats * hand + HINTS;
  const cards = cardsIn(options.deck).length;
  if (needed > cards) return no('deck-too-small', { cards, needed, seats, hand });
  if (options.firstDealer !== 'random' && Number(options.firstDealer) >= seats) {
    return no('no-such-dealer', { dealer: Number(options.firstDealer) + 1, seats });
  }
  return YES;
}
