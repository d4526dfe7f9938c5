// Who looks at the device of a match, as the session asks it. One person has it all the while; what it takes among several
// (`goes-round.ts`) is fetched only where several play.
import type { Match, Seat, Who } from '@cardinal/kernel';
import type { HandRound } from './hand-round.ts';
import type { Story } from './story.ts';

/** The way of a device among the people at a table. */
export type Round = { readonly [K in keyof HandRound]: HandRound[K] };

/** What a device that goes round needs. */
export interface GoesRound {
  readonly roundOf: (match: Match, persons: readonly Seat[], me: Who, together: boolean) => Round;
  readonly story: Story;
}

const nothing = (): void => undefined;

/** The way of a device that stays with one person, or shows a match of bots to a watcher. */
export function staysWith(me: Who): Round {
  return {
    me,
    looks: me,
    handTo: null,
    callers: [],
    waits: false,
    openCall: () => null,
    take: nothing,
    layDown: nothing,
    sit: nothing,
    settle: () => false,
  };
}
