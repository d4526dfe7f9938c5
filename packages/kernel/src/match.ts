// A running match: the single writer that turns what people ask into entries, feeds due clock entries and chance in
// their place, and keeps the log. It has no timers and no network; a room, a page or a test drives it.
import { beyondSeats } from './by-seat.ts';
import { commitment, outcomeOf } from './draws.ts';
import type { Entry, Heard, Note } from './entry.ts';
import { stateHash } from './hash.ts';
import type { Ms, Seat, Who } from './ids.ts';
import type { OptionProblem } from './options.ts';
import { RECORD_EDITION, withSum, type Header, type MatchRecord } from './record.ts';
import type { AnyEvent, AnyMove, AnyState, AnyView, Game, Result } from './rules.ts';
import { shaped } from './shape.ts';
import { played, step } from './step.ts';
import type { Turn } from './turn.ts';
import { no, type Refusal } from './verdict.ts';

/** An accepted entry with what is to be heard of it. Persist the entry first, then tell. */
export interface Told {
  readonly entry: Entry<AnyMove>;
  readonly heard: readonly Heard<AnyEvent>[];
}

/** The entries that one request led to, in order, or the refusal of it; clock entries that came due before it stand in `told` either way. */
export type Submitted = ({ readonly ok: true } | Refusal) & { readonly told: readonly Told[] };

/** What a match is made from. `seed` is any text; online it is 128 random bits in hexadecimal. */
export interface Setup {
  readonly options?: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly names?: readonly string[];
}

/** A started match, or what is wrong with its set-up. */
export type Opened =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly why: 'options'; readonly problems: readonly OptionProblem[] }
  | { readonly ok: false; readonly why: 'seats'; readonly seats: readonly [number, number] }
  | { readonly ok: false; readonly why: 'unfit'; readonly refusal: Refusal };

const HASH_EVERY = 16;
/** No honest game needs as many entries for one request; one that re-arms a due for ever must not hang its table. */
const MOST_AT_ONCE = 100_000;

/** Starts a match. Nothing is drawn yet: call `advance` to let the first cards be dealt. */
export function openMatch(game: Game, setup: Setup): Opened {
  const read = game.options.read(setup.options ?? {});
  if (!read.ok) return { ok: false, why: 'options', problems: read.problems };
  const [fewest, most] = game.seats;
  if (!Number.isInteger(setup.seats) || setup.seats < fewest || setup.seats > most) {
    return { ok: false, why: 'seats', seats: game.seats };
  }
  const beyond = beyondSeats(game.options.specs, read.options, setup.seats);
  if (beyond.length > 0) return { ok: false, why: 'options', problems: beyond };
  const fit = game.fits(read.options, setup.seats);
  if (!fit.ok) return { ok: false, why: 'unfit', refusal: fit };
  const header: Header = {
    format: 'cardinal-record',
    edition: RECORD_EDITION,
    game: game.id,
    rules: game.edition,
    seats: setup.seats,
    options: read.options,
    commitment: commitment(setup.seed),
    ...(setup.names && { names: setup.names }),
  };
  return { ok: true, match: new Match(game, header, setup.seed, game.start(read.options, setup.seats)) };
}

/** A match under way. All times it is given are whole milliseconds; one that lies before the last entry counts as its time. */
export class Match {
  readonly game: Game;
  readonly header: Header;
  readonly #seed: string;
  readonly #log: Entry<AnyMove>[] = [];
  readonly #hashes: Record<string, string> = {};
  /** The state after so many entries, from which hashes for a record go on: nobody pays for them before one is asked for. */
  #hashed: { readonly length: number; readonly state: AnyState };
  #state: AnyState;
  /** What the state looks like, as far as anybody has asked since it came. */
  #turn: Turn | null = null;
  #result: Result | null | undefined;
  #views = new Map<Who, AnyView>();
  #at: Ms = 0;
  /** Whether rules have played anything yet: until then match time has not begun. */
  #begun = false;

  /** For {@link openMatch}, positions and restored logs; `state` is the state before the first entry of the log to come. */
  constructor(game: Game, header: Header, seed: string, state: AnyState) {
    this.game = game;
    this.header = header;
    this.#seed = seed;
    this.#state = state;
    this.#hashed = { length: 0, state };
  }

  /** The whole state. It must never be sent to anyone: send views. */
  get state(): AnyState {
    return this.#state;
  }

  /** All entries so far. */
  get log(): readonly Entry<AnyMove>[] {
    return this.#log;
  }

  /** Match time of the last entry. */
  get at(): Ms {
    return this.#at;
  }

  /** The moment. */
  get turn(): Turn {
    return (this.#turn ??= this.game.turn(this.#state));
  }

  /** The end, or null. */
  get result(): Result | null {
    return this.#result === undefined ? (this.#result = this.game.result(this.#state)) : this.#result;
  }

  /** What one may know now. */
  view(who: Who): AnyView {
    let view = this.#views.get(who);
    if (!view) this.#views.set(who, (view = this.game.view(this.#state, who)));
    return view;
  }

  /** Feeds clock entries due up to `at`, and chance: a draw bears the time of what led to it, so that it makes no difference how often one asks. A draw marked `pause` waits unless `through` is set, and then bears `at`. */
  advance(at: Ms, through = false): readonly Told[] {
    const told: Told[] = [];
    this.#settle(this.#time(at), told, through);
    return told;
  }

  /** A seat asks for a move at match time `at`. Dues that lie before it are fed first; chance that waits for nobody follows at once. */
  submit(seat: Seat, asked: unknown, at: Ms): Submitted {
    const told: Told[] = [];
    const time = this.#time(at);
    this.#settle(time, told, false);
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.header.seats) return { ...no('no-such-seat'), told };
    const read = shaped(this.game.shapes.move, asked);
    if (!read.ok) return { ...no('damaged'), told };
    const refusal = this.#append({ seq: this.#log.length, at: time, by: seat, move: read.value }, told);
    if (refusal) return { ...refusal, told };
    this.#settle(time, told, false);
    return { ok: true, told };
  }

  /** Notes what happened at the table itself; no state changes. Its time never passes a due that waits: advance first where that matters. */
  note(note: Note, at: Ms): Told {
    const told: Told[] = [];
    const time = Math.min(this.#time(at), this.#dueAt(this.turn));
    this.#append({ seq: this.#log.length, at: time, by: 'table', move: note }, told);
    return told[0] as Told;
  }

  /** Takes over an entry that was logged before (a restart, a replay). Throws when it does not fit: a log is never half believed. */
  restore(entry: Entry<AnyMove>): Told {
    const told: Told[] = [];
    if (entry.seq !== this.#log.length || entry.at < this.#at) {
      throw new Error(`log-broken: entry ${entry.seq} at ${entry.at} cannot stand at place ${this.#log.length}`);
    }
    const refusal = this.#append(entry, told);
    if (refusal) throw new Error(`log-broken: entry ${entry.seq} does not follow (${refusal.why})`);
    return told[0] as Told;
  }

  /** The match as a file. The seed is in it only once the match is over. Before that it must not be sent to anyone either: the log holds what chance brought and what others chose. */
  record(): MatchRecord {
    const result = this.result;
    return withSum({
      ...this.header,
      log: [...this.#log],
      hashes: { ...this.#allHashes(), [this.#log.length]: stateHash(this.#state) },
      ...(result && { seed: this.#seed, result }),
    });
  }

  /** Hashes of the state after every so many entries. The entries were admitted once: they are only played again. */
  #allHashes(): Readonly<Record<string, string>> {
    let { length, state } = this.#hashed;
    while (length + HASH_EVERY <= this.#log.length) {
      for (const entry of this.#log.slice(length, length + HASH_EVERY)) state = played(this.game, state, entry);
      length += HASH_EVERY;
      this.#hashes[length] = stateHash(state);
    }
    this.#hashed = { length, state };
    return this.#hashes;
  }

  #time(at: Ms): Ms {
    if (!Number.isSafeInteger(at) || at < 0) throw new Error(`time-broken: ${at} is no whole number of milliseconds`);
    return Math.max(at, this.#at);
  }

  /** When the first due will be fed, or never. */
  #dueAt({ dues: [due] }: Turn): Ms {
    return due ? Math.max(due.at, this.#at) : Infinity;
  }

  /** When the waiting draw will be drawn, given that it is now `at`, or never. */
  #drawAt({ draw }: Turn, at: Ms, through: boolean): Ms {
    if (!draw) return Infinity;
    if (draw.pause) return through ? at : Infinity;
    return this.#begun ? this.#at : at;
  }

  #settle(at: Ms, told: Told[], through: boolean): void {
    let open = through;
    while (told.length < MOST_AT_ONCE) {
      const { turn } = this;
      const [due] = turn.dues;
      const seq = this.#log.length;
      const dueAt = this.#dueAt(turn);
      const drawAt = this.#drawAt(turn, at, open);
      if (due && dueAt <= at && dueAt <= drawAt) {
        this.#must({ seq, at: dueAt, by: 'clock', move: { due: due.id } }, told);
        const next = this.turn.dues[0];
        if (next?.id === due.id && next.at === due.at) {
          throw new Error(`rules-broken: ${this.game.id} keeps its due ${due.id}`);
        }
      } else if (turn.draw && drawAt <= at) {
        this.#must({ seq, at: drawAt, by: 'chance', move: outcomeOf(this.#seed, turn.draw) }, told);
        // One word lets one pause pass.
        if (turn.draw.pause) open = false;
      } else return;
    }
    throw new Error(`rules-broken: ${this.game.id} finds no rest at ${at}`);
  }

  #must(entry: Entry<AnyMove>, told: Told[]): void {
    const refusal = this.#append(entry, told);
    if (refusal) throw new Error(`rules-broken: ${this.game.id} refuses its own ${entry.by} entry (${refusal.why})`);
  }

  #append(entry: Entry<AnyMove>, told: Told[]): Refusal | null {
    const stepped = step(this.game, this.#state, entry, this);
    if (!stepped.ok) return stepped;
    this.#state = stepped.state;
    this.#turn = null;
    this.#result = undefined;
    // A map that is emptied leads on to its next self: the collector would keep every one of them for a while.
    this.#views = new Map();
    this.#at = entry.at;
    this.#begun ||= entry.by !== 'table';
    this.#log.push(entry);
    told.push({ entry, heard: stepped.heard });
    return null;
  }
}
