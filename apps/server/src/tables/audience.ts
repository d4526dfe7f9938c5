// Those who are at a table and what each of them is told: the house as they may see it, and of the match what their seat or a
// watcher may know. It changes nothing.
import type { Seat, Who } from '@cardinal/kernel';
import type { AskWhy, HouseSeen, Stall, Sync, Tell } from '@cardinal/wire';
import { seatOf, seen } from './house.ts';
import type { Limits } from './limits.ts';
import type { Housekeeping } from './housekeeping.ts';
import { heardText, messageOf, syncOf } from './moments.ts';
import { Presences, textOf, type Beat } from './presences.ts';
import type { Answered, Round } from './round.ts';
import { SecondStep } from './second-step.ts';
import type { Deliveries, Delivery } from './sight.ts';

const TEN_MINUTES = 600_000;

/** What there is to see of a match. */
interface OnStage {
  readonly round: Round | null;
  /** Why there is none to be seen although one was begun. */
  readonly stalled: Stall | null;
}

/** Who hears, and how. */
export class Audience {
  readonly present: Presences;
  readonly #keeping: Housekeeping;
  readonly #stage: () => OnStage;
  /** What the door may ask for beside the PIN. */
  readonly step: SecondStep;
  /** Over whose shoulder a watcher looks. It is worth no write: who comes back looks anew. */
  readonly #looks = new Map<string, Seat>();

  /** Whether somebody took a hint that the others are not told of yet. */
  #hintHidden = false;

  constructor(
    keeping: Housekeeping,
    stage: () => OnStage,
    enqueue: (work: () => Promise<void>) => Promise<void>,
    limits: Pick<Limits, 'beat' | 'wrongSigns' | 'asks' | 'asksAtOnce'>,
  ) {
    this.step = new SecondStep(limits.wrongSigns);
    this.#keeping = keeping;
    this.#stage = stage;
    const beat: Beat = {
      every: limits.beat,
      text: () => {
        const clock = stage().round?.played.clock;
        return textOf({ t: 'beat', at: clock?.now() ?? 0, runs: clock?.running ?? false });
      },
      whole: (guest) => [
        textOf({ t: 'house', house: this.houseOf(guest) }),
        textOf({ t: 'sync', sync: this.momentOf(guest) }),
      ],
      between: (work) => void enqueue(async () => work()),
    };
    this.present = new Presences(beat, limits);
  }

  /** Through whose eyes a guest sees: those of their seat, or of one whose cards they watch, or a watcher's; null for who waits at the door. */
  whoIs(guest: string): Who | null {
    const { house } = this.#keeping;
    if (house.guests.find(({ id }) => id === guest)?.waiting !== false) return null;
    const seat = seatOf(house, guest);
    if (seat !== null) return seat;
    const over = house.openHands ? this.#looks.get(guest) : undefined;
    return over !== undefined && over < (house.match?.players.length ?? 0) ? over : 'watcher';
  }

  /** A watcher looks over the shoulder of a seat from now on, or at the open table only; or why they may not. */
  watch(guest: string, seat: Seat | null): AskWhy | null {
    const { house } = this.#keeping;
    if (!house.match || seatOf(house, guest) !== null) return 'no-match';
    if (seat === null) this.#looks.delete(guest);
    else if (!house.openHands) return 'hands-hidden';
    else if (seat >= house.match.players.length) return 'seats';
    else this.#looks.set(guest, seat);
    this.tellMoment(guest);
    return null;
  }

  /** Whether the person of a seat is here. */
  sitsAt(seat: Seat): boolean {
    const guest = this.#keeping.house.match?.players[seat]?.guest;
    return guest !== null && guest !== undefined && this.present.has(guest);
  }

  /** Whether anybody is at the table, past its door. */
  get somebodyIsHere(): boolean {
    return this.#keeping.house.guests.some(({ id, waiting }) => !waiting && this.present.has(id));
  }

  /** The house as a guest sees it. */
  houseOf(guest: string): HouseSeen {
    const { step } = this;
    const presence = {
      get signs() {
        return step.shown;
      },
      here: (id: string) => this.present.has(id),
      standIn: (seat: number) => this.#stage().round?.absences.standIn(seat) ?? false,
      secretSince: this.#secretSince,
      stalled: this.#stage().stalled,
    };
    // To ten minutes: when something was kept tells, to the millisecond, when somebody did what in a secret moment.
    const until = Math.floor(this.#keeping.until / TEN_MINUTES) * TEN_MINUTES;
    return seen(this.#keeping.house, guest, presence, until);
  }

  /** The whole moment as a guest sees it; null where there is no match, and for who waits at the door. */
  momentOf(guest: string): Sync | null {
    const who = this.whoIs(guest);
    const played = this.#stage().round?.played;
    return !played || who === null ? null : syncOf(played, who);
  }

  /** What a guest was told of the match so far; null where there is none, and for who waits at the door. */
  storyFor(guest: string): Extract<Tell, { readonly t: 'story' }> | null {
    const who = this.whoIs(guest);
    const played = this.#stage().round?.played;
    const { match } = this.#keeping.house;
    if (!played || who === null || match?.number !== played.number) return null;
    const events = played.story(who, match.seed).map((event) => ({ ...event }));
    return { t: 'story', match: played.number, seq: played.knownBy(who), events };
  }

  get #secretSince(): number | null {
    return this.#stage().round?.played.secretSince ?? null;
  }

  /** Looks whether a secret moment is over in which somebody took a hint, so that the house is to be told anew. */
  #hintsComeOut(): boolean {
    const before = this.#hintHidden;
    const since = this.#secretSince;
    if (since === null && !before) return false;
    const players = this.#keeping.house.match?.players ?? [];
    this.#hintHidden = since !== null && players.some(({ hintInSecret }) => hintInSecret?.since === since);
    return before && !this.#hintHidden;
  }

  /** Shows the host the pictures of now, as long as the door asks for them and the host is here. */
  #watchDoor(): void {
    const { door, host } = this.#keeping.house;
    this.step.watch(door === 'signs' && this.present.has(host), () =>
      this.present.send(host, () => textOf({ t: 'house', house: this.houseOf(host) })),
    );
  }

  /** Tells a guest the house who took a hint; in a secret moment nobody else, as it tells who still thinks. */
  tellHint(guest: string): void {
    this.#hintsComeOut();
    if (this.#secretSince === null) this.tellHouse();
    else this.present.send(guest, () => textOf({ t: 'house', house: this.houseOf(guest) }));
  }

  /** Tells everybody the house. */
  tellHouse(but?: string): void {
    this.#watchDoor();
    this.#hintsComeOut();
    for (const guest of this.present.guests) {
      if (guest !== but) this.present.send(guest, () => textOf({ t: 'house', house: this.houseOf(guest) }));
    }
  }

  /** Tells one guest, or everybody, the whole moment. */
  tellMoment(...guests: readonly string[]): void {
    if (this.#hintsComeOut()) this.tellHouse();
    for (const guest of guests.length > 0 ? guests : this.present.guests)
      this.present.send(guest, () => textOf({ t: 'sync', sync: this.momentOf(guest) }));
  }

  /** Tells everyone who is past the door. */
  tellInside(tell: Tell): void {
    const text = textOf(tell);
    for (const guest of this.present.guests) if (this.whoIs(guest) !== null) this.present.send(guest, () => text);
  }

  /** Tells a guest that the move they ask for was taken before. */
  tellTaken(guest: string, seat: Seat, cid: number): void {
    const played = this.#stage().round?.played;
    if (!played) return;
    const seq = played.knownBy(seat);
    this.present.send(guest, () => messageOf(played, heardText(played, seat, { from: seq, seq, events: [] }), cid));
  }

  /** Puts into words what entries brought to each; gives how to tell it. `answered` is the seat that asked for them, and its number for that. */
  telling(deliveries: Deliveries, answered: Answered | null): () => void {
    const played = this.#stage().round?.played;
    if (!played) return () => undefined;
    const { house } = this.#keeping;
    const texts = new Map<Who, string>();
    const textFor = (who: Who, delivery: Delivery): string => {
      const text = texts.get(who) ?? heardText(played, who, delivery);
      texts.set(who, text);
      return text;
    };
    const all: { readonly guest: string; readonly message: () => string }[] = [];
    for (const guest of this.present.guests) {
      const who = this.whoIs(guest);
      const delivery = who === null ? undefined : deliveries.get(who);
      if (who === null || !delivery) continue;
      if (this.present.hears(guest)) textFor(who, delivery);
      // Only whoever asked is answered; others may look at the same cards.
      const asked = answered && who === answered.seat && seatOf(house, guest) === who;
      all.push({ guest, message: () => messageOf(played, textFor(who, delivery), asked ? answered.cid : null) });
    }
    return () => {
      if (this.#hintsComeOut()) this.tellHouse();
      for (const { guest, message } of all) this.present.send(guest, message);
    };
  }
}
