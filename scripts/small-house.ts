/**
 * A whole workspace in miniature, in a temporary folder and under our real settings, for faults to
 * be planted in. The working tree is only read.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The settings under test, copied as they are. */
const SETTINGS = [
  '.dependency-cruiser.cjs',
  '.oxlintrc.json',
  '.prettierignore',
  '.prettierrc',
  'eslint.config.js',
  'knip.json',
  'package.json',
  'scripts/instances.mjs',
  'scripts/long-file.mjs',
  'scripts/page-size.mjs',
  'scripts/setup.mjs',
  'tsconfig.json',
  'tsconfig.svelte.json',
];

const MEMBERS = {
  'packages/number': 'index.ts',
  'packages/kernel': 'index.ts',
  'packages/bots': 'index.ts',
  'packages/words': 'index.ts',
  'packages/table-kit': 'index.ts',
  'packages/print-kit': 'index.ts',
  'packages/games': 'registry.ts',
  'apps/cli': 'main.ts',
  'apps/server': 'main.ts',
  'apps/web': 'main.ts',
};

/** Files of a small house: text by path. */
export type Files = Readonly<Record<string, string>>;

const healthy = (member: string) => `/** Something of ${member}. */\nexport const answer = 42;\n`;

const PAGE = [
  "import { mount } from 'svelte';",
  "import Hello from './Hello.svelte';",
  '/** Shows the page. */',
  'export const page = () => mount(Hello, { target: document.body });\n',
].join('\n');
const HELLO = '<script lang="ts">\n  const name = \'you\';\n</script>\n\n<p>Hello, {name}</p>\n';

/** A small house in which every check passes. */
export interface SmallHouse {
  readonly root: string;
  /** Writes files into it; answers a function that takes them out again. */
  readonly plant: (files: Files) => () => void;
  readonly tearDown: () => void;
}

/** Builds a small house of healthy packages and apps. */
export function smallHouse(): SmallHouse {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-house-')));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  for (const file of SETTINGS) write(file, fs.readFileSync(path.join(ROOT, file), 'utf8'));
  // Each package of npm by a link, so that `@cardinal/…` can point into the small house instead of out of it.
  fs.mkdirSync(path.join(root, 'node_modules/@cardinal'), { recursive: true });
  for (const name of fs.readdirSync(path.join(ROOT, 'node_modules')))
    if (name !== '@cardinal')
      fs.symlinkSync(path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name));
  for (const [member, door] of Object.entries(MEMBERS)) {
    const name = `@cardinal/${path.basename(member)}`;
    const description = { name, version: '0.1.0', private: true, type: 'module', exports: { '.': `./src/${door}` } };
    write(`${member}/package.json`, `${JSON.stringify(description, null, 2)}\n`);
    write(`${member}/src/${door}`, member === 'apps/web' ? PAGE : healthy(member));
    fs.symlinkSync(path.join(root, member), path.join(root, 'node_modules', name));
  }
  write('apps/web/src/Hello.svelte', HELLO);
  const plant = (files: Files) => {
    const before = Object.keys(files).map((file) => {
      const place = path.join(root, file);
      return [file, fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : undefined] as const;
    });
    for (const [file, text] of Object.entries(files)) write(file, text);
    return () => {
      for (const [file, text] of before)
        if (text === undefined) fs.rmSync(path.join(root, file));
        else write(file, text);
    };
  };
  return { root, plant, tearDown: () => fs.rmSync(root, { recursive: true }) };
}
