// What "Play now" does: the usual table, its first seat for the person, names that nobody had to think of. It comes after
// the home page, while that is read.
import type { GameEntry } from '@cardinal/games';
import { settings } from '@cardinal/table-kit';
import { entryOf } from './entry-of.ts';
import { go } from './go.ts';
import { dropMatch, keptMatch } from './session/current.svelte.ts';
import { friendlyNames } from './session/friendly-names.ts';
import { newSeed, whim } from './session/page.ts';
import { personBegins, usualSetup, type TableSetup } from './session/setup.ts';
import { startTable } from './start-table.ts';
import { talk } from './talk.svelte.ts';

export { dropMatch, keptMatch };

/** The usual table of a game, with fresh names and a fresh seed. */
export function usualTable({ facts }: GameEntry): TableSetup {
  return usualSetup(facts, friendlyNames(facts.usualSeats, talk.ui.names, whim), newSeed());
}

/** Starts a match at a table, unless something else is wanted once its rules are here; otherwise the sentences that say what is wrong. */
export async function playAt(setup: TableSetup, wanted: () => boolean): Promise<readonly string[]> {
  // Rules that do not come are told by what starts the match.
  await entryOf(setup.game)
    ?.load()
    .catch(() => undefined);
  if (!wanted()) return [];
  // Who has asked for more time sees in the set-up how long the clocks will run.
  if (settings.timeFactor === '1') return startTable(setup, personBegins);
  go(`/play/${setup.game}`);
  return [];
}
