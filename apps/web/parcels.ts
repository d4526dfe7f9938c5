// Which modules travel in one file. Left to itself the bundler makes a file of every few modules that two screens share: on
// the way to the first table that is sixty files, each compressed on its own. Here the home page, what all tables share, and
// each game's table are one file each; everything else stays as the bundler cuts it.

import { isLate } from './later.ts';

/** What is asked of the bundler about a module. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const plain = (id: string): string => id.split('?')[0] ?? id;

/** Parts of the packages that every table runs from its first moment on. */
const FIRST =
  /\/packages\/(?:kernel\/src\/(?:by-seat|draws|entry|hash|json|match|match-clock|options|own-piles|record|rules|shape|shuffled|step|turn|verdict)\.ts|table-kit\/src\/(?!index|drag|faces\.|keys|sound|steps|words\/(?!en))|number\/src\/(?:print-value|sign-sets|signs)\.ts|words\/src\/(?:viewer-signs|wording|lang|common\/en))/;
/** How figures are shown: with the home page in every language but English, with the tables in all. */
export const FIGURES = /\/packages\/number\/src\/(?:print-value|sign-sets|signs)\.ts$/;
/** How amounts and people are said in every language but English. */
export const GRAMMAR = /\/packages\/words\/src\/grammar\/grammar\.ts$/;
/** Parts of the packages that tables share, but only some games or only run when somebody asks. Whatever two games share stands in a group, or the table of one would bring the other along (`files-ahead.ts` says so). */
export const TABLE_EXTRAS =
  /\/packages\/(?:table-kit\/src\/(?:act\.|closes-on-back|motion\.|over-dialogs|HardnessLine|LadderTalk|HintTalk|hint-ladder|Toast|Dialog|Sheet|SureBar|shortcuts|own-keys|steps|frame\/(?:CountDown|ScoresSheet|ScoreTable|Standings|frame-keys|listening-log|warnings))|kernel\/src\/(?:calls|own-time)\.)/;
/** All that reads, works out and says sentences. */
export const SUMS = /\/packages\/number\/src\/(?!mathml|misread|canonical|voices)/;

/** Whether a module comes along with one of these, without leaving the folder. */
function comesWith(modules: Modules, id: string, place: string, doors: readonly string[]): boolean {
  const seen = new Set<string>();
  const waiting = doors.map((door) => place + door);
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (seen.has(one) || !one.startsWith(place)) continue;
    if (one === id) return true;
    seen.add(one);
    waiting.push(...(modules.getModuleInfo(one)?.importedIds ?? []));
  }
  return false;
}

/** What every screen has from its first moment on, once something of the page moves: Svelte, settings, the words of the shell, which games there are. */
export const BASE =
  /\/(?:node_modules\/(?:svelte|esm-env|clsx)\/|packages\/(?:words\/src\/ui\/(?:(?:shell|names)-en|house-words)|table-kit\/src\/settings\.svelte|games\/src\/(?:registry|game-entry|tables|[a-z-]+\/entry|numsense\/words\/tagline-en))\.ts|apps\/web\/src\/(?:talk\.svelte|dress-page\.svelte|entry-of|fetch-ahead|late|focus-when-lost|stage\/put-on|session\/pace\.svelte|table\/Notice|parts\/(?:SkipLink|SafetyNet|BrokenLater|Bird|Icon|LineArt))\.)/;
/** What Svelte does for fields of forms and titles of pages: no table needs it in its first moment. */
export const FORMS =
  /\/svelte\/src\/internal\/client\/dom\/(?:elements\/bindings\/(?:input|select)|blocks\/svelte-head)\.js$/;
/** The app, its first screen, home, and the words of the others. */
export const HOME =
  /\/(?:node_modules\/(?:svelte-spa-router|regexparam)\/|packages\/(?:words\/src\/ui\/(?:pages|set-up|settings|deck-file)-en|games\/src\/taglines)\.|apps\/web\/src\/(?:App|routes|stage\/live|screens\/Home|page-talk\.svelte|offline\/offline\.svelte|pictures\/(?:GamePicture|pictures)|parts\/(?:Figures|FootLine|GameCard|LanguageMenu|NotFetched|TopBar))\.)/;

/** Whether a module belongs to what every table runs. */
export function isOfTables(id: string): boolean {
  if (TABLE_EXTRAS.test(id)) return false;
  return (
    /\/apps\/web\/src\/(?:screens\/Table|play-now|start-table|stage\/lone|stage\/LoneTable)\./.test(id) ||
    FIRST.test(plain(id))
  );
}

/** The game to whose table a module belongs, or null. */
export function gameOf(id: string, modules: Modules): string | null {
  const [, place, game] = /^(.*\/packages\/games\/src\/([^/]+)\/)/.exec(id) ?? [];
  const door = modules.getModuleInfo(`${place}game.ts`) ? 'game.ts' : 'index.ts';
  return place && game && !isLate(id) && comesWith(modules, id, place, [door, 'table/Table.svelte']) ? game : null;
}

/** The set-up of a table, to which links lead: all that only it and the lobby need. */
export const SET_UP = /\/apps\/web\/src\/(?:screens\/SetUp|set-up\/)/;

/** The English words of the first game's table: what it shows and what it says. */
export const FIRST_ENGLISH = /\/packages\/games\/src\/numsense\/(?:table\/)?words\/en(?:glish)?\.ts$/;

/** Parcels that are named wherever something is fetched that needs them: every name costs bytes before the first screen. */
const NAMED_AHEAD = /\/(?:base|grammar|home|table|numsense)-.{7}\.js$/;
/** What one waits for with all that it needs, so that nothing of that is found out only when it has come: the set-up, to which links lead, and late parts, for which bots wait. */
const NAMES_ALL = /\/(?:SetUp|[a-z-]+-late)-.{7}\.js$/;

/** What everything is here with that asks for more, and what all tables are here with. */
const HERE = /\/(?:opening|base)-.{7}\.(?:js|css)$/;
const HERE_AT_TABLES = /\/(?:opening|base|table)-.{7}\.(?:js|css)$/;
const OF_TABLES = /\/(?:table|numsense|break-in|math-rush|mathmasters|addition-mania)-[^/]+$/;

/** What is fetched at the same time as a file that a `host` asks for, of all that it needs: its styles, without which it is not run, and the large parcels. Nothing is named where there is nothing to wait for. */
export function fetchedWith(file: string, needs: readonly string[], host: string): string[] {
  const here = OF_TABLES.test(host) ? HERE_AT_TABLES : host.includes('/opening-') ? /^$/ : HERE;
  const ahead = needs.filter(
    (one) => one !== file && !here.test(one) && (one.endsWith('.css') || NAMED_AHEAD.test(one) || NAMES_ALL.test(file)),
  );
  return ahead.length > 0 ? [file, ...ahead] : [];
}
