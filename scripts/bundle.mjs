/**
 * Bundles our TypeScript for Node 20, which cannot run it as it is. Only our own packages go in;
 * what comes from npm stays outside and is loaded from `node_modules`, native parts included.
 * Usage: node scripts/bundle.mjs OUT_FOLDER [MAIN_FILE]
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { ROOT } from './setup.mjs';

/** Folders whose `*-worker.ts` files become entries of their own, each loaded by `new Worker(…)`. */
const WORKER_HOMES = ['apps/cli/src', 'apps/server/src', 'packages/bots/src', 'packages/store/src'];

/** What is bundled: a flat folder of one file per name, so that workers find each other by `./NAME.js`. A bench bundles a program of its own with them. */
export function entries(root = ROOT, main = 'apps/cli/src/main.ts') {
  const found = { main: path.join(root, main) };
  for (const home of WORKER_HOMES) {
    const folder = path.join(root, home);
    if (!fs.existsSync(folder)) continue;
    for (const file of fs.readdirSync(folder, { recursive: true }).map(String)) {
      if (!file.endsWith('-worker.ts')) continue;
      const name = path.basename(file, '.ts');
      if (name in found) throw new Error(`Two workers are called ${name}: give one another name.`);
      found[name] = path.join(folder, file);
    }
  }
  return found;
}

/**
 * Lets the source say `new URL('./x-worker.ts', import.meta.url)`, as Vite's page build and tsx
 * understand it: workers point to their bundle, other files are copied beside it.
 */
function filesBesideCode(inputs) {
  const pattern = /new URL\(\s*(['"`])(\.{1,2}\/[^'"`$]+)\1,\s*import\.meta\.url,?\s*\)/g;
  const nameOf = new Map(Object.entries(inputs).map(([name, file]) => [file, name]));
  return {
    name: 'files-beside-code',
    transform(code, id) {
      if (!id.startsWith(ROOT) || id.includes('/node_modules/')) return null;
      const moved = code.replace(pattern, (whole, _quote, specifier) => {
        const file = path.resolve(path.dirname(id.split('?')[0]), specifier);
        if (nameOf.has(file)) return `new URL('./${nameOf.get(file)}.js', import.meta.url)`;
        if (file.endsWith('.ts') || !fs.statSync(file, { throwIfNoEntry: false })?.isFile()) return whole;
        const source = fs.readFileSync(file);
        const mark = createHash('sha256').update(source).digest('hex').slice(0, 8);
        const fileName = `assets/${mark}-${path.basename(file)}`;
        this.emitFile({ type: 'asset', fileName, source });
        return `new URL('./${fileName}', import.meta.url)`;
      });
      // Lines stay where they are, so the source map needs no change.
      return moved === code ? null : { code: moved, map: null };
    },
  };
}

const input = entries(ROOT, process.argv[3]);
await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  plugins: [filesBesideCode(input)],
  ssr: { target: 'node', noExternal: [/^@cardinal\//] },
  build: {
    ssr: true,
    outDir: process.argv[2],
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rollupOptions: {
      input,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
