// npm run golden -- NAME: writes the golden playthroughs of a game (or of all) anew. Read the difference before you keep
// it; where old matches play otherwise, the edition of the rules must rise.
import { games } from '@cardinal/games';
import { writeGoldenFiles } from './golden-files.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(games, name));
if (unknown.length > 0) {
  console.error(`No game is called ${unknown.join(', ')}. There are: ${Object.keys(games).join(', ')}.`);
  process.exit(2);
}
for (const [id, entry] of Object.entries(games)) {
  if (names.length > 0 && !names.includes(id)) continue;
  const changed = writeGoldenFiles(await entry.load());
  console.log(changed.length ? `${id}: ${changed.length} changed (${changed.join(', ')})` : `${id}: nothing changed`);
}
