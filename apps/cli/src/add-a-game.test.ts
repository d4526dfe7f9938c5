// docs/how-to/add-a-game.md done as it stands there, in a copy of the games: one folder, one line, and all that asks the
// registry finds the new game.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { GameEntry } from '@cardinal/games';
import type * as lessonsDoor from '@cardinal/games/lessons';
import type * as moveForm from '@cardinal/games/move-form';
import type * as sheets from '@cardinal/games/sheets';
import { openMatch, shaped } from '@cardinal/kernel';
import { LANGS } from '@cardinal/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../scripts/build.mjs';

const recipe = readFileSync('docs/how-to/add-a-game.md', 'utf8');
const root = realpathSync(mkdtempSync(join(tmpdir(), 'cardinal-new-game-')));
const at = (file: string): string => join(root, 'packages/games/src', file);

beforeAll(async () => {
  await build({ products: ['bundle'] });
  cpSync('packages/games', join(root, 'packages/games'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
}, 120_000);
afterAll(() => rmSync(root, { recursive: true }));

test('a game is the folder that new-game makes and the line of the recipe, and everybody finds it', async () => {
  const [, name = ''] = /npm run new-game -- (\S+)/.exec(recipe) ?? [];
  execFileSync(process.execPath, [resolve('apps/cli/bin/cardinal.mjs'), 'new-game', name], { cwd: root });
  const [line = ''] = /^ {2}'lucky-sums': \w+,$/m.exec(recipe) ?? [];
  const [brought = ''] = /^import .*lucky-sums\/entry\.ts';$/m.exec(recipe) ?? [];
  const registry = readFileSync(at('registry.ts'), 'utf8');
  writeFileSync(at('registry.ts'), `${brought}\n${registry.replace(/^\} as const/m, `${line}\n$&`)}`);

  const { games } = (await import(at('registry.ts'))) as { readonly games: Readonly<Record<string, GameEntry>> };
  const entry = games['lucky-sums'];
  expect(Object.keys(games).at(-1)).toBe('lucky-sums');
  expect(entry?.facts.id).toBe('lucky-sums');
  const { formsOf } = (await import(at('move-form.ts'))) as typeof moveForm;
  const { paperOf } = (await import(at('sheets.ts'))) as typeof sheets;
  const [game, forms, paper] = await Promise.all([entry!.load(), formsOf('lucky-sums'), paperOf('lucky-sums')]);
  expect(game.id).toBe('lucky-sums');
  expect(forms.length).toBeGreaterThan(0);
  for (const { json } of forms) expect(shaped(game.shapes.move, json)).toMatchObject({ ok: true });
  expect(openMatch(game, { seats: entry!.facts.usualSeats, seed: '1', options: {} })).toMatchObject({ ok: true });
  expect(paper.decks('en')?.length).toBeGreaterThan(0);
  for (const lang of LANGS) expect((await entry!.words[lang]()).title).not.toBe('');
  const { lessons } = (await import(at('lessons.ts'))) as typeof lessonsDoor;
  expect((await lessons['lucky-sums']!.load()).steps.length).toBeGreaterThan(0);
  expect(await lessons['lucky-sums']!.words('ar')).toBeTypeOf('object');
});

test('the registry is the only list of all games: what is kept by game elsewhere may lack one', () => {
  const members = ['apps', 'packages'].flatMap((home) => readdirSync(home).map((member) => join(home, member, 'src')));
  const shipped = members
    .flatMap((home) => readdirSync(home, { recursive: true, encoding: 'utf8' }).map((file) => join(home, file)))
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$/.test(file));
  expect(shipped.length).toBeGreaterThan(500);
  const whole = shipped.filter((file) => /(?<!Partial<)Record<GameId,/.test(readFileSync(file, 'utf8')));
  expect(whole).toEqual([]);
});
