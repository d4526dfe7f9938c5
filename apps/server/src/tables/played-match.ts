// A match as a room plays it: the kernel's single writer, its clock, and who sees what. Entries it gives must be kept
// before `deliver` is called with them; it neither stores nor sends.
import { isDeepStrictEqual } from 'node:util';
import {
  MatchClock,
  openMatch,
  resumeMatch,
  startOf,
  type AnyEvent,
  type AnyMove,
  type AnyView,
  type Entry,
  type Game,
  type Match,
  type MatchRecord,
  type Ms,
  type Note,
  type Opened,
  type Result,
  type Seat,
  type Submitted,
  type Told,
  type Turn,
  type Who,
} from '@cardinal/kernel';
import type { FinishedMatch, KeptMatch } from './house.ts';
import { Shown } from './shown.ts';
import { Sight, type Deliveries } from './sight.ts';

/** Why match time stands still on a server. `empty`: nobody who plays is here. `gathering`: not all are back. `break`: between deals. */
type Hold = 'paused' | 'empty' | 'gathering' | 'break' | 'over';

/** A match under way in a room. */
export class PlayedMatch {
  readonly number: number;
  readonly clock: MatchClock<Hold>;
  readonly shown = new Shown();
  readonly #match: Match;
  readonly #sight: Sight;
  readonly #lag: Ms;
  /** What each was told so far, until there is more to tell: many ask for it in the same moment. */
  #stories: ReadonlyMap<Who, readonly AnyEvent[]> | null = null;

  private constructor(match: Match, sight: Sight, number: number, at: Ms, lag: Ms) {
    this.number = number;
    this.#match = match;
    this.#sight = sight;
    this.#lag = lag;
    this.clock = new MatchClock(() => performance.now(), at);
  }

  /** The seats whose people were gone for longer than their grace when the last entry was written. */
  get left(): ReadonlySet<Seat> {
    const left = new Set<Seat>();
    for (const { by, move } of this.#match.log) {
      if (by !== 'table') continue;
      if (move.kind === 'left') left.add(move.seat);
      if (move.kind === 'back') left.delete(move.seat);
    }
    return left;
  }

  /** A new match, or what is wrong with its set-up. Nothing is drawn before `advance`. */
  static open(
    game: Game,
    setup: { readonly options: unknown; readonly seats: number; readonly seed: string },
    number: number,
    lag: Ms,
  ): { readonly ok: true; readonly played: PlayedMatch } | Exclude<Opened, { readonly ok: true }> {
    const opened = openMatch(game, setup);
    if (!opened.ok) return opened;
    const { match } = opened;
    return { ok: true, played: new PlayedMatch(match, sightOf(match), number, 0, lag) };
  }

  /** A match from its log; its clock stands until somebody has looked who is here. Throws `log-broken` where the log does not hold. */
  static resume(game: Game, kept: FinishedMatch, log: readonly Entry<AnyMove>[], lag: Ms): PlayedMatch {
    const match = resumeMatch(game, kept.header, kept.seed, []);
    const sight = sightOf(match);
    for (const entry of log) sight.took(match.restore(entry), match.state);
    const played = new PlayedMatch(match, sight, kept.number, Math.max(kept.at, match.at), lag);
    played.clock.hold('empty', true);
    return played;
  }

  get game(): Game {
    return this.#match.game;
  }

  get header(): KeptMatch['header'] {
    return this.#match.header;
  }

  get turn(): Turn {
    return this.#match.turn;
  }

  get result(): Result | null {
    return this.#match.result;
  }

  /** How many entries there are. */
  get length(): number {
    return this.#match.log.length;
  }

  /** Whether a natural break waits for somebody to go on. */
  get atBreak(): boolean {
    return this.#match.turn.draw?.pause === true;
  }

  /** When the first deadline is to be fed, on this clock: a little after it is due, for moves that are still on their way. */
  get wakeAt(): Ms | null {
    const due = this.#match.turn.dues[0];
    return due ? Math.max(due.at, this.#match.at) + this.#lag : null;
  }

  /** The record; it holds the seed once the match is over and must be shown to nobody before. */
  record(): MatchRecord {
    return this.#match.record();
  }

  view(who: Who): AnyView {
    return this.#sight.view(who, this.#match);
  }

  /** As {@link Sight.secretSince}. */
  get secretSince(): number | null {
    return this.#sight.secretSince;
  }

  knownBy(who: Who): number {
    return this.#sight.knownBy(who);
  }

  /** All that somebody was told of the entries they know of, or would have been; a log holds no events, so it is played once more. `seed` is the match's. */
  story(who: Who, seed: string): readonly AnyEvent[] {
    this.#stories ??= this.#toldAgain(seed);
    return this.#stories.get(who) ?? [];
  }

  #toldAgain(seed: string): ReadonlyMap<Who, readonly AnyEvent[]> {
    const match = resumeMatch(this.game, this.header, seed, []);
    const sight = sightOf(match);
    const stories = new Map<Who, AnyEvent[]>(
      [...Array(this.header.seats).keys(), 'watcher' as const].map((who) => [who, []]),
    );
    for (const entry of this.#match.log) {
      const deliveries = sight.took(match.restore(entry), match.state);
      for (const [who, events] of stories) events.push(...(deliveries.get(who)?.events ?? []));
    }
    return stories;
  }

  /** What became of a move that a seat asked for when it knew of `after` entries: `open` if it has heard of nothing since but notes of the table (somebody was away, a pause), which change nothing that the move was meant for; `taken` if it is in the log, else `past`. */
  became(seat: Seat, move: unknown, after: number): 'open' | 'taken' | 'past' {
    const known = this.knownBy(seat);
    if (after <= known && this.#match.log.slice(after, known).every(({ by }) => by === 'table')) return 'open';
    // Nobody ever knows of more entries than there are, so it cannot stand before that.
    const since = this.#match.log.slice(after);
    return since.some((entry) => entry.by === seat && isDeepStrictEqual(entry.move, move)) ? 'taken' : 'past';
  }

  /** A seat asks for a move that was `late` on its way. */
  submit(seat: Seat, move: unknown, late: Ms): Submitted {
    const allowed = Math.min(Math.max(0, late), this.#lag);
    return this.#match.submit(seat, move, Math.max(0, this.clock.now() - Math.floor(allowed)));
  }

  /** Feeds what is due, and what chance owes; `through` lets a break end. */
  advance(through = false): readonly Told[] {
    return this.#match.advance(through ? this.clock.now() : Math.max(0, this.clock.now() - this.#lag), through);
  }

  note(note: Note): Told {
    return this.#match.note(note, this.clock.now());
  }

  /** What each is to hear of an entry that was kept, one after the other. */
  deliver(told: Told): Deliveries {
    this.#stories = null;
    // After the last entry the state is the match's own; what came with it is played once more.
    return this.#sight.took(told, told.entry.seq === this.length - 1 ? this.#match.state : null);
  }
}

const sightOf = ({ game, header }: Match): Sight => new Sight(game, header.seats, startOf(game, header));
