// `cardinal new-game NAME`: the folder of a new game, copied from the smallest one with its names changed.
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { gameIds } from '../find-game.ts';
import { out } from '../io.ts';
import { DONE, WrongUse } from '../stop.ts';

const HOME = 'packages/games/src';

/** Adds the command. */
export function addNewGame(program: Command, done: (code: number) => void): void {
  program
    .command('new-game')
    .description('copy the smallest game as the start of a new one')
    .argument('<name>', 'its id, such as "lucky-sums"')
    .addHelpText('after', '\nExample:\n  cardinal new-game lucky-sums')
    .action((name: string) => {
      if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
        throw new WrongUse('A game id is small letters, digits and single hyphens, such as "lucky-sums".');
      if (!existsSync(HOME)) throw new WrongUse(`Run this in the checkout: there is no ${HOME} here.`);
      const target = join(HOME, name);
      if (existsSync(target)) throw new WrongUse(`${target} is there already.`);
      const model = smallest();
      cpSync(join(HOME, model), target, { recursive: true, filter: (file) => !/[/\\]golden$|RULINGS\.md$/.test(file) });
      for (const file of filesUnder(target)) writeFileSync(file, renamed(readFileSync(file, 'utf8'), model, name));
      out(`Made ${target} from ${model}. What is left to do:`);
      out(`  1. Fill the folder: types, options, deck, rules, view, bot, words, table, print.`);
      out(`  2. Add the registry line in ${HOME}/registry.ts.`);
      out(`  3. npm run golden -- ${name}, and read the files it writes.`);
      out(`  4. npm run check. The whole recipe: docs/how-to/add-a-game.md`);
      done(DONE);
    });
}

function smallest(): string {
  const size = (id: string): number => filesUnder(join(HOME, id)).reduce((sum, file) => sum + statSync(file).size, 0);
  return [...gameIds].sort((a, b) => size(a) - size(b))[0] ?? 'numsense';
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

// The id in its three spellings: lucky-sums, luckySums, LuckySums.
function renamed(text: string, from: string, to: string): string {
  const camel = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const pascal = (id: string): string => camel(id).replace(/^./, (letter) => letter.toUpperCase());
  return text.replaceAll(from, to).replaceAll(camel(from), camel(to)).replaceAll(pascal(from), pascal(to));
}
