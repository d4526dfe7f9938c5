// Reads records and positions from text, with care because they come from outside: every part by its shape, every fault
// told in a sentence that says what was expected and where.
import * as v from 'valibot';
import { beyondSeats } from './by-seat.ts';
import { canonical } from './json.ts';
import { RECORD_EDITION, type MatchRecord, type Position } from './record.ts';
import type { AnyState, Game } from './rules.ts';
import { objection, shaped } from './shape.ts';

/** Why a file cannot be used. */
export const FILE_WHY = ['not-json', 'other-format', 'unknown-edition', 'unknown-game', 'damaged', 'unsound'] as const;
/** One of {@link FILE_WHY}, with a sentence for a person that says what was expected and where. */
export interface FileProblem {
  readonly ok: false;
  readonly why: (typeof FILE_WHY)[number];
  readonly text: string;
  /** Where in the file, such as "log.3.move"; null where that is no one place. */
  readonly at: string | null;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const outcome = v.union([
  v.strictObject({ label: v.string(), index: count }),
  v.strictObject({ label: v.string(), order: v.array(count) }),
]);
const note = v.variant('kind', [
  v.strictObject({ kind: v.literal('paused') }),
  v.strictObject({ kind: v.literal('resumed') }),
  v.strictObject({ kind: v.literal('left'), seat: count }),
  v.strictObject({ kind: v.literal('back'), seat: count }),
]);
const head = { rules: count, seats: count, options: v.looseObject({}), game: v.string() };
const recordShape = v.strictObject({
  format: v.literal('cardinal-record'),
  edition: v.literal(RECORD_EDITION),
  ...head,
  commitment: v.string(),
  names: v.optional(v.array(v.string())),
  start: v.optional(v.looseObject({})),
  branch: v.exactOptional(count),
  log: v.array(
    v.union([
      v.strictObject({ seq: count, at: count, by: count, move: v.unknown() }),
      v.strictObject({ seq: count, at: count, by: v.literal('chance'), move: outcome }),
      v.strictObject({ seq: count, at: count, by: v.literal('clock'), move: v.strictObject({ due: v.string() }) }),
      v.strictObject({ seq: count, at: count, by: v.literal('table'), move: note }),
    ]),
  ),
  hashes: v.record(v.string(), v.string()),
  seed: v.optional(v.string()),
  result: v.optional(
    v.strictObject({
      winners: v.array(count),
      scores: v.array(v.number()),
      exact: v.exactOptional(v.array(v.string())),
    }),
  ),
  sum: v.optional(v.string()),
});
const positionShape = v.strictObject({
  format: v.literal('cardinal-position'),
  edition: v.literal(RECORD_EDITION),
  ...head,
  state: v.looseObject({}),
});

/** How a reader finds a game by its id. */
export type FindGame = (id: string) => Game | undefined;

/** A record read from JSON text, with its game and the options that the file leaves out, which are taken as the game plays by default. The moves inside are checked by shape; `verify` proves the rest. */
export function readRecord(
  text: string,
  find: FindGame,
):
  | { readonly ok: true; readonly record: MatchRecord; readonly game: Game; readonly leftOut: readonly string[] }
  | FileProblem {
  const opened = open(text, 'cardinal-record', recordShape, find);
  if (!opened.ok) return opened;
  const { file, game, leftOut } = opened;
  if (file.names && file.names.length !== file.seats)
    return problem('damaged', `At names: ${file.names.length} names for ${file.seats} seats.`);
  const log: unknown[] = [];
  for (const [index, entry] of file.log.entries()) {
    if (typeof entry.by !== 'number') {
      log.push(entry);
      continue;
    }
    if (entry.by >= file.seats) return problem('damaged', `At log.${index}: there is no seat ${entry.by}.`);
    const move = shaped(game.shapes.move, entry.move);
    if (!move.ok) return problem('damaged', `At log.${index}: this is no move of ${game.id}.`);
    log.push({ ...entry, move: move.value });
  }
  const start = file.start && stateOf(game, file, file.start, 'start');
  if (start?.ok === false) return start;
  // Every part was checked above against the game's own shapes.
  const record = { ...file, log, ...(start && { start: start.state }) } as unknown as MatchRecord;
  return { ok: true, record, game, leftOut };
}

/** A position read from JSON text, with its game; the state fits the game's shape and is sound. */
export function readPosition(
  text: string,
  find: FindGame,
): { readonly ok: true; readonly position: Position; readonly game: Game } | FileProblem {
  const opened = open(text, 'cardinal-position', positionShape, find);
  if (!opened.ok) return opened;
  const { file, game } = opened;
  const state = stateOf(game, file, file.state, 'state');
  if (!state.ok) return state;
  return { ok: true, position: { ...file, state: state.state } as unknown as Position, game };
}

interface AnyFile {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: object;
}

function open<T extends AnyFile>(
  text: string,
  format: string,
  shape: v.GenericSchema<unknown, T>,
  find: FindGame,
): { readonly ok: true; readonly file: T; readonly game: Game; readonly leftOut: readonly string[] } | FileProblem {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return problem('not-json', 'This is no JSON file, or it is damaged.');
  }
  const given = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as {
    format?: unknown;
    edition?: unknown;
  };
  if (given.format !== format) return problem('other-format', `Expected a file with "format": "${format}".`);
  if (given.edition !== RECORD_EDITION) {
    return problem(
      'unknown-edition',
      `Expected edition ${RECORD_EDITION} of ${format}, found ${JSON.stringify(given.edition)}.`,
    );
  }
  const read = v.safeParse(shape, parsed);
  if (!read.success) {
    const issue = read.issues[0];
    const { at: place, text: said } = told(issue);
    return problem('damaged', said, place);
  }
  const game = find(read.output.game);
  if (!game) return problem('unknown-game', `No game is called "${read.output.game}".`);
  if (read.output.rules !== game.edition) {
    return problem(
      'unknown-edition',
      `Here ${game.id} is played by rules edition ${game.edition}; the file has ${read.output.rules}.`,
    );
  }
  const [fewest, most] = game.seats;
  if (read.output.seats < fewest || read.output.seats > most) {
    return problem('damaged', `A match of ${game.id} takes ${fewest} to ${most} seats, not ${read.output.seats}.`);
  }
  const options = game.options.read(read.output.options);
  const problems = options.ok ? beyondSeats(game.options.specs, options.options, read.output.seats) : options.problems;
  if (!options.ok || problems.length > 0) {
    const said = problems.map(({ option, expected }) => `Option "${option}": expected ${expected}.`);
    return problem('damaged', said.join(' '));
  }
  const fit = game.fits(options.options, read.output.seats);
  if (!fit.ok) return problem('damaged', `With these options ${read.output.seats} seats cannot play (${fit.why}).`);
  const leftOut = Object.keys(options.options).filter((name) => !Object.hasOwn(read.output.options, name));
  return { ok: true, file: { ...read.output, options: options.options }, game, leftOut };
}

function stateOf(
  game: Game,
  { seats, options }: AnyFile,
  given: unknown,
  field: 'start' | 'state',
): { readonly ok: true; readonly state: AnyState } | FileProblem {
  const read = shaped(game.shapes.state, given);
  const place = [field, ...(read.ok || read.path === null ? [] : [read.path])].join('.');
  if (!read.ok) return problem('damaged', `At ${place}: ${read.message}.`, place);
  const state = read.value;
  const fault = game.sound(state);
  if (fault !== null) return problem('unsound', fault);
  const found = game.score(state).length;
  if (found !== seats) return problem('unsound', `The state has ${found} seats, the file ${seats}.`);
  // Rules are read from the state, people read them above it.
  const inside = (state as { readonly options?: object }).options ?? options;
  const other = Object.keys(options).find((name) => canonical(at(options, name)) !== canonical(at(inside, name)));
  if (other !== undefined)
    return problem('unsound', `Option "${other}" is one thing in the file's options and another in its ${field}.`);
  return { ok: true, state };
}

const at = (options: object, name: string): unknown => (options as Readonly<Record<string, unknown>>)[name] ?? null;

/** What is wrong, and where. Of an entry that may be one of several kinds, what keeps it from being the nearest. */
function told(issue: v.BaseIssue<unknown>): { readonly at: string; readonly text: string } {
  const inside = issue.issues?.find(({ path }) => path?.at(-1)?.key !== 'by');
  const where = [issue, ...(inside ? [inside] : [])].map((one) => v.getDotPath(one)).filter(Boolean);
  const place = where.join('.') || 'the top';
  return { at: place, text: `At ${place}: ${objection(inside ?? issue)}.` };
}

function problem(why: FileProblem['why'], text: string, place: string | null = null): FileProblem {
  return { ok: false, why, text, at: place };
}
