// What a device that goes round needs: whose hand it shows, and a memory of what has happened at it.
import { HandRound } from './hand-round.ts';
import type { GoesRound } from './round.ts';
import { Story } from './story.ts';

/** For a match that begins, or that was told so far and is known to each seat that far. */
export function goesRound(...known: ConstructorParameters<typeof Story>): GoesRound {
  const story = new Story(...known);
  return {
    roundOf: (match, persons, me, together) =>
      new HandRound(match, persons, me, together, (seat) => story.mayCall(match, seat)),
    story,
  };
}
