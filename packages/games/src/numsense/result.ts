// How a match ended. Asked after every entry, so it is apart from the scoring, which is only needed when a deal ends.
import type { Result } from '@cardinal/kernel';
import { score, winners } from './scoring.ts';
import type { NumsenseState } from './types.ts';

/** The end of the match, or null while it goes on. */
export function result(s: NumsenseState): Result | null {
  if (s.phase !== 'over') return null;
  const whole = s.totals.every((total) => !total.includes('/'));
  return { winners: winners(s), scores: score(s), ...(!whole && { exact: [...s.totals] }) };
}
