// The match that is under way, as it lies on a shelf: a head, the log in small pieces so that an accepted entry costs the
// same early and late, and the few things that are not in a log (clock, half-built sentences). What comes back from a
// shelf is never trusted: it is read by shape and replayed by the rules.
import {
  resumeMatch,
  type AnyMove,
  type Entry,
  type Game,
  type Header,
  type Match,
  type Ms,
  type Seat,
} from '@cardinal/kernel';
import * as v from 'valibot';
import { HEAD, isKept } from './is-kept.ts';
import { setupShape, type TableSetup } from './setup.ts';
import type { Shelf } from './shelf.ts';

const NOW = 'cardinal.match.now';
const LOG = 'cardinal.match.log.';
const PIECE = 32;
const EDITION = 1;

/** What is not in the log: match time, who holds the device, and what each seat has half built. */
export interface Aside {
  readonly at: Ms;
  readonly me: Seat | 'watcher';
  readonly drafts: readonly (string | null)[];
  /** Hints asked for, by seat. */
  readonly hinted: readonly number[];
  /** The match has ended: it can be looked at, but there is nothing to go on with. */
  readonly over: boolean;
}

/** A match brought back from a shelf. */
export interface Restored {
  readonly match: Match;
  readonly setup: TableSetup;
  readonly aside: Aside;
}

/** Why nothing was brought back. `other-rules`: it was played by rules of another edition. */
export type Lost = 'none' | 'damaged' | 'other-rules';

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
  over: v.boolean(),
});
const pieceShape = v.array(v.looseObject({ seq: count, at: count, by: v.union([count, v.string()]) }));

/** Keeps one match on a shelf. Every method says whether the shelf took it. */
export class MatchKeeper {
  readonly #shelf: Shelf;
  readonly #log: Entry<AnyMove>[] = [];

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** Takes a match up from where it stands; whatever was kept before goes. */
  begin(match: Match, setup: TableSetup, aside: Aside): boolean {
    forget(this.#shelf);
    this.#log.length = 0;
    const head = { edition: EDITION, setup, header: match.header };
    return this.#shelf.write(HEAD, JSON.stringify(head)) && this.append(match.log) && this.note(aside);
  }

  /** Goes on with a match that {@link restoreMatch} brought back. */
  goOn(match: Match): void {
    this.#log.push(...match.log);
  }

  /** Keeps further entries; it returns when they lie there. */
  append(entries: readonly Entry<AnyMove>[]): boolean {
    if (entries.length === 0) return true;
    const from = Math.floor(this.#log.length / PIECE);
    this.#log.push(...entries);
    for (let piece = from; piece * PIECE < this.#log.length; piece++) {
      const text = JSON.stringify(this.#log.slice(piece * PIECE, (piece + 1) * PIECE));
      if (!this.#shelf.write(`${LOG}${piece}`, text)) return false;
    }
    return true;
  }

  /** Keeps what is not in the log. */
  note(aside: Aside): boolean {
    return this.#shelf.write(NOW, JSON.stringify(aside));
  }
}

/** Takes the kept match away. */
export function forget(shelf: Shelf): void {
  for (const name of [HEAD, NOW, ...shelf.names(LOG)]) shelf.remove(name);
}

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
    const match = replayed(game, head.output.header as unknown as Header, setup, logOf(shelf, game));
    const aside = v.safeParse(asideShape, parsed(shelf.read(NOW)));
    return { match, setup, aside: aside.success ? aside.output : firstAside(setup, match.at) };
  } catch {
    return 'damaged';
  }
}

/** Where a match begins that nobody has looked at yet: the first person holds the device. */
export function firstAside(setup: TableSetup, at: Ms = 0): Aside {
  const person = setup.seats.findIndex((seat) => seat.kind === 'person');
  return {
    at,
    me: person < 0 ? 'watcher' : person,
    drafts: setup.seats.map(() => null),
    hinted: setup.seats.map(() => 0),
    over: false,
  };
}

function logOf(shelf: Shelf, game: Game): Entry<AnyMove>[] {
  const log: Entry<AnyMove>[] = [];
  for (let piece = 0; ; piece++) {
    const text = shelf.read(`${LOG}${piece}`);
    if (text === null) return log;
    for (const entry of v.parse(pieceShape, parsed(text))) {
      const move: unknown = entry['move'];
      log.push({ ...entry, move: typeof entry.by === 'number' ? v.parse(game.shapes.move, move) : move } as never);
    }
  }
}

function replayed(game: Game, header: Header, setup: TableSetup, log: readonly Entry<AnyMove>[]): Match {
  const options = game.options.read(header.options);
  if (!options.ok || header.seats !== setup.seats.length) throw new Error('save-damaged: the head does not fit');
  for (const [seq, entry] of log.entries()) {
    if (entry.seq !== seq) throw new Error(`save-damaged: entry ${seq} is numbered ${entry.seq}`);
  }
  return resumeMatch(game, header, setup.seed, log);
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
