// The house rules of Addition Mania in English.
import type { OptionWords } from '@cardinal/words';
import type { ManiaOptions } from '../options.ts';

/** A name and one line for every option. */
export const optionsEn = {
  consolation: {
    label: 'Points for the next nearest',
    explain: 'When somebody is exact, the next nearest guess scores too.',
  },
  showLeftovers: {
    label: 'Show the left-over cards',
    explain: 'Cards that are left over after dealing lie open for all to see.',
  },
  memoryMode: {
    label: 'Memory game',
    explain: 'Cards of earlier rounds cannot be looked at again.',
  },
  guessTimer: { label: 'Seconds to guess', explain: 'How long each round lasts. 0 means take your time.' },
  deck: { label: 'Deck', explain: 'The cards you play with: a pack of 52, aces 1, pictures 11.' },
  // What differs from seat to seat; where this game cannot do it, the line says why.
  seatTime: {
    label: 'More time for one player',
    explain: 'How many times the seconds to guess this player has. The round waits for whoever has more.',
  },
  seatRange: {
    label: 'Own cards for one player',
    explain: 'The guess is at the sum of everybody’s cards, so all cards come from one deck here.',
  },
} as const satisfies Readonly<Record<keyof ManiaOptions | 'seatTime' | 'seatRange', OptionWords>>;
