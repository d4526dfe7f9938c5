// The golden files of a game: three playthroughs for each number of seats, in the game's own folder. Node only.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@cardinal/kernel';
import { firstLine, makePlaythrough, STYLES } from './golden.ts';
import { replayed } from './playthrough.ts';

/** The folder of a registered game. */
export function gameFolder(id: string): string {
  return fileURLToPath(new URL(`../../games/src/${id}/`, import.meta.url));
}

/** What a golden file of a game does not do as it should; nothing when all are there and play as written. */
export function checkGoldenFiles(game: Game, folder = gameFolder(game.id)): readonly string[] {
  const wanted = fileNames(game);
  const found = existsSync(join(folder, 'golden')) ? readdirSync(join(folder, 'golden')) : [];
  return [
    ...found
      .filter((name) => name.endsWith('.txt') && !wanted.includes(name))
      .map((name) => `${name} is of no use: see npm run golden`),
    ...wanted.flatMap((name) => {
      if (!found.includes(name)) return [`${name} is missing: npm run golden -- ${game.id}`];
      const text = readFileSync(join(folder, 'golden', name), 'utf8');
      const again = replayed(game, text);
      if (!again.ok) return [`${name} cannot be played again: ${again.why}`];
      return again.text === text ? [] : [`${name} plays otherwise: ${firstLine(text, again.text)}`];
    }),
  ];
}

/** Writes all golden files of a game anew and names those that changed. */
export function writeGoldenFiles(game: Game): readonly string[] {
  const golden = join(gameFolder(game.id), 'golden');
  mkdirSync(golden, { recursive: true });
  const wanted = fileNames(game);
  const stray = readdirSync(golden).filter((name) => name.endsWith('.txt') && !wanted.includes(name));
  for (const name of stray) rmSync(join(golden, name));
  const written = seatCounts(game).flatMap((seats) =>
    STYLES.filter((style) => {
      const path = join(golden, fileName(seats, style));
      const text = makePlaythrough(game, seats, style);
      if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
      writeFileSync(path, text);
      return true;
    }).map((style) => fileName(seats, style)),
  );
  return [...stray, ...written];
}

/** Every number of seats of a game. */
export function seatCounts({ seats: [fewest, most] }: Game): readonly number[] {
  return Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
}

function fileNames(game: Game): readonly string[] {
  return seatCounts(game).flatMap((seats) => STYLES.map((style) => fileName(seats, style)));
}

function fileName(seats: number, style: string): string {
  return `${seats}-${style}.txt`;
}
