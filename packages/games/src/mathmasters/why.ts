// Why a move of MathMasters is refused: the closed list, for rules and words alike.
import { NO_SET_WHY } from './sets.ts';

/** Why something is refused. */
export const MATHMASTERS_WHY = [
  ...NO_SET_WHY,
  'deck-too-small',
  'no-such-dealer',
  'stale',
  'must-lead',
  'only-call',
  'no-claim',
  'too-late',
  'card-twice',
  'not-in-hand',
  'one-hint',
  'hint-used',
  'hint-alone',
  'not-yet',
  'not-times',
  'other-type',
  'not-stronger',
] as const;
/** One of {@link MATHMASTERS_WHY}. */
export type MathMastersWhy = (typeof MATHMASTERS_WHY)[number];
