// What is heard of Math Rush where sound is on; each of these is also told in words.
import type { Sound } from '@cardinal/table-kit';
import type { RushEvent } from '../types.ts';

/** The sound of an event; none for those that are only told. */
export const SOUNDS: Readonly<Partial<Record<RushEvent['kind'], Sound>>> = {
  'hand-dealt': 'deal',
  'race-begun': 'call',
  played: 'card',
  drawn: 'card',
  'goal-completed': 'hit',
  'help-asked': 'call',
  'race-ended': 'call',
  'match-over': 'hit',
};
