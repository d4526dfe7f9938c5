// The house rules of Addition Mania.
import { defineOptions, seatTime, type OptionsOf } from '@cardinal/kernel';
import { deckShape, STANDARD_DECK } from './deck.ts';

const SPECS = {
  consolation: { kind: 'flag', default: false, ruling: '5.3' },
  showLeftovers: { kind: 'flag', default: false, ruling: '5.5' },
  memoryMode: { kind: 'flag', default: false, ruling: '5.6' },
  guessTimer: { kind: 'whole', min: 0, max: 600, default: 0, ruling: '5.7' },
  seatTime: { ...seatTime, ruling: '5.7', when: { option: 'guessTimer', from: 1 } },
  deck: { kind: 'data', shape: deckShape, default: [...STANDARD_DECK] },
} as const;

/** All options of Addition Mania with their defaults. */
export const options = defineOptions(SPECS);

/** The options of a match. `guessTimer` is in seconds a reveal; 0 is no limit. `seatTime` gives seats more of it than others. */
export type ManiaOptions = OptionsOf<typeof SPECS>;
