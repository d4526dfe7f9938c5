// The house rules of Break In in English: a name, one line that explains, and a name for every value.
import type { OptionWords } from '@cardinal/words';
import type { BreakInOption } from '../options.ts';

/** One entry for each option; the type checker misses any that is not here. */
export const optionsEn = {
  goal: { label: 'Points to reach', explain: 'The match ends after the deal in which somebody gets there.' },
  mostDeals: { label: 'Most deals', explain: 'After so many deals the match ends, even if nobody has got there.' },
  firstDealer: {
    label: 'First dealer',
    explain: 'Who deals first. The player after the dealer begins.',
    values: {
      '0': 'Player 1',
      '1': 'Player 2',
      '2': 'Player 3',
      '3': 'Player 4',
      '4': 'Player 5',
      '5': 'Player 6',
      random: 'Chance decides',
    },
  },
  dealerLeft: {
    label: 'Next dealer to the left',
    explain: 'In the rules the deal moves to the right, against the turns. Here it moves to the left.',
  },
  formulasPerTurn: {
    label: 'Formulas in a turn',
    explain: 'How many formulas you may lay in one turn.',
    values: { '1': 'One', any: 'As many as you can' },
  },
  requireOperator: {
    label: 'A sign in every formula',
    explain: 'A formula needs at least one plus, minus, times, divide or wild card. Without this, 5 = 5 is a formula.',
  },
  leftToRight: {
    label: 'From left to right',
    explain: 'Work out the signs in the order they stand. Usually times and divide go first.',
  },
  freeBrackets: { label: 'Brackets', explain: 'You may put brackets where you like. They cost no card.' },
  unaryMinus: {
    label: 'Numbers below zero',
    explain: 'A minus card may stand in front of a number, as in −3 + 5 = 2.',
  },
  wholeDivision: { label: 'No fractions', explain: 'Every division must come out even: 7 ÷ 2 may not be used.' },
  returnTaken: {
    label: 'Putting a card straight back',
    explain: 'Whether you may discard the very card that you took from the discard pile in this turn.',
    values: { allowed: 'Allowed', refused: 'Not allowed' },
  },
  stalemateLaps: {
    label: 'Rounds without progress',
    explain: 'The deal ends after so many rounds in which nobody draws from the draw pile and nobody lays a formula.',
  },
  breakInSeconds: {
    label: 'Seconds to call',
    explain: 'How long after a discard you can call “Break in!”. With 0 you can until the next player takes a card.',
  },
  queueCallers: {
    label: 'Second caller may try',
    explain: 'If the first caller finds no formula, whoever called next gets the card.',
  },
  breakInIsTheTurn: {
    label: 'Breaking in is the turn',
    explain: 'After breaking in, the next player goes on. Usually who broke in takes a whole turn first.',
  },
  referee: {
    label: 'Who checks the formulas',
    explain: 'Cardinal checks every formula, or the other players look at it and may doubt it.',
    values: { engine: 'Cardinal', table: 'The other players' },
  },
  endlessEquals: {
    label: 'Equals cards never run out',
    explain: 'There is always an equals card for the next formula.',
  },
  equalsCards: { label: 'Equals cards', explain: 'How many formulas can be laid in one deal.' },
  deck: {
    label: 'Deck',
    explain: 'Which cards there are and how many of each: digits, the four signs, and wild cards.',
  },
  // What differs from seat to seat; where this game cannot do it, the line says why.
  seatTime: {
    label: 'More time for one player',
    explain: 'How many times the seconds to break in this player has. Nobody draws meanwhile.',
  },
  seatRange: {
    label: 'Own cards for one player',
    explain:
      'This player is dealt and draws from a deck of their own: digits up to this one, with + and − but no × or ÷. Low cards score less.',
  },
} as const satisfies Readonly<Record<BreakInOption | 'seatTime' | 'seatRange', OptionWords>>;
