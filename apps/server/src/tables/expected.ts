// Guests for whom a place is held for a while only: they came in and their page has not been heard yet, or they wait at the
// door and their page is closed. Who they are follows from what is kept of the house, so that a kill forgets none of them; from
// when they are counted is known here alone, and begins anew with a server.
import type { Guest } from './house.ts';

/** The expected guests of one table. */
export class Expected {
  readonly #patience: number;
  /** Since when each of them was seen to be missing, in steady milliseconds. */
  readonly #since = new Map<string, number>();

  /** `patience`: the milliseconds for which a place is held. */
  constructor(patience: number) {
    this.#patience = patience;
  }

  /** Those who have been missing for too long by now. To be asked from time to time: nobody's time begins before this has seen them missing. */
  overdue(guests: readonly Guest[], here: (guest: string) => boolean, now: number): readonly Guest[] {
    const missing = guests.filter((guest) => isExpected(guest) && !here(guest.id));
    const ids = new Set(missing.map(({ id }) => id));
    for (const id of this.#since.keys()) if (!ids.has(id)) this.#since.delete(id);
    for (const id of ids) if (!this.#since.has(id)) this.#since.set(id, now);
    return missing.filter(({ id }) => now - (this.#since.get(id) ?? now) >= this.#patience);
  }

  /** Who makes room at the door when a table is full: of those whose pages are closed, the one who has been missing for the longest. */
  makesRoom(guests: readonly Guest[], here: (guest: string) => boolean): Guest | undefined {
    const since = ({ id }: Guest): number => this.#since.get(id) ?? Infinity;
    const atDoor = guests.filter(({ id, waiting }) => waiting && !here(id));
    return atDoor.reduce<Guest | undefined>(
      (first, one) => (first && since(first) <= since(one) ? first : one),
      undefined,
    );
  }
}

/** Whether a guest who is not here is expected for a while only. */
export const isExpected = ({ waiting, unheard }: Guest): boolean => waiting || unheard === true;
