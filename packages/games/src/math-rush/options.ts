// The house rules of Math Rush. Time is a choice before the start; with none a race ends when all say so.
import { defineOptions, seatRange, type OptionsOf } from '@cardinal/kernel';
import { deckShape, DESIGN_DECK } from './deck.ts';

const SPECS = {
  minutes: { kind: 'choice', values: ['3', 'off', '1', '6', '10', '30'], default: '3' },
  plays: { kind: 'whole', min: 0, max: 300, default: 0 },
  referee: { kind: 'choice', values: ['table', 'engine'], default: 'table', ruling: 'X.7' },
  fillGaps: { kind: 'flag', default: false, ruling: '3.2' },
  helpOnCompleted: { kind: 'flag', default: false, ruling: '3.7' },
  autoDraw: { kind: 'flag', default: true, ruling: '3.19' },
  swapScoreTables: { kind: 'flag', default: false, ruling: '3.22' },
  noAdvanced: { kind: 'flag', default: false, ruling: '3.17' },
  freeHelp: { kind: 'flag', default: false, ruling: '3.17' },
  oneGoal: { kind: 'flag', default: false, ruling: '3.17' },
  noTimer: { kind: 'flag', default: false, ruling: '3.17' },
  /** Highest sum or difference on a seat's own cards; none of them is advanced. */
  seatRange: seatRange([5, 10, 15]),
  deck: {
    kind: 'data',
    shape: deckShape,
    default: { numbers: [...DESIGN_DECK.numbers], goals: [...DESIGN_DECK.goals] },
  },
} as const;

/** All options of Math Rush with their defaults. */
export const options = defineOptions(SPECS);

/** The options of a match. `plays` ends a race after so many cards were played, whatever the time; 0 is no such end. */
export type RushOptions = OptionsOf<typeof SPECS>;

/** How long a race lasts in milliseconds, or null without a clock. */
export function raceLength(o: RushOptions): number | null {
  return o.noTimer || o.plays > 0 || o.minutes === 'off' ? null : Number(o.minutes) * 60_000;
}
