// The tables of all games, for the page only: each is found in its game's folder and loaded, with its words, when a table
// opens.
import type { TableComponent, Tongue } from '@cardinal/table-kit';
import type { Lang } from '@cardinal/words';

const components = import.meta.glob<TableComponent>('./*/table/Table.svelte', { import: 'default' });
const tongues = import.meta.glob<Tongue<unknown, unknown>>('./*/table/tongue.ts', { import: 'tongue' });

const gameOf = (path: string): string => path.split('/')[1] ?? path;

async function loaded(path: string, load: () => Promise<TableComponent>, lang: Lang): Promise<TableComponent> {
  const words = tongues[path.replace('Table.svelte', 'tongue.ts')]?.().then((tongue) => tongue.speak(lang));
  const [component] = await Promise.all([load(), words]);
  return component;
}

/**
 * By game id: how to get the component that shows a match of that game, ready to speak a language. Called again, the same
 * component speaks another one. A game without a line here has no table yet.
 */
export const tables: Readonly<Record<string, (lang: Lang) => Promise<TableComponent>>> = Object.fromEntries(
  Object.entries(components).map(([path, load]) => [gameOf(path), (lang: Lang) => loaded(path, load, lang)]),
);
