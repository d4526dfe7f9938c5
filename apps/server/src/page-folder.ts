/** Finds the built page and the folder for tables, from the source folder as well as from the bundle. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder `apps/web/dist` of the checkout this code runs in. Throws when the page is not built. */
export function pageFolder(from: string = fileURLToPath(import.meta.url)): string {
  for (let folder = path.dirname(from); ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'apps/web/dist');
    if (fs.existsSync(path.join(candidate, 'index.html'))) return candidate;
    if (folder === path.dirname(folder)) throw new Error('The page is not built yet: run `npm run build` first.');
  }
}

/** The folder `data` of the checkout this code runs in, where tables are kept unless somebody names another one. */
export function dataFolder(from: string = fileURLToPath(import.meta.url)): string {
  for (let folder = path.dirname(from); ; folder = path.dirname(folder)) {
    if (fs.existsSync(path.join(folder, 'apps/server/package.json'))) return path.join(folder, 'data');
    if (folder === path.dirname(folder)) throw new Error('This is no checkout of Cardinal: set CARDINAL_DATA.');
  }
}
