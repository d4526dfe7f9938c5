// What is heard of Addition Mania where sound is on; each of these is also told in words.
import type { Sound } from '@cardinal/table-kit';
import type { ManiaEvent } from '../types.ts';

/** The sound of an event; none for those that are only told. */
export const SOUNDS: Readonly<Partial<Record<ManiaEvent['kind'], Sound>>> = {
  dealt: 'deal',
  'card-lifted': 'card',
  guessed: 'card',
  'time-up': 'miss',
  revealed: 'hit',
  'match-over': 'call',
};
