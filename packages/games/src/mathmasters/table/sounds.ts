// What is heard of MathMasters where sound is on; each of these is also told in words.
import type { Sound } from '@cardinal/table-kit';
import type { MathMastersEvent } from '../types.ts';

/** The sound of an event; none for those that are only told. */
export const SOUNDS: Readonly<Partial<Record<MathMastersEvent['kind'], Sound>>> = {
  'hand-dealt': 'deal',
  'set-laid': 'card',
  'wrong-times-called': 'call',
  'pile-won': 'hit',
  'deal-scored': 'call',
  'match-over': 'hit',
};
