// The contract between a game and everything around it. A game is a value of Rules; S (the whole state) and V (what
// one seat may know) are unrelated types, so that nothing which takes a view can be given a state.
import type * as v from 'valibot';
import type { Bot, Level } from './bot.ts';
import type { Heard, Played } from './entry.ts';
import type { Seat, Who } from './ids.ts';
import type { OptionSet } from './options.ts';
import type { Rng } from './rng.ts';
import type { Turn } from './turn.ts';
import type { Verdict } from './verdict.ts';

/** What every view holds: who looks, and the moment. */
export interface ViewBase {
  readonly who: Who;
  readonly turn: Turn;
}

/** How a match ended: who won (several share it), with the points of each seat; in a co-operative game all or nobody wins. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** The same as exact fractions in text ("-3/5"), where a score is not whole. */
  readonly exact?: readonly string[];
}

/** What kind of game it is, for lobbies, bots and tests. */
export interface Traits {
  /** Some moves are made at once and hidden from each other. */
  readonly sealed: boolean;
  /** All seats win or lose together. */
  readonly coop: boolean;
  /** False plays can be accepted and settled later. */
  readonly mistakes: boolean;
}

/** A game: deterministic, without clock, chance or input of its own. O options, S whole state, M move, V view, E event, W reasons to refuse. States, moves, views and events are plain JSON. */
export interface Rules<O, S, M, V extends ViewBase, E, W extends string> {
  readonly id: string;
  /** Rises whenever the behaviour changes, so that old records are recognised. */
  readonly edition: number;
  /** Fewest and most seats. */
  readonly seats: readonly [number, number];
  readonly traits: Traits;
  readonly options: OptionSet<O>;
  /** Shapes of what comes from outside. A state that fits must also be `sound`. */
  readonly shapes: { readonly move: v.GenericSchema<unknown, M>; readonly state: v.GenericSchema<unknown, S> };

  /** Whether these options can be played by that many seats (a deck that is large enough). */
  fits(options: O, seats: number): Verdict<W>;
  /** The state before anything was drawn. */
  start(options: O, seats: number): S;
  /** The moment. */
  turn(s: S): Turn;
  /** Plays an entry on the state it is given (the caller's copy); total for every entry that was checked. */
  play(s: S, x: Played<M>, out: Heard<E>[]): void;
  /** A copy that shares nothing mutable; hand-written for speed. */
  copy(s: S): S;
  /** What one may know, built up from nothing. Holds no identity of a hidden card. */
  view(s: S, who: Who): V;
  /** Whether a seat may make that move, from its view alone. The kernel has already checked that the seat may act now. */
  check(v: V, m: M): Verdict<W>;
  /** Whether a move is a call, which waits for no turn. One from a seat that may not act now is refused for the reason that `check` gives (it came too late) rather than for not being in turn. */
  calls?(m: M): boolean;
  /** Every legal move of the seat, or null where they cannot be listed. Empty when the seat may not act. */
  moves(v: V): readonly M[] | null;
  /** Sensible moves, best first; at least one whenever the seat must act. */
  propose(v: V, rng: Rng): Iterable<M>;
  /** A whole state that this view cannot rule out; hidden cards are dealt anew, evenly over what is possible. */
  deal(v: V, rng: Rng): S;
  /** The information set as a text: equal for views between which the seat cannot tell. */
  key(v: V): string;
  /** What a vanished or timed-out seat does when it must act. */
  absent(v: V): M;
  /** Points by seat as plain numbers, for statistics and bots. */
  score(s: S): readonly number[];
  /** What lies open in this view and may be pointed at, by the names that the game's table gives those places; the same for every seat. `hand` are the own cards as a whole, where people may talk about them. */
  pointable?(v: V): readonly string[];
  /** The end, or null while the match goes on. */
  result(s: S): Result | null;
  /** Where a match is rated rather than won: all ratings, worst first, and the one that a finished match has earned. */
  readonly ratings?: { readonly names: readonly string[]; of(s: S): string };
  /** One line for a move, for logs and golden files; `read` takes it back. */
  write(m: M): string;
  /** The line of a move for a person who chooses: with the faces of the cards it names, as the seat sees them. Not given where `write` tells all; `read` takes it back too. */
  show?(m: M, v: V): string;
  /** A move from its line, or null when it is not one. */
  read(text: string, v: V): M | null;
  /** What is wrong with a state that has the right shape (a card held twice), or null. */
  sound(s: S): string | null;
}

declare const sealed: unique symbol;
interface Sealed<K extends string> {
  readonly [sealed]: K;
}

/** Options, states, moves, views and events of some game, closed to everyone but that game. */
export type AnyOptions = Sealed<'options'>;
/** A whole state of some game. */
export type AnyState = Sealed<'state'>;
/** A move of some game. */
export type AnyMove = Sealed<'move'>;
/** A view of some game: only its base can be read. */
export type AnyView = ViewBase & Sealed<'view'>;
/** An event of some game; its kind can be read. */
export type AnyEvent = { readonly kind: string } & Sealed<'event'>;

/** Rules and bots of a game from outside: sealed values only. */
export type Game = Rules<AnyOptions, AnyState, AnyMove, AnyView, AnyEvent, string> & {
  readonly bots: Readonly<Record<Level, Bot<AnyView, AnyMove>>>;
};

/** Closes a game over its own types, so that the outside sees sealed values and cannot mix two games. */
export function defineGame<O, S, M, V extends ViewBase, E extends { readonly kind: string }, W extends string>(
  rules: Rules<O, S, M, V, E, W>,
  bots: Readonly<Record<Level, Bot<V, M>>>,
): Game {
  // The one place where types are forgotten: every value that enters again came out of the same game or passed its shapes.
  return { ...rules, bots } as unknown as Game;
}
