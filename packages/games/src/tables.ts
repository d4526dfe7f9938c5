// The tables of all games, for the page only: each is found in its game's folder and loaded, with its words, when a table
// opens.
import type { TableComponent, Tongue } from '@cardinal/table-kit';
import type { Lang } from '@cardinal/words';

interface TableModule {
  readonly default: TableComponent;
  readonly tongue: Tongue<unknown, unknown>;
}

const modules = import.meta.glob<TableModule>('./*/table/Table.svelte');

const gameOf = (path: string): string => path.split('/')[1] ?? path;

async function loaded(
  load: () => Promise<TableModule>,
  lang: Lang,
  ready?: () => Promise<void>,
): Promise<TableComponent> {
  const { default: component, tongue } = await load();
  await tongue.speak(lang, ready);
  return component;
}

/**
 * By game id: how to get the component that shows a match of that game, ready to speak a language. Called again, the same
 * component speaks another one, from the moment on that `ready` says so. A game without a line here has no table yet.
 */
export const tables: Readonly<Record<string, (lang: Lang, ready?: () => Promise<void>) => Promise<TableComponent>>> =
  Object.fromEntries(
    Object.entries(modules).map(([path, load]) => [
      gameOf(path),
      (lang: Lang, ready?: () => Promise<void>) => loaded(load, lang, ready),
    ]),
  );
