// Keeps the house and the entries of one table: what is in memory changes only once the store has it.
import type { Told } from '@cardinal/kernel';
import type { EventStore, KeptEntry } from '@cardinal/store';
import type { House } from './house.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';

/** What keeping stands on. */
export interface KeepingGround {
  readonly store: EventStore;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** Milliseconds of the world's clock, for lifetimes only. */
  readonly today: () => number;
  /** The head has changed (PIN, lifetime). */
  kept(house: House, until: number): void;
  fault(error: unknown, where: string): void;
}

/** Entries as the store takes them. */
export function entriesOf(match: number, told: readonly Told[]): KeptEntry[] {
  return told.map(({ entry }) => ({ match, seq: entry.seq, text: JSON.stringify(entry) }));
}

/** The house of one table, kept. */
export class Housekeeping {
  readonly #ground: KeepingGround;
  #house: House;
  #until: number;

  constructor(house: House, until: number, ground: KeepingGround) {
    this.#house = house;
    this.#until = until;
    this.#ground = ground;
  }

  get house(): House {
    return this.#house;
  }

  /** When the table goes away if nothing more happens. */
  get until(): number {
    return this.#until;
  }

  /** Keeps entries of the match under way; rejects with NotKept. `meanwhile` as for the store. */
  async entries(match: number, told: readonly Told[], meanwhile: () => void): Promise<void> {
    const { metrics, store } = this.#ground;
    const timed = metrics.timeKeep();
    await store.write({ table: this.#house.table, entries: entriesOf(match, told) }, meanwhile);
    timed();
    metrics.entries.count('', told.length);
  }

  /** Keeps a house, with the first entries of its new match where there is one (those of the match before stay, as its record can still be asked for); false when it could not, and then all is as before. */
  async keep(house: House, begin?: { readonly number: number; readonly told: readonly Told[] }): Promise<boolean> {
    const { store, metrics, today, limits } = this.#ground;
    const until = today() + limits.tableHours * 3_600_000;
    try {
      await store.write({
        table: house.table,
        head: JSON.stringify(house),
        until,
        ...(begin && { entries: entriesOf(begin.number, begin.told), forgetBefore: begin.number - 1 }),
      });
    } catch (error) {
      metrics.faults.inc();
      this.#ground.fault(error, 'keep');
      return false;
    }
    this.#house = house;
    this.#until = until;
    this.#ground.kept(house, until);
    return true;
  }
}
