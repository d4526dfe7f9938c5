// `cardinal print GAME`: decks, score sheets, rules, sheets to practise on and upload pictures as files.
import { join } from 'node:path';
import type { DeckWish } from '@cardinal/print-kit';
import {
  CARD_SIZES,
  DIFFICULTIES,
  FLIPS,
  GRADES,
  INDEX_SIZES,
  KEY_PLACES,
  LAYOUTS,
  OFFSET_MOST,
  PAPERS,
  readOffset,
  SHARES,
  TARGETS,
} from '@cardinal/print-kit/choices';
import { LANGS } from '@cardinal/words';
import { Option, type Command } from 'commander';
import { loadGame, whole } from '../find-game.ts';
import { makeFolder, writeTo } from '../files.ts';
import { out, outJson } from '../io.ts';
import type { Printed } from '../print/files.ts';
import type { PrintGiven } from '../print/given.ts';
import { SHEETS } from '../print/sheet-kinds.ts';
import { DONE, WrongUse } from '../stop.ts';

/** Adds the command. */
export function addPrint(program: Command, done: (code: number) => void): void {
  const choice = (flags: string, says: string, values: readonly string[], usual?: string): Option => {
    const option = new Option(flags, says).choices([...values]);
    return usual === undefined ? option : option.default(usual);
  };
  program
    .command('print')
    .description('decks, backs, score sheets, rules, worksheets and upload pictures as files')
    .argument('<game>', 'its id, such as numsense')
    .addOption(choice('--paper <name>', 'paper', Object.keys(PAPERS), 'a4'))
    .addOption(choice('--card <size>', 'card size', Object.keys(CARD_SIZES), 'poker-eu'))
    .addOption(choice('--layout <name>', 'cards on a sheet', LAYOUTS, '9up'))
    .addOption(choice('--flip <how>', 'how the sheet is turned for its backs', FLIPS, 'long'))
    .option('--bleed <mm>', 'bleed on every side of a card, 0 to 5', bleed, 0)
    .addOption(choice('--index <size>', 'corner signs', INDEX_SIZES, 'standard'))
    .addOption(choice('--marks <kind>', 'crop marks', ['short', 'full', 'none'], 'short'))
    .option('--ink-saver', 'thin lines, no areas')
    .option('--offset <right,up,turn>', 'printer offset from the printer check, in mm and degrees', offset)
    .option('--deck <file>', 'a deck of your own: JSON as the set-up page saves it')
    .addOption(choice('--sheet <kind>', 'what to print', SHEETS, 'deck'))
    .option('--players <n>', 'columns of the score sheet', whole('--players', 1, 12))
    .option('--large', 'large print for score sheets, rules and worksheets')
    .option('--worksheet', 'a sheet to practise on, with its key')
    .option('--seed <text>', 'the same seed makes the same worksheet', '1')
    .option('--count <n>', 'items of a worksheet', whole('--count', 1, 200), 12)
    .option('--hand <n>', 'cards in a hand of a worksheet', whole('--hand', 2, 6), 4)
    .addOption(choice('--difficulty <level>', 'how hard a worksheet is', DIFFICULTIES, 'normal'))
    .addOption(
      choice(
        '--grade <standard>',
        'facts of a school year instead of hands',
        GRADES.map(({ id }) => id),
      ),
    )
    .option('--facts', 'facts of the school year that the game practises most, instead of hands')
    .addOption(choice('--carrying <much>', 'facts that carry or borrow', SHARES, 'some'))
    .addOption(choice('--brackets <much>', 'answers or facts with brackets', SHARES, 'some'))
    .addOption(choice('--balance <much>', 'facts with an operation on both sides of =', SHARES, 'none'))
    .option('--record <file>', 'a worksheet from the turning points of a match')
    .addOption(
      choice(
        '--key <where>',
        'answers of a worksheet: upside down at its foot, on a page of their own, none',
        KEY_PLACES,
        'foot',
      ),
    )
    .addOption(choice('--images <target>', 'pictures for upload', Object.keys(TARGETS)))
    .option(
      '--base-url <url>',
      'with --images tts: where the pictures will be on the web, usually the folder they are in',
    )
    .option('--address <url>', 'where the games are on the web: the code of the flyer leads there')
    .addOption(choice('--lang <code>', 'language', LANGS, 'en'))
    .option('--out <path>', 'a file, or a folder where there are several files', '.')
    .option('--json', 'answer as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  cardinal print numsense --paper a4 --layout 9up --flip long --out deck.pdf\n  cardinal print numsense --images tgc --out pictures\n  cardinal print numsense --images tts --base-url https://cards.example/numsense/ --out pictures\n  cardinal print mathmasters --sheet score --players 4\n  cardinal print numsense --worksheet --hand 4 --seed 7\n  cardinal print math-rush --grade 2.OA.2 --balance some --seed 7\n  cardinal print mathmasters --record match.json',
    )
    .action(async (id: string, given: PrintGiven & { readonly json?: true }, command: Command) => {
      const game = await loadGame(id);
      const written = Object.keys(given).filter((name) => command.getOptionValueSource(name) === 'cli');
      const { filesFor } = await import('../print/files.ts');
      const printed = await filesFor(game, given, new Set(written));
      const paths = write(printed, given.out);
      if (given.json) outJson({ files: paths, notes: printed.notes });
      else for (const line of [...paths, ...printed.notes]) out(line);
      done(DONE);
    });
}

/** Writes the files; a name that ends like the only one is that file, everything else a folder. */
function write({ files }: Printed, to: string): string[] {
  const [only] = files;
  const ending = only?.name.slice(only.name.lastIndexOf('.')) ?? '';
  const isFile = files.length === 1 && to.endsWith(ending);
  if (files.length > 1 && /\.(pdf|png)$/i.test(to))
    throw new WrongUse(
      `This makes ${files.length} files (${files
        .map(({ name }) => name)
        .slice(0, 3)
        .join(', ')} …). Name a folder with --out.`,
    );
  if (!isFile) makeFolder(to);
  return files.map(({ name, bytes }) => {
    const path = isFile ? to : join(to, name);
    writeTo(path, bytes);
    return path;
  });
}

function bleed(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 5)) throw new WrongUse(`--bleed takes 0 to 5 mm, not "${text}".`);
  return value;
}

function offset(text: string): DeckWish['offset'] {
  const read = readOffset(text);
  if (!read)
    throw new WrongUse(
      `--offset takes right and up within ${OFFSET_MOST.shift} mm and a turn within ${OFFSET_MOST.angle} degrees, such as 1.5,-2,0.3, not "${text}".`,
    );
  return read;
}
