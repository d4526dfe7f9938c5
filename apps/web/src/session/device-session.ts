// A match as it is seen at this device: whose view is shown, what they heard of it, what they have half built and how many
// hints they asked for. It changes nothing in the match; playing it is `local-session.ts`.
import {
  heardBy,
  ownTerms,
  type AnyEvent,
  type AnyView,
  type Match,
  type Seat,
  type Told,
  type Who,
} from '@cardinal/kernel';
import type { Around, CaughtUp, OpenCall, Player } from '@cardinal/table-kit';
import { onceHere } from '../late.ts';
import { staysWith, type GoesRound, type Round } from './round.ts';
import type { Aside } from './saved-match.ts';
import type { TableSetup } from './setup.ts';
import { ShownSession } from './shown-session.ts';
import type { Story } from './story.ts';

/** The half of a local session that looks. */
export abstract class DeviceSession extends ShownSession {
  readonly setup: TableSetup;
  readonly players: readonly Player[];
  readonly around: Around<AnyView> | null;
  protected readonly match: Match;
  protected readonly round: Round;
  /** Null where nobody misses anything: the device stays with one person, or all look at it together. */
  protected readonly story: Story | null;
  /** Nobody looks until a table says so: what happened before would be told to nobody. */
  protected hidden = true;
  /** All that happened, for the log of a table that comes to stand. */
  readonly #told: Told[];
  readonly #drafts: (string | null)[];
  readonly #hinted: number[];
  #openCall: OpenCall | null = null;
  #view: AnyView;

  /** `told`: what happened before, the session adds to it; `shared`: what a device that goes round needs, null where it stays with one person. */
  constructor(match: Match, setup: TableSetup, aside: Aside, told: Told[], shared: GoesRound | null) {
    super();
    this.match = match;
    this.setup = setup;
    this.players = setup.seats.map((seat, at) => ({ ...seat, ...ownTerms(match.header.options, at) }));
    this.#drafts = setup.seats.map((_, seat) => aside.drafts[seat] ?? null);
    this.#hinted = setup.seats.map((_, seat) => aside.hinted[seat] ?? 0);
    const persons = setup.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const together = match.game.traits.coop && persons.length > 1;
    this.around = together
      ? { seats: persons, viewOf: (seat) => match.view(seat), take: (seat) => this.#sit(seat) }
      : null;
    this.round = shared?.roundOf(match, persons, aside.me, together) ?? staysWith(aside.me);
    this.#told = told;
    this.story = together ? null : (shared?.story ?? null);
    this.#view = match.view(this.round.looks);
  }

  get view(): AnyView {
    this.watch();
    return this.#view;
  }

  get me(): Who {
    this.watch();
    return this.round.looks;
  }

  /** The person who is to be given the device, or null while the right one has it. Nothing of a hand may be shown meanwhile. */
  get handTo(): Seat | null {
    this.watch();
    return this.round.handTo;
  }

  /** The call that people at this device are asked about, or null. */
  get openCall(): OpenCall | null {
    this.watch();
    return this.#openCall;
  }

  /** What all heard from a call on, while the device went to nobody: its outcome is for the one who called, too. */
  get sinceCall(): readonly AnyEvent[] {
    this.watch();
    return this.story?.sinceCall ?? [];
  }

  /** What the person at the device has half built. */
  get draft(): string | null {
    this.watch();
    const { looks } = this.round;
    return looks === 'watcher' ? null : (this.#drafts[looks] ?? null);
  }

  set draft(text: string | null) {
    const { looks } = this.round;
    if (looks === 'watcher' || this.#drafts[looks] === text) return;
    this.#drafts[looks] = text;
    this.keepAside();
    this.changed();
  }

  /** How many hints a seat may still ask for; null: as many as it likes. */
  hintsLeft(seat: Seat): number | null {
    this.watch();
    const { hints } = this.players[seat] ?? {};
    return hints === undefined ? null : Math.max(0, hints - (this.#hinted[seat] ?? 0));
  }

  takeHint(): boolean {
    const { looks } = this.round;
    if (looks === 'watcher' || this.hintsLeft(looks) === 0) return false;
    this.#hinted[looks] = (this.#hinted[looks] ?? 0) + 1;
    this.keepAside();
    this.changed();
    return true;
  }

  catchUp(tell: (event: AnyEvent) => string | null, again: () => void): CaughtUp | null {
    const { looks } = this.round;
    if (this.story) return this.story.tell(looks, tell);
    const heard = this.#told.flatMap((one) => heardBy(one.heard, looks));
    return onceHere<CaughtUp | null>(() => ({ lines: heard.flatMap((e) => tell(e) ?? []) }), null, again);
  }

  /** The person whom the device was to be given to has it. */
  takeDevice(): void {
    if (this.round.handTo === null) return;
    this.round.take();
    this.story?.taken();
    this.#moved();
  }

  /** Whether nobody can look now (the table is not here yet, the tab is in the background): clocks and bots wait meanwhile. */
  hide(on: boolean): void {
    this.hidden = on;
    this.keepAside();
    this.settle();
  }

  /** Keeps what is not in the log. */
  abstract keepAside(): void;

  /** Sees to what the moment asks for. */
  protected abstract settle(): void;

  /** What is kept beside the log: who has the device, and what each seat did there. */
  protected get aside(): Pick<Aside, 'me' | 'drafts' | 'hinted' | 'known'> {
    return { me: this.round.me, drafts: this.#drafts, hinted: this.#hinted, known: this.story?.known };
  }

  /** Whether no hand is shown: the device changes hands, or people are asked whether they call. */
  protected get covered(): boolean {
    return this.round.handTo !== null || this.round.callers.length > 0;
  }

  /** Shows what was accepted to whoever may see it. */
  protected accepted(told: readonly Told[]): void {
    this.#told.push(...told);
    this.story?.add(told);
    const before = this.round.looks;
    // All look at what a break or the end shows.
    if (this.match.turn.draw?.pause || this.match.result) this.round.layDown();
    const { looks } = this.round;
    this.#view = this.match.view(looks);
    this.keepAside();
    this.changed();
    this.tell(told.flatMap(({ heard }) => heardBy(heard, looks)));
    this.settle();
    const stayed = before === this.round.looks && this.round.handTo === null && !this.hidden;
    if (stayed) this.story?.heard(told, before);
  }

  /** Follows the match: who looks now, and what they are asked. */
  protected look(): void {
    const moved = this.round.settle();
    this.#openCall = this.round.openCall(() => this.#moved());
    this.#view = this.match.view(this.round.looks);
    if (moved) this.changed();
  }

  /** The device went on, or people made up their minds. */
  #moved(): void {
    this.keepAside();
    this.settle();
    this.changed();
  }

  #sit(seat: Seat): void {
    this.round.sit(seat);
    this.#moved();
  }
}
