// What is heard of Break In where sound is on; each of these is also told in words.
import type { Sound } from '@cardinal/table-kit';
import type { BreakInEvent } from '../types.ts';

/** The sound of an event; none for those that are only told. */
export const SOUNDS: Readonly<Partial<Record<BreakInEvent['kind'], Sound>>> = {
  'hand-dealt': 'deal',
  'card-taken': 'card',
  'card-discarded': 'card',
  'formula-laid': 'hit',
  'break-in-called': 'call',
  'called-too-late': 'miss',
  'break-in-failed': 'miss',
  'deal-scored': 'hit',
};
