// The match that is under way, as it is put on a shelf: a head, the log in small pieces so that an accepted entry costs the
// same early and late, and the few things that are not in a log (clock, half-built sentences). `kept-match.ts` brings it back.
import type { AnyMove, Entry, Match, Ms, Seat } from '@cardinal/kernel';
import { HEAD } from './is-kept.ts';
import type { TableSetup } from './setup.ts';
import type { Shelf } from './shelf.ts';

/** The names of the other pieces: what is not in the log, and the log in pieces of so many entries. */
export const NOW = 'cardinal.match.now';
/** Before the number of a piece of the log. */
export const LOG = 'cardinal.match.log.';
/** The edition of what lies on the shelf. */
export const EDITION = 1;
const PIECE = 32;

/** What is not in the log: match time, who holds the device, and what each seat has half built. */
export interface Aside {
  readonly at: Ms;
  readonly me: Seat | 'watcher';
  readonly drafts: readonly (string | null)[];
  /** Hints asked for, by seat. */
  readonly hinted: readonly number[];
  /** How many entries of the log each seat knows, where a device goes round. */
  readonly known?: readonly number[] | undefined;
  /** The match has ended: it can be looked at, but there is nothing to go on with. */
  readonly over: boolean;
}

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

  /** Goes on with a match that `restoreMatch` brought back. */
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
