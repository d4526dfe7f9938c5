// A match that is only looked at, as its table meets it: one moment of a timeline, from one seat or as a watcher. Nothing
// can be played, no bot thinks, and no view is shown but that of the one who looks: while the match is not over, an onlooker.
import {
  heardBy,
  legal,
  no,
  type AnyEvent,
  type AnyMove,
  type AnyView,
  type Ms,
  type Verdict,
  type Who,
} from '@cardinal/kernel';
import type { Player, TableSession } from '@cardinal/table-kit';
import { ShownSession } from '../session/shown-session.ts';
import { isOver, type Stop, type Timeline } from './timeline.ts';

/** A record under somebody's eyes. Getters are reactive. */
export class ReplaySession extends ShownSession implements TableSession<AnyView, AnyMove, AnyEvent> {
  readonly replay = true;
  readonly thinking = [];
  readonly timeline: Timeline;
  /** A record does not tell who was a bot. */
  readonly players: readonly Player[];
  /** Whether one may look from the seats: the hands of a match that goes on are nobody's to see. */
  readonly seatsOpen: boolean;
  #refused = (): void => undefined;
  #who: Who;
  #at = 0;
  #jumped = true;
  #view: AnyView;

  /** Begins at the first stop; throws for a timeline without any. `names` by seat. */
  constructor(timeline: Timeline, who: Who, names: readonly string[]) {
    super();
    this.timeline = timeline;
    this.players = names.map((name) => ({ name }));
    this.seatsOpen = isOver(timeline);
    this.#who = this.#allowed(who);
    this.#view = this.#seen();
  }

  /** Whether the table came here from anywhere but the step before, so that nothing should glide. */
  get jumped(): boolean {
    this.watch();
    return this.#jumped;
  }

  get view(): AnyView {
    this.watch();
    return this.#view;
  }

  get me(): Who {
    this.watch();
    return this.#who;
  }

  get atBreak(): boolean {
    this.watch();
    return this.#view.turn.draw?.pause === true;
  }

  /** The number of the stop that is shown, from 0. */
  get at(): number {
    this.watch();
    return this.#at;
  }

  /** The number of the last stop. */
  get last(): number {
    return this.timeline.stops.length - 1;
  }

  /** The stop that is shown. */
  get stop(): Stop {
    this.watch();
    return this.#stop();
  }

  /** What the one who looks heard on the way to a stop. */
  heardAt(stop: number): readonly AnyEvent[] {
    this.watch();
    return heardBy(this.timeline.stops[stop]?.heard ?? [], this.#who);
  }

  /** Shows another stop; one outside the match is the nearest inside. Only the next one is heard. */
  seek(stop: number): void {
    const next = Math.min(Math.max(0, Math.trunc(stop) || 0), this.last);
    if (next === this.#at) return;
    this.#jumped = next !== this.#at + 1;
    this.#at = next;
    this.#show();
    if (this.#jumped) return;
    this.tell(this.heardAt(next));
  }

  /** Looks from another seat, or as a watcher; while the match is not over always as one. */
  lookAs(who: Who): void {
    this.#who = this.#allowed(who);
    this.#jumped = true;
    this.#show();
  }

  check(move: AnyMove): Verdict {
    return legal(this.timeline.game, this.#view, move);
  }

  /** Nothing can be played in a replay: the room around it is told, so that it can say so. */
  play(): Verdict {
    this.#refused();
    return no('not-now');
  }

  goOn(): void {
    // The controls below the table go on.
  }

  now(): Ms {
    return this.#stop().at;
  }

  /** What is done when somebody tries to play. */
  onRefused(told: () => void): void {
    this.#refused = told;
  }

  #allowed(who: Who): Who {
    return this.seatsOpen ? who : 'watcher';
  }

  #stop(): Stop {
    const stop = this.timeline.stops[this.#at];
    if (!stop) throw new Error('replay-empty: there is nothing to look at');
    return stop;
  }

  #seen(): AnyView {
    return this.timeline.game.view(this.#stop().state, this.#who);
  }

  #show(): void {
    this.#view = this.#seen();
    this.changed();
  }
}
