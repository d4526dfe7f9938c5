// Each move of a timeline in words, as the seat that looks hears it: the lines that the announcer says at a table.
import type { AnyEvent } from '@cardinal/kernel';
import type { Cast, GameLines } from '@cardinal/words';

/** The lines of what was heard, one after the other; "" where nothing is told. */
export function toldOf(lines: GameLines, events: readonly AnyEvent[], cast: Cast): string {
  return events
    .map((event) => lines.tell(event, cast))
    .filter((line) => line !== null)
    .join(' ');
}
