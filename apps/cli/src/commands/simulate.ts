// `cardinal simulate GAME`: many matches between bots on all cores, and what they show, with intervals.
import { join } from 'node:path';
import type { Command } from 'commander';
import { loadGame, open, readOptions, whole } from '../find-game.ts';
import { makeFolder, writeTo } from '../files.ts';
import { out, outJson } from '../io.ts';
import { progress } from '../progress.ts';
import { report, type Report } from '../simulate/metrics.ts';
import { CORES, run } from '../simulate/run.ts';
import { csvLines, reportLines } from '../simulate/write.ts';
import { DONE, WrongUse } from '../stop.ts';
import { readLevel } from '../table/bots.ts';

interface Given {
  readonly seats: string;
  readonly matches: number;
  readonly seed: string;
  readonly options?: string;
  readonly rotate?: true;
  readonly work: number;
  readonly workers: number;
  readonly csv?: true;
  readonly json?: true;
  readonly records?: string;
}

/** Adds the command. */
export function addSimulate(program: Command, done: (code: number) => void): void {
  program
    .command('simulate')
    .description('play many matches between bots and report figures with intervals')
    .argument('<game>')
    .option('--seats <levels>', 'a bot level a seat: beginner, easy, normal, expert, random', 'normal,normal,normal')
    .option('--matches <n>', 'how many matches', whole('--matches', 1, 10_000_000), 1000)
    .option('--seed <text>', 'what all draws follow from', '1')
    .option('--options <json>', 'house rules as JSON, or @FILE')
    .option('--rotate', 'shift the players by one seat from match to match')
    .option('--work <n>', "a bot's budget a move, in units of its own work", whole('--work', 1, 1_000_000), 100)
    .option('--workers <n>', 'how many threads', whole('--workers', 1, 256), CORES)
    .option('--csv', 'a line a match and seat instead of the report')
    .option('--json', 'the report as JSON')
    .option('--records <dir>', 'save every match as a record in this folder')
    .addHelpText(
      'after',
      '\nExample:\n  cardinal simulate numsense --seats expert,easy,easy --matches 10000 --seed 1 --rotate',
    )
    .action(async (id: string, given: Given) => {
      if (given.csv && given.json)
        throw new WrongUse('Choose one of --csv and --json: they are two forms of the same.');
      const loaded = await loadGame(id);
      const seats = given.seats.split(',').map((level) => readLevel(level.trim()));
      const options = readOptions(given.options, loaded.game);
      open(loaded, { seats: seats.length, seed: given.seed, options });
      const job = { game: id, options, seats, rotate: given.rotate ?? false, seed: given.seed, work: given.work };
      const bar = progress('matches', given.matches);
      const { records } = given;
      if (records !== undefined) makeFolder(records);
      const played = await run({
        job,
        matches: given.matches,
        workers: given.workers,
        records: records !== undefined,
        done(part) {
          bar.add(part.length);
          for (const { match, record } of part) {
            if (records !== undefined && record) writeTo(join(records, `${id}-${match}.json`), JSON.stringify(record));
          }
        },
      }).finally(() => bar.stop());
      const told = (): Report => report(seats, played, loaded.game);
      if (given.csv) for (const line of csvLines(played)) out(line);
      else if (given.json) outJson({ ...job, ...told() });
      else for (const line of reportLines(told())) out(line);
      done(DONE);
    });
}
