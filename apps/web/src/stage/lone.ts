// A match from the home page, or one that is taken up again when the page is opened: its table alone, before and without the
// router and the other screens.
import { mount, unmount } from 'svelte';
import { tables } from '@cardinal/games/tables';
import { entryOf } from '../entry-of.ts';
import { fetchTableAhead } from '../fetch-ahead.ts';
import { playAt, usualTable } from '../play-now.ts';
import { talk } from '../talk.svelte.ts';
import LoneTable from './LoneTable.svelte';
import { putOn } from './put-on.ts';

/** Whether a table was asked for. From then on it comes first, and fetches by itself what comes after it. */
let asked = false;

/** Starts the usual match of a game, if it is still wanted, and goes to its table; otherwise the sentences that say what is wrong. */
export async function play(game: string, wanted: () => boolean): Promise<readonly string[]> {
  const entry = entryOf(game);
  if (!entry) throw new Error(`page-broken: no game ${game}`);
  asked = true;
  await putOn();
  // The table comes along with its rules.
  void tables[game]?.(talk.lang).catch(() => undefined);
  return playAt(usualTable(entry), wanted);
}

/** Puts the table into the page unless it is not wanted any more, and answers how to take it down. */
export async function sit(page: HTMLElement, wanted: () => boolean): Promise<(() => void) | null> {
  await putOn();
  if (!wanted()) return null;
  page.replaceChildren();
  const table = mount(LoneTable, { target: page });
  page.hidden = false;
  return () => void unmount(table);
}

/** Fetches what the table of a game needs while the home page is read, and then the other screens' shell. */
export async function ahead(game: string): Promise<void> {
  await putOn();
  await fetchTableAhead(game, () => !asked);
  if (!asked) await import('./live.ts').catch(() => undefined);
}
