// Those who are at a table and what each of them is told: the house as they may see it, and of the match what their seat or a
// watcher may know. It changes nothing.
import type { Seat, Who } from '@cardinal/kernel';
import type { HouseSeen, Sync, Tell } from '@cardinal/wire';
import { seatOf, seen } from './house.ts';
import type { Housekeeping } from './housekeeping.ts';
import { heardText, syncOf } from './moments.ts';
import { Presences, textOf } from './presences.ts';
import type { Answered, Round } from './round.ts';
import type { Delivery } from './sight.ts';

/** Who hears, and how. */
export class Audience {
  readonly present: Presences;
  readonly #keeping: Housekeeping;
  readonly #round: () => Round | null;

  /** `every` are the milliseconds between two beats. */
  constructor(keeping: Housekeeping, round: () => Round | null, every: number) {
    this.#keeping = keeping;
    this.#round = round;
    this.present = new Presences({
      every,
      text: () => {
        const clock = round()?.played.clock;
        return textOf({ t: 'beat', at: clock?.now() ?? 0, runs: clock?.running ?? false });
      },
      whole: (guest) => [
        textOf({ t: 'house', house: this.houseOf(guest) }),
        textOf({ t: 'sync', sync: this.momentOf(guest) }),
      ],
    });
  }

  /** A guest's seat, or a watcher; null for who waits at the door. */
  whoIs(guest: string): Who | null {
    const { house } = this.#keeping;
    if (house.guests.find(({ id }) => id === guest)?.waiting !== false) return null;
    return seatOf(house, guest) ?? 'watcher';
  }

  /** Whether the person of a seat is here. */
  sitsAt(seat: Seat): boolean {
    const guest = this.#keeping.house.match?.players[seat]?.guest;
    return guest !== null && guest !== undefined && this.present.has(guest);
  }

  /** The house as a guest sees it. */
  houseOf(guest: string): HouseSeen {
    const presence = {
      here: (id: string) => this.present.has(id),
      standIn: (seat: number) => this.#round()?.absences.standIn(seat) ?? false,
    };
    return seen(this.#keeping.house, guest, presence, this.#keeping.until);
  }

  /** The whole moment as a guest sees it; null where there is no match, and for who waits at the door. */
  momentOf(guest: string): Sync | null {
    const who = this.whoIs(guest);
    const played = this.#round()?.played;
    return !played || who === null ? null : syncOf(played, who);
  }

  /** Tells everybody the house. */
  tellHouse(but?: string): void {
    for (const guest of this.present.guests) {
      if (guest !== but) this.present.send(guest, () => textOf({ t: 'house', house: this.houseOf(guest) }));
    }
  }

  /** Tells one guest, or everybody, the whole moment. */
  tellMoment(...guests: readonly string[]): void {
    for (const guest of guests.length > 0 ? guests : this.present.guests)
      this.present.send(guest, () => textOf({ t: 'sync', sync: this.momentOf(guest) }));
  }

  /** Tells everyone who is past the door. */
  tellInside(tell: Tell): void {
    const text = textOf(tell);
    for (const guest of this.present.guests) if (this.whoIs(guest) !== null) this.present.send(guest, () => text);
  }

  /** Tells each what entries brought; `answered` is the seat that asked for them, and its number for that. */
  tellEntries(deliveries: ReadonlyMap<Who, Delivery>, answered: Answered | null): void {
    const played = this.#round()?.played;
    if (!played) return;
    const texts = new Map<Who, string>();
    for (const guest of this.present.guests) {
      const who = this.whoIs(guest);
      const delivery = who === null ? undefined : deliveries.get(who);
      if (who === null || !delivery) continue;
      this.present.send(guest, () => {
        const text =
          texts.get(who) ?? heardText(played, who, delivery, who === answered?.seat ? answered.cid : undefined);
        texts.set(who, text);
        return text;
      });
    }
  }
}
