// `cardinal drive GAME`: a headless table on stdin and stdout, one JSON line in, one JSON line out. Damaged lines are
// refused and the table goes on. docs/command-line.md describes every line.
import { createInterface } from 'node:readline';
import { matchFrom, positionOf, type AnyView, type Match, type Seat, type Told } from '@cardinal/kernel';
import type { Command } from 'commander';
import { loadAllGames, loadGame, open, readOptions, refusalText, whole, type LoadedGame } from '../find-game.ts';
import { readText } from '../files.ts';
import { outJson } from '../io.ts';
import { openPosition } from '../record-file.ts';
import { DONE, WrongUse } from '../stop.ts';
import { linesOf, readMove } from '../table/read-move.ts';

interface Given {
  readonly position?: string;
  readonly seed: string;
  readonly seats?: number;
  readonly options?: string;
}

type Line = Readonly<Record<string, unknown>>;

/** Adds the command. */
export function addDrive(program: Command, done: (code: number) => void): void {
  program
    .command('drive')
    .description('a headless table: one JSON line in, one JSON line out')
    .argument('<game>')
    .option('--position <file>', 'begin from a cardinal-position file')
    .option('--seed <text>', 'what the draws follow from', '1')
    .option('--seats <n>', 'how many seats', whole('--seats', 1, 64))
    .option('--options <json>', 'house rules as JSON, or @FILE')
    .addHelpText('after', `\nExample:\n  echo '{"ask":"moves","seat":0}' | cardinal drive numsense --seed 1 --seats 2`)
    .action(async (id: string, given: Given) => {
      const loaded = await loadGame(id);
      const match = given.position === undefined ? fresh(loaded, given) : await placed(loaded, given.position, given);
      match.advance(0, true);
      for await (const text of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
        if (text.trim() !== '') outJson(answer(loaded, match, text));
      }
      done(DONE);
    });
}

function fresh(loaded: LoadedGame, { seed, seats, options }: Given): Match {
  return open(loaded, {
    seats: seats ?? loaded.entry.facts.usualSeats,
    seed,
    options: readOptions(options, loaded.game),
  });
}

async function placed(loaded: LoadedGame, file: string, { seed, seats, options }: Given): Promise<Match> {
  if (options !== undefined || seats !== undefined) {
    throw new WrongUse('--position brings its own seats and options: leave out --seats and --options.');
  }
  const { position, game } = openPosition(readText(file), await loadAllGames());
  if (game.id !== loaded.game.id) throw new WrongUse(`That position is of ${game.id}, not of ${loaded.game.id}.`);
  return matchFrom(game, position, seed);
}

/** The answer to one line. */
export function answer(loaded: LoadedGame, match: Match, text: string): unknown {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return damaged('That line is not JSON. Expected {"seat":0,"move":{…}} or {"ask":"position"}.');
  }
  if (typeof line !== 'object' || line === null || Array.isArray(line)) {
    return damaged('Expected a JSON object such as {"seat":0,"move":{…}}.');
  }
  const given = line as Line;
  const fields = 'ask' in given ? ['ask', 'seat'] : 'clock' in given ? ['clock'] : ['seat', 'move', 'at'];
  const spare = Object.keys(given).find((field) => !fields.includes(field));
  if (spare !== undefined)
    return { ...damaged(`"${spare}" does not belong in a line with ${fields.join(', ')}.`), path: spare };
  if ('ask' in given) return ask(loaded, match, given);
  if ('clock' in given) return advance(match, given['clock']);
  return move(loaded, match, given);
}

function move(loaded: LoadedGame, match: Match, line: Line): unknown {
  const { seat, at } = line;
  if (typeof seat !== 'number' || !('move' in line)) return damaged('Expected {"seat":0,"move":{…}}.');
  if (at !== undefined && !isTime(at)) return damaged('"at" takes whole milliseconds of match time.');
  let asked = line['move'];
  if (isSeat(match, seat)) {
    const read = readMove(loaded, asked, match.view(seat));
    if (!read.ok) return { ...damaged(read.text), ...(read.path !== null && { path: read.path }) };
    asked = read.move;
  }
  const submitted = match.submit(seat, asked, at ?? match.at);
  if (!submitted.ok) {
    const { why, at: place, facts } = submitted;
    return {
      ok: false,
      why,
      text: refusalText(loaded.words, submitted),
      ...(place !== undefined && { at: place }),
      ...(facts && { facts }),
      ...(submitted.told.length > 0 && told(match, submitted.told)),
    };
  }
  return { ok: true, ...told(match, [...submitted.told, ...match.advance(match.at, true)]) };
}

function advance(match: Match, at: unknown): unknown {
  if (!isTime(at)) return damaged('"clock" takes whole milliseconds of match time.');
  return { ok: true, ...told(match, match.advance(at, true)) };
}

function ask(loaded: LoadedGame, match: Match, line: Line): unknown {
  const { seat } = line;
  const { game, header } = match;
  switch (line['ask']) {
    case 'position':
      return { ok: true, position: positionOf(game, header.seats, header.options, match.state) };
    case 'record':
      return { ok: true, record: match.record() };
    case 'result':
      return { ok: true, result: match.result };
    case 'moves':
    case 'view':
      if (typeof seat !== 'number' || !isSeat(match, seat)) return damaged(`"seat" takes 0 to ${header.seats - 1}.`);
      return line['ask'] === 'view' ? { ok: true, view: match.view(seat) } : listed(loaded, match.view(seat));
    default:
      return damaged('One can ask for: position, record, result, moves, view.');
  }
}

/** The moves; where they cannot be listed, how they are written, with an example of each in JSON. */
function listed({ game, forms }: LoadedGame, view: AnyView): unknown {
  const moves = game.moves(view);
  if (moves !== null) return { ok: true, moves };
  return { ok: true, moves, how: linesOf(forms), examples: forms.map(({ json }) => json) };
}

function told(match: Match, all: readonly Told[]): object {
  return {
    seq: match.log.length - 1,
    events: all.flatMap(({ heard }) => heard.map(({ to, e }) => ({ to, event: e }))),
    views: Array.from({ length: match.header.seats }, (_, seat) => match.view(seat)),
  };
}

function isTime(at: unknown): at is number {
  return Number.isSafeInteger(at) && (at as number) >= 0;
}

function isSeat(match: Match, seat: number): seat is Seat {
  return Number.isInteger(seat) && seat >= 0 && seat < match.header.seats;
}

function damaged(text: string): object {
  return { ok: false, why: 'damaged', text };
}
