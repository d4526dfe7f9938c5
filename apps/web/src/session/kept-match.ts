// The kept match brought back from its shelf. What comes from there is never trusted: it is read by shape and replayed by
// the rules. Apart from `saved-match.ts`, because a match that begins needs none of it.
import {
  LEVELS,
  resumeMatch,
  shaped,
  type AnyMove,
  type Entry,
  type Game,
  type Header,
  type Match,
  type Told,
} from '@cardinal/kernel';
import * as v from 'valibot';
import { HEAD, isKept } from './is-kept.ts';
import { EDITION, firstAside, LOG, NOW, type Aside } from './saved-match.ts';
import type { TableSetup } from './setup.ts';
import type { Shelf } from './shelf.ts';

/** A match brought back from a shelf. */
export interface Restored {
  readonly match: Match;
  /** What was heard of it so far. */
  readonly told: Told[];
  readonly setup: TableSetup;
  readonly aside: Aside;
}

/** Why nothing was brought back. `other-rules`: it was played by rules of another edition. */
export type Lost = 'none' | 'damaged' | 'other-rules';

const name = v.pipe(v.string(), v.maxLength(40));
const seat = v.variant('kind', [
  v.strictObject({
    kind: v.literal('person'),
    name,
    hints: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  v.strictObject({ kind: v.literal('bot'), name, level: v.picklist(LEVELS) }),
]);

const setupShape: v.GenericSchema<unknown, TableSetup> = v.strictObject({
  game: v.string(),
  seats: v.pipe(v.array(seat), v.minLength(1)),
  options: v.record(v.string(), v.unknown()),
  seed: v.string(),
});

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const headShape = v.object({
  edition: v.literal(EDITION),
  setup: setupShape,
  header: v.looseObject({ game: v.string(), rules: count, seats: count }),
});
const asideShape = v.object({
  at: v.pipe(v.number(), v.minValue(0)),
  me: v.union([count, v.literal('watcher')]),
  drafts: v.array(v.nullable(v.string())),
  hinted: v.optional(v.array(count), []),
  known: v.optional(v.array(count)),
  over: v.boolean(),
});
const pieceShape = v.array(v.looseObject({ seq: count, at: count, by: v.union([count, v.string()]) }));

/** The set-up of a kept match that is not over, for the home page: no rules are loaded for it. */
export function underWay(shelf: Shelf): TableSetup | null {
  const head = v.safeParse(headShape, parsed(shelf.read(HEAD)));
  const aside = v.safeParse(asideShape, parsed(shelf.read(NOW)));
  return head.success && !(aside.success && aside.output.over) ? head.output.setup : null;
}

/** All that is kept, as text for a file: what a person can send along when a match cannot be read any more. */
export function keptText(shelf: Shelf): string {
  const names = [HEAD, NOW, ...shelf.names(LOG)];
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, shelf.read(name)])), null, 1);
}

/** Brings the kept match back by playing its log again. */
export async function restoreMatch(
  shelf: Shelf,
  load: (game: string) => Promise<Game | undefined>,
): Promise<Restored | Lost> {
  if (!isKept(shelf)) return 'none';
  const head = v.safeParse(headShape, parsed(shelf.read(HEAD)));
  if (!head.success) return 'damaged';
  const { setup } = head.output;
  const game = await load(setup.game);
  if (!game || head.output.header.game !== game.id) return 'damaged';
  if (head.output.header.rules !== game.edition) return 'other-rules';
  try {
    const told: Told[] = [];
    const match = replayed(game, head.output.header as unknown as Header, setup, logOf(shelf, game), told);
    const aside = v.safeParse(asideShape, parsed(shelf.read(NOW)));
    return { match, told, setup, aside: aside.success ? aside.output : firstAside(setup, match.at) };
  } catch {
    return 'damaged';
  }
}

function logOf(shelf: Shelf, game: Game): Entry<AnyMove>[] {
  const log: Entry<AnyMove>[] = [];
  for (let piece = 0; ; piece++) {
    const text = shelf.read(`${LOG}${piece}`);
    if (text === null) return log;
    for (const entry of v.parse(pieceShape, parsed(text))) {
      const move: unknown = entry['move'];
      log.push({ ...entry, move: typeof entry.by === 'number' ? moveOf(game, move) : move } as never);
    }
  }
}

function moveOf(game: Game, kept: unknown): AnyMove {
  const read = shaped(game.shapes.move, kept);
  if (!read.ok) throw new Error(`save-damaged: ${read.message}`);
  return read.value;
}

function replayed(game: Game, header: Header, setup: TableSetup, log: readonly Entry<AnyMove>[], told: Told[]): Match {
  const options = game.options.read(header.options);
  if (!options.ok || header.seats !== setup.seats.length) throw new Error('save-damaged: the head does not fit');
  for (const [seq, entry] of log.entries()) {
    if (entry.seq !== seq) throw new Error(`save-damaged: entry ${seq} is numbered ${entry.seq}`);
  }
  return resumeMatch(game, header, setup.seed, log, (one) => told.push(one));
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
