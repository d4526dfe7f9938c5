// How a table component sees its match, wherever that runs: in this page, on a server, or in a replay.
import type { Level, Seat, Verdict, ViewBase, Who } from '@cardinal/kernel';

/** Somebody at the table. */
export interface Player {
  readonly name: string;
  /** Absent where nobody can tell, as in a record. */
  readonly kind?: 'person' | 'bot';
  readonly level?: Level;
  /** How many hints this person may ask for in a match; as many as wished if not given. All see it. */
  readonly hints?: number;
  /** How many times the usual time this seat has, 0 for no limit; as usual if not given. All see it. */
  readonly time?: number;
  /** The highest number on this seat's own cards; from the whole deck if not given. All see it. */
  readonly range?: number;
  /** A person who is not here at the moment. */
  readonly away?: boolean;
}

/** A call that several people at one device could make now (break in, wrong times): they are asked over the open cards, and nobody's hand is shown until one of them has the device. */
export interface OpenCall {
  /** The people to ask; empty while one of them looks at the own cards. */
  readonly callers: readonly Seat[];
  /** That person wants to call. */
  call(seat: Seat): void;
  /** Nobody calls, or the one who looks does not. */
  pass(): void;
}

/** People around one screen who need not hide anything from each other, because they win or lose together. */
export interface Around<V extends ViewBase> {
  readonly seats: readonly Seat[];
  /** What that person sees. */
  viewOf(seat: Seat): V;
  /** That person acts now. */
  take(seat: Seat): void;
}

/** What happened before a viewer came to look, in words. */
export interface CaughtUp {
  /** All that they may hear, oldest first. */
  readonly lines: readonly string[];
  /** How many of the lines, the oldest, they knew before what is news; absent where nothing is. */
  readonly known?: number;
  /** What of it is news, to be said; absent or "" where nothing is. */
  readonly news?: string;
}

/** A match as one viewer meets it. Getters are reactive; views are replaced whole. */
export interface TableSession<V extends ViewBase = ViewBase, M = unknown, E = { readonly kind: string }> {
  readonly view: V;
  readonly players: readonly Player[];
  readonly me: Who;
  /** Whoever looks sees what this seat sees, but does not sit there: nothing can be done. Absent or null for everyone else. */
  readonly looksOver?: Seat | null;
  /** The very check that the referee makes, from the view alone. */
  check(move: M): Verdict;
  /** Asks for a move. A refusal comes back at once; the view changes when the move was accepted. */
  play(move: M): Verdict;
  /** Hears events in order; returns how to stop listening. */
  onHeard(listener: (event: E) => void): () => void;
  /** What happened before the table came to stand: what is news is news once. `tell` puts an event in words. Absent or null where nothing was missed, or it cannot be told yet; `again` is called when it can be told after all. */
  catchUp?(tell: (event: E) => string | null, again: () => void): CaughtUp | null;
  /** Whether the match waits at a natural break (between deals) until somebody goes on. */
  readonly atBreak: boolean;
  goOn(): void;
  /** Match time now, in milliseconds, for clocks on the table. */
  now(): number;
  /** Seats that are thinking now. */
  readonly thinking: readonly Seat[];
  /** What the one who looks has half built, as text; a session that has it keeps it over a reload. */
  draft?: string | null;
  /** How many hints a seat may still ask for; null: as many as it likes. Absent where hints are not counted. */
  hintsLeft?(seat: Seat): number | null;
  /** The one who looks asks for a hint; whether there is one left. */
  takeHint?(): boolean;
  /** The call that people at this device are asked about, or null. */
  readonly openCall?: OpenCall | null;
  /** The people around this screen, or null where hands are hidden from each other or one person plays alone. */
  readonly around?: Around<V> | null;
  /** Once everything is here that a later moment needs. Absent where it is from the beginning. */
  whole?(): Promise<void>;
  /** Where a match is only looked at: the room around the table lists what happened and leads through it. */
  readonly replay?: true;
}
