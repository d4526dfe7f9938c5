// Every check of `npm run check` is shown to fail: a fault is planted in a small house under our real
// settings, and the check must say no and name it. The same check passes on the healthy house first.
import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKS, runCheck } from './check.mjs';
import { type Files, type SmallHouse, smallHouse } from './small-house.ts';

let house: SmallHouse;
beforeAll(() => {
  house = smallHouse();
});
afterAll(() => house.tearDown());

/** The page of the small house, as Vite would describe it. */
function builtPage(bytesOfTable: number): Files {
  const manifest = {
    '_opening-1.js': { file: 'assets/main.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    'packages/games/src/numsense/table/Table.svelte': { file: 'assets/table.js', imports: ['_shared.js'] },
    'packages/games/src/numsense/game.ts': { file: 'assets/rules.js' },
    'packages/games/src/numsense/words/en.ts': { file: 'assets/words.js' },
    'packages/games/src/numsense/table/words/en.ts': { file: 'assets/words.js' },
    'src/stage/lone.ts': { file: 'assets/screen.js' },
    'packages/games/src/other/table/Table.svelte': { file: 'assets/other.js' },
  };
  // Numbers that no compression makes smaller.
  let seed = 1;
  const noise = Array.from({ length: bytesOfTable }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 90));
  });
  return {
    'apps/web/dist/.vite/manifest.json': JSON.stringify(manifest),
    'apps/web/dist/assets/main.js': '1;',
    'apps/web/dist/assets/shared.js': '2;',
    'apps/web/dist/assets/table.js': noise.join(''),
    'apps/web/dist/assets/screen.js': '5;',
    'apps/web/dist/assets/rules.js': '3;',
    'apps/web/dist/assets/words.js': '4;',
  };
}

/** What must stand in the house for a check to have something to look at. */
const NEEDED: Readonly<Record<string, Files>> = { 'page-size': builtPage(1_000) };

/** The rules of which `one-fault-a-rule.txt` breaks each once, as its lines say. */
const FAULTY_RULES = [...fs.readFileSync('scripts/one-fault-a-rule.txt', 'utf8').matchAll(/ \/\/ ([a-z-]+)$/gm)].map(
  ([, rule]) => rule!,
);

interface Fault {
  readonly what: string;
  readonly files: Files;
  /** What the check must say. */
  readonly says: readonly string[];
}

const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  format: [
    {
      what: 'quotes, indents and templates out of shape',
      files: {
        'packages/number/src/index.ts': '/** A. */\nexport const   a = "b"\n',
        'apps/web/src/Hello.svelte': '<p   >a</p\n>',
      },
      says: ['packages/number/src/index.ts', 'apps/web/src/Hello.svelte'],
    },
  ],
  lint: [
    {
      what: 'the world outside in rule code, types thrown away, a file of 401 lines',
      files: {
        'packages/number/src/index.ts': 'export const now = Date.now();\n',
        'packages/number/src/long.ts': 'export {};\n'.repeat(401),
        'packages/kernel/src/index.ts': 'export const chance = Math.random();\n',
        'packages/bots/src/index.ts': 'export const slow = () => setTimeout(() => 1, 9);\n',
        'packages/games/src/dice/rules.ts': 'export const where = process.platform;\n',
        'packages/games/src/dice/search/deep.ts': "export const got = globalThis.fetch('x');\n",
        'packages/games/src/dice/view.ts': 'export const page = document.title;\n',
        'packages/words/src/index.ts':
          'export const a = (x: any): unknown => x;\n' +
          'export const b = (x: string | undefined): number => x!.length;\n' +
          '// @ts-expect-error\nexport const c: number = "1";\n' +
          "export const d = (x: 'p' | 'q'): number => {\n  switch (x) {\n    case 'p':\n      return 1;\n  }\n  return 2;\n};\n",
      },
      says: [
        ...["'Date'", "'Math.random'", "'setTimeout'", "'process'", "'fetch'", "'document'"],
        ...['no-explicit-any', 'no-non-null-assertion', 'ban-ts-comment', 'switch-exhaustiveness-check'],
        ...['max-lines', '(401)'],
      ],
    },
    {
      what: 'one fault for each rule',
      files: { 'packages/number/src/index.ts': fs.readFileSync('scripts/one-fault-a-rule.txt', 'utf8') },
      says: FAULTY_RULES.map((rule) => `(${rule})`),
    },
  ],
  'lint-svelte': [
    {
      what: 'markup from a text, a thrown away type and a value nobody uses in a template; a set that tells of no change; a name from nowhere; a long file',
      files: {
        'apps/web/src/Hello.svelte':
          '<script lang="ts">\n  const a: any = "b";\n  const c = 1;\n</script>\n\n{@html a}\n',
        'apps/web/src/Long.svelte': '<p>1</p>\n'.repeat(401),
        'apps/web/src/held.svelte.ts': 'export const held = $state(new Set());\n',
        'scripts/some.mjs': 'export const some = gone;\n',
      },
      says: [
        ...['svelte/no-at-html-tags', 'no-explicit-any', 'no-unused-vars', 'no-undef', 'max-lines', '(401)'],
        'svelte/prefer-svelte-reactivity',
      ],
    },
  ],
  instances: [
    {
      what: 'an object that only looks like an instance',
      files: { 'packages/number/src/index.ts': 'class X {\n  a = 1;\n}\nexport const x: X = { a: 2 };\n' },
      says: ['packages/number/src/index.ts:4 This object literal'],
    },
  ],
  imports: [
    {
      what: 'an arrow upwards and one sideways, one game in another, rules that know their table, a table that knows the paper',
      files: {
        'packages/kernel/src/index.ts': "export { answer } from '@cardinal/games';\n",
        'packages/number/src/index.ts':
          "import type { answer } from '@cardinal/kernel';\nexport type A = typeof answer;\n",
        'packages/bots/src/index.ts': "export { answer } from '@cardinal/cli';\n",
        'apps/server/src/main.ts': "export { answer } from '@cardinal/web';\n",
        'packages/games/src/dice/rules.ts':
          "export { b } from '../coins/rules.ts';\nexport { t } from './table/stage.ts';\n",
        'packages/games/src/dice/deep/search.ts': "export { w } from '../words/en.ts';\n",
        'packages/games/src/dice/words/en.ts': 'export const w = 1;\n',
        'packages/games/src/dice/table/stage.ts': "export const t = 1;\nexport { p } from '../print/sheet.ts';\n",
        'packages/games/src/dice/print/sheet.ts': 'export const p = 1;\n',
        'packages/games/src/coins/rules.ts': "export const b = 1;\nexport { answer } from '@cardinal/words';\n",
      },
      says: [
        'arrows-kernel: packages/kernel/src/index.ts',
        'arrows-number: packages/number/src/index.ts',
        'arrows-bots: packages/bots/src/index.ts',
        'arrows-app-server: apps/server/src/main.ts',
        'games-apart: packages/games/src/dice/rules.ts',
        'rules-know-no-table: packages/games/src/dice/rules.ts',
        'rules-know-no-table: packages/games/src/dice/deep/search.ts',
        'rules-know-no-table: packages/games/src/coins/rules.ts',
        'table-side: packages/games/src/dice/table/stage.ts',
      ],
    },
    {
      what: 'Svelte behind the server, by a long way, and a cycle',
      files: {
        'apps/server/src/main.ts': "export { answer } from '@cardinal/games';\n",
        'packages/games/src/registry.ts': "export const answer = () => import('./dice/shown.ts');\n",
        'packages/games/src/dice/shown.ts': "export { mount } from 'svelte';\n",
        'packages/number/src/index.ts': "export { a } from './a.ts';\n",
        'packages/number/src/a.ts': "import { b } from './b.ts';\nexport const a = b;\n",
        'packages/number/src/b.ts': "import type { a } from './a.ts';\nexport const b: typeof a = 1;\n",
      },
      says: ['no-svelte-behind-the-door: apps/server/src/main.ts', 'no-cycles: packages/number/src/a.ts'],
    },
    {
      what: 'Node in the page, by a long way, and in a rule; a way round the door, a way to nowhere, and test parts in use',
      files: {
        'apps/web/src/main.ts': "export { answer } from '@cardinal/print-kit';\n",
        'packages/print-kit/src/index.ts': "export { sep as answer } from 'node:path';\n",
        'packages/kernel/src/index.ts': "export { sep } from 'path';\n",
        'packages/kernel/src/play.ts': "export { toy } from './testing/toy.ts';\n",
        'packages/kernel/src/testing/toy.ts': 'export const toy = 1;\n',
        'packages/bots/src/index.ts': "export { answer } from '../../kernel/src/index.ts';\n",
        'packages/words/src/index.ts': "export { answer } from './gone.ts';\n",
      },
      says: [
        'no-node-in-the-page: apps/web/src/main.ts',
        'pure-packages: packages/kernel/src/index.ts',
        'door-only: packages/bots/src/index.ts',
        'no-unresolvable: packages/words/src/index.ts',
        'no-test-parts-in-use: packages/kernel/src/play.ts',
      ],
    },
  ],
  unused: [
    {
      what: 'a file and an export nobody uses',
      files: {
        'packages/number/src/index.ts': "export { used } from './some.ts';\n",
        'packages/number/src/some.ts': 'export const used = 1;\nexport const forgotten = 2;\n',
        'packages/number/src/lonely.ts': 'export const alone = 1;\n',
      },
      says: ['packages/number/src/lonely.ts', 'forgotten'],
    },
  ],
  types: [
    {
      what: 'a wrong type, an unchecked index, an enum',
      files: {
        'packages/number/src/index.ts':
          "export const a: number = 'b';\nexport const c = ([] as string[])[0].length;\nexport enum E {\n  F,\n}\n",
      },
      says: ['TS2322', 'TS2532', 'TS1294'],
    },
  ],
  templates: [
    {
      what: 'a misspelt member and a button nobody can reach',
      files: {
        'apps/web/src/Hello.svelte':
          '<script lang="ts">\n  const hand = { cards: 5 };\n</script>\n\n<div onclick={() => hand}>{hand.card}</div>\n',
      },
      says: ["Property 'card' does not exist", 'a11y_click_events_have_key_events'],
    },
  ],
  'page-size': [
    { what: 'a table too heavy', files: builtPage(160_000), says: ['assets/table.js', 'too heavy'] },
    {
      what: 'a table that is no longer where the limit looks',
      files: {
        ...builtPage(1_000),
        'apps/web/dist/.vite/manifest.json': JSON.stringify({ '_opening-1.js': { file: 'assets/main.js' } }),
      },
      says: ['has a file moved?'],
    },
  ],
};

it('there is a planted fault for every check', () => {
  expect(Object.keys(FAULTS).sort()).toEqual(CHECKS.map(({ name }) => name).sort());
});

it('there is a planted fault for every rule of TypeScript', () => {
  const settings = JSON.parse(fs.readFileSync('.oxlintrc.json', 'utf8').replace(/^ *\/\/.*$/gm, '')) as {
    readonly rules: object;
    readonly overrides: readonly { readonly rules: object }[];
  };
  const named = [settings, ...settings.overrides].flatMap(({ rules }) => Object.keys(rules));
  // The length of a file has a fault of its own.
  expect(new Set([...FAULTY_RULES, 'max-lines', 'house/long-file'])).toEqual(
    new Set(named.map((rule) => rule.replace('typescript/', ''))),
  );
});

describe.each(CHECKS)('$name', (check) => {
  it('passes on a healthy house', async () => {
    const takeOut = house.plant(NEEDED[check.name] ?? {});
    const { ok, output } = await runCheck(check, house.root);
    takeOut();
    expect(ok, output).toBe(true);
  });

  it.each(FAULTS[check.name] ?? [])('finds $what', async ({ files, says }) => {
    const takeOut = house.plant(files);
    const { ok, output } = await runCheck(check, house.root);
    takeOut();
    expect(ok, output).toBe(false);
    for (const words of says) expect(output).toContain(words);
  });
});
