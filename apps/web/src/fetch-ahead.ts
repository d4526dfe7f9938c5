// What the way to a table needs, fetched while somebody reads the page before it; nobody has to wait for it, and no screen
// needs it. Where data are to be saved, everything comes when it is asked for.
import { tables } from '@cardinal/games/tables';
import { entryOf } from './entry-of.ts';
import { latePartsHere } from './late.ts';
import { savesData } from './saves-data.ts';
import { talk } from './talk.svelte.ts';

/** Fetches the screen, the rules and the words of a game's table in the language of the moment, and then what its later acts need, if there is time for it still. */
export async function fetchTableAhead(game: string, time = (): boolean => true): Promise<void> {
  if (savesData()) return;
  const screen = import('./screens/Table.svelte');
  await Promise.allSettled([screen, entryOf(game)?.load(), tables[game]?.(talk.lang)]);
  if (time()) await latePartsHere().catch(() => undefined);
}
