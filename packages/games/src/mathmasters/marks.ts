// The four suits as data for screen and paper alike; knows neither. Each shape has an ink of its own as well.
import type { SuitId } from './deck.ts';

/** By suit. */
export const SUIT_MARKS = {
  match: [{ d: 'M50 4C62 16 68 24 68 33A18 18 0 0 1 57 50V96H43V50A18 18 0 0 1 32 33C32 24 38 16 50 4Z', fill: 'red' }],
  kite: [{ d: 'M50 4 86 40 50 96 14 40Z', fill: 'blue' }],
  ring: [{ d: 'M50 16A34 34 0 1 1 49.9 16Z', stroke: 'ink', width: 18 }],
  tent: [{ d: 'M50 8 96 92H64L50 64 36 92H4Z', fill: 'green' }],
} as const satisfies Readonly<Record<SuitId, unknown>>;
