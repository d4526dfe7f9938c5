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
} as const satisfies Readonly<Record<keyof ManiaOptions, OptionWords>>;
