// The tables of all games, for the page only: each is found in its game's folder and loaded when a table opens.
import type { TableComponent } from '@cardinal/table-kit';

const found = import.meta.glob<TableComponent>('./*/table/Table.svelte', { import: 'default' });

const gameOf = (path: string): string => path.split('/')[1] ?? path;

/** By game id: how to get the component that shows a match of that game. A game without a line here has no table yet. */
export const tables: Readonly<Record<string, () => Promise<TableComponent>>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [gameOf(path), load]),
);
