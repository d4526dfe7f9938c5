// A game's table as a page needs it to let somebody act or hear: in one language, with its words and all late parts of
// its rules and words. Not for the first look at a table, which waits for less.
import { tables } from '@cardinal/games/tables';
import type { TableComponent } from '@cardinal/table-kit';
import type { GameLines, Lang } from '@cardinal/words';
import { entryOf } from './entry-of.ts';
import { latePartsHere } from './late.ts';

/** What is shown and said at a game's table. */
export interface GameTable {
  readonly table: TableComponent;
  readonly lines: GameLines;
}

/** The table of a game in a language; null for a game that is not here. Rejects when something could not be fetched. */
export async function loadTable(game: string, lang: Lang): Promise<GameTable | null> {
  const [table, lines] = await Promise.all([tables[game]?.(lang, latePartsHere), entryOf(game)?.lines[lang]()]);
  // Only now: words bring late parts of their own.
  await latePartsHere();
  return table && lines ? { table, lines } : null;
}
