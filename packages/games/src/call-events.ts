// Which events of each game are calls: what somebody says to all, and what one looks for first in a match played again. Deals
// and points show themselves in any record; these do not.
import type { ManiaEvent } from './addition-mania/types.ts';
import type { BreakInEvent } from './break-in/types.ts';
import type { RushEvent } from './math-rush/types.ts';
import type { MathMastersEvent } from './mathmasters/types.ts';
import type { NumsenseEvent } from './numsense/types.ts';
import type { GameId } from './registry.ts';

/** The kinds of events that are calls, by game. */
export const callEvents = {
  numsense: ['declared', 'call-doubted', 'false-call'],
  'break-in': ['break-in-called', 'break-in-failed', 'formula-doubted'],
  'math-rush': ['goal-completed', 'redraw-begun', 'wants-end'],
  mathmasters: ['wrong-times-called', 'claim-stood'],
  'addition-mania': ['revealed'],
} as const satisfies Readonly<Record<GameId, readonly string[]>> & {
  readonly numsense: readonly NumsenseEvent['kind'][];
  readonly 'break-in': readonly BreakInEvent['kind'][];
  readonly 'math-rush': readonly RushEvent['kind'][];
  readonly mathmasters: readonly MathMastersEvent['kind'][];
  readonly 'addition-mania': readonly ManiaEvent['kind'][];
};

/** The kinds of events of a game that are a call or its outcome; none of a game that is not here. */
export function callKindsOf(game: string): readonly string[] {
  return Object.hasOwn(callEvents, game) ? callEvents[game as keyof typeof callEvents] : [];
}
