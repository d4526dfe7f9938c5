// The house rules of Math Rush in English.
import type { OptionWords } from '@cardinal/words';
import type { RushOptions } from '../options.ts';

/** A name and one line for every option. */
export const optionsEn = {
  minutes: {
    label: 'Time for a race',
    explain: 'The box says three minutes. Choose what suits you; the result says which time you took.',
    values: {
      '3': '3 minutes',
      off: 'No clock',
      '1': '1 minute',
      '6': '6 minutes',
      '10': '10 minutes',
      '30': '30 minutes',
    },
  },
  plays: {
    label: 'Cards in a race',
    explain:
      'A race ends after so many cards instead of by the clock. 74 ask as much of you as the three minutes. 0: by the clock.',
  },
  referee: {
    label: 'Who checks',
    explain:
      'Mistakes stand until all is checked after the race, or Cardinal refuses a card that does not belong, with the reason.',
    values: { table: 'The players', engine: 'Cardinal' },
  },
  fillGaps: { label: 'Fill gaps', explain: 'Where Help took a card away, another may be put in its place.' },
  helpOnCompleted: {
    label: 'Help on finished goals',
    explain: 'Help may take cards from a finished goal and open it again.',
  },
  autoDraw: { label: 'Draw by itself', explain: 'A new card comes as soon as you lay one.' },
  swapScoreTables: {
    label: 'Swap the score tables',
    explain: 'The rule sheet may have printed the tables for one and for several players the wrong way round.',
  },
  noAdvanced: { label: 'No advanced cards', explain: 'Younger players leave out the harder cards and goals.' },
  freeHelp: {
    label: 'Help is free',
    explain: 'Younger players may throw away cards at any time. No bonus for unused Help.',
  },
  oneGoal: { label: 'One goal at a time', explain: 'The youngest work at one goal and may move its cards about.' },
  noTimer: { label: 'No timer', explain: 'The youngest play without a clock.' },
  deck: { label: 'Deck', explain: 'The number cards and goals. The printed ones are not public: these are ours.' },
  // What differs from seat to seat; where this game cannot do it, the line says why.
  seatTime: {
    label: 'More time for one player',
    explain:
      'The clock of a race is the team’s, so nobody has time of their own: choose a longer race below, or one without a clock.',
  },
  seatRange: {
    label: 'Own cards for one player',
    explain:
      'This player is dealt and draws from a deck of their own: sums and differences up to this number, none of them advanced.',
  },
} as const satisfies Readonly<Record<keyof RushOptions | 'seatTime' | 'seatRange', OptionWords>>;
