// What somebody who opens the page is about to need, by name. Left to itself each file names the next ones only once it has
// come; on a slow line that is one wait after the other. `stage/name-ahead.ts` asks for all of them at once.
import type { Rolldown } from 'vite';
import { WAY_TO_FIRST_TABLE } from '../../scripts/page-size.mjs';

type Bundle = Rolldown.OutputBundle;
type IsDoor = (chunk: Rolldown.OutputChunk) => boolean;

const opensTo =
  (...modules: readonly RegExp[]): IsDoor =>
  ({ facadeModuleId }) =>
    modules.some((module) => module.test(facadeModuleId ?? ''));

/** What index.html names itself. */
const OPENING: IsDoor = ({ name }) => name === 'opening';
/** The app and its set-up. */
const APP = opensTo(/\/(?:stage\/live\.ts|screens\/SetUp\.svelte)$/);
/** What a set-up says and checks of its game, in English. */
const OF_GAME = /\/games\/src\/([^/]+)\/(?:game|words\/(?:by-language|en|options-en|rules-en))\.ts$/;

const nameOf = (file: Bundle[string] | undefined): string => (file?.type === 'chunk' ? file.name : '');

/** The files that some doors of the page open to, styles included, but for those that are `here`. */
function filesOf(bundle: Bundle, isDoor: IsDoor, here: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || here.has(file) || found.has(file)) return;
    found.add(file);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) if (!here.has(sheet)) found.add(sheet);
    for (const needed of chunk.imports) add(needed);
  };
  for (const [file, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && isDoor(chunk)) add(file);
  if (found.size === 0) throw new Error('build-broken: nothing to fetch ahead, has a file moved?');
  return found;
}

/** By attribute of `#app`, file names parted by spaces: `data-ahead` leads to the first table, `data-ahead-GAME` is what the set-up of a game needs beside the app. */
export function filesAhead(bundle: Bundle): ReadonlyMap<string, string> {
  const opening = filesOf(bundle, OPENING, new Set());
  const app = new Set([...opening, ...filesOf(bundle, APP, opening)]);
  const gameOf = ({ facadeModuleId }: Rolldown.OutputChunk): string => OF_GAME.exec(facadeModuleId ?? '')?.[1] ?? '';
  const games = new Set(Object.values(bundle).map((file) => (file.type === 'chunk' ? gameOf(file) : '')));
  games.delete('');
  const ahead = new Map([['data-ahead', filesOf(bundle, opensTo(...WAY_TO_FIRST_TABLE), opening)]]);
  for (const game of games) {
    const files = filesOf(bundle, (chunk) => gameOf(chunk) === game, app);
    const other = [...files].find((file) => games.has(nameOf(bundle[file])) && nameOf(bundle[file]) !== game);
    if (other) throw new Error(`build-broken: ${game} brings ${other} along, see parcels.ts`);
    ahead.set(`data-ahead-${game}`, files);
  }
  return new Map([...ahead].map(([name, files]) => [name, [...files].join(' ')]));
}
