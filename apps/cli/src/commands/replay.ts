// `cardinal replay RECORD`: a record step by step, in readable lines, from the whole table's or one seat's eyes.
import { canonical, replay, type AnyEvent, type Heard, type Who } from '@cardinal/kernel';
import type { Command } from 'commander';
import { loadAllGames, loadGame, whole } from '../find-game.ts';
import { readText } from '../files.ts';
import { out, outJson } from '../io.ts';
import { openRecord } from '../record-file.ts';
import { DONE, WrongUse } from '../stop.ts';

/** Adds the command. */
export function addReplay(program: Command, done: (code: number) => void): void {
  program
    .command('replay')
    .description('step through a record')
    .argument('<record>', 'a cardinal-record file, or - for standard input')
    .option('--from <who>', 'see it as seat 0, 1 … or as a watcher', 'watcher')
    .option('--to <seq>', 'stop after this entry', whole('--to', 0, 1e9))
    .option('--json', 'one JSON line a step: entry, events, view')
    .addHelpText('after', '\nExample:\n  cardinal replay my-match.json --from 0')
    .action(async (file: string, given: { from: string; to?: number; json?: true }) => {
      const { record, game } = openRecord(readText(file), await loadAllGames());
      const who = whoFrom(given.from, record.seats);
      const last = record.log.length - 1;
      if (given.to !== undefined && given.to > last)
        throw new WrongUse(`--to takes 0 to ${last} here: the record has no entry ${given.to}.`);
      const { words } = await loadGame(game.id);
      const names = record.names ?? Array.from({ length: record.seats }, (_, seat) => `Seat ${seat}`);
      try {
        for (const { entry, state, heard } of replay(game, record)) {
          const events = heard.filter((one) => hears(one, who)).map((one) => one.e);
          if (given.json) outJson({ entry: visible(entry, who), events, view: game.view(state, who) });
          else for (const event of events) tell(event);
          if (entry && given.to !== undefined && entry.seq >= given.to) break;
        }
      } catch (error) {
        throw new WrongUse(`The record breaks off: ${error instanceof Error ? error.message : canonical(error)}`);
      }
      done(DONE);

      function tell(event: AnyEvent): void {
        const line = words.tell(event, { names, you: who });
        if (line !== null) out(line);
      }
    });
}

/** A watcher or a seat from its name. Throws WrongUse. */
function whoFrom(text: string, seats: number): Who {
  return text === 'watcher' ? text : whole('--from', 0, seats - 1)(text);
}

function hears({ to }: Heard<AnyEvent>, who: Who): boolean {
  return to === 'all' || (who !== 'watcher' && to.includes(who));
}

// What somebody else moved, or what chance brought, may be hidden: only its number, time and author are shown.
function visible(entry: { seq: number; at: number; by: unknown; move: unknown } | null, who: Who): unknown {
  if (entry === null || entry.by === who) return entry;
  return { seq: entry.seq, at: entry.at, by: entry.by };
}
