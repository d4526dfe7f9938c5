// Which modules travel in one file. Left to itself the bundler makes a file of every few modules that two screens share: on
// the way to the first table that is sixty files, each compressed on its own. Here the home page, what all tables share, and
// each game's table are one file each; everything else stays as the bundler cuts it.

/** What is asked of the bundler about a module. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const folder = (id: string): string => id.split('?')[0] ?? id;

/** Parts of the packages that every table runs from its first moment on; what a package keeps for later stays out. */
const KIT =
  /\/packages\/(?:kernel\/src\/(?:draws|entry|hash|json|match|match-clock|options|record|rng|rules|shape|step|turn|verdict)\.ts|table-kit\/src\/(?!act\.|drag|sound|shortcuts|LadderTalk|Toast|Dialog|Sheet|HintTalk|open-call|frame\/CountDown|frame\/listening-log|frame\/frame-keys|frame\/warnings|frame\/ScoreTable|words\/(?!en))|number\/src\/(?!mathml|misread|canonical|voices)|words\/src\/(?:viewer-signs|wording|grammar\/grammar|lang|common\/en))/;
const LIBRARIES = /(?<!pdfkit)\/node_modules\/(?:@noble\/hashes|pure-rand|fraction\.js)\//;

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

/** Whether a module belongs to what every table runs. */
export function isOfTables(id: string, modules: Modules): boolean {
  const [web] = /^.*\/apps\/web\/src\//.exec(id) ?? [];
  if (web) return comesWith(modules, id, web, ['play-now.ts', 'screens/Table.svelte']);
  return KIT.test(folder(id)) || LIBRARIES.test(id);
}

/** The game to whose table a module belongs, or null. */
export function gameOf(id: string, modules: Modules): string | null {
  const [, place, game] = /^(.*\/packages\/games\/src\/([^/]+)\/)/.exec(id) ?? [];
  return place && game && comesWith(modules, id, place, ['index.ts', 'table/Table.svelte']) ? game : null;
}
