// Which tables a hall keeps, until when, and how PINs and codes lead to them. It opens none of them.
import { plainCode } from '@cardinal/wire';
import { Codes } from './codes.ts';
import type { House } from './house.ts';
import { Pins } from './pins.ts';

/** The directory of one hall. */
export class Directory {
  readonly #known = new Map<string, { readonly pin: string; readonly until: number }>();
  readonly #pins = new Pins();
  readonly #codes = new Codes();

  /** How many tables there are. */
  get size(): number {
    return this.#known.size;
  }

  has(table: string): boolean {
    return this.#known.has(table);
  }

  /** All tables; some may come or go while one goes through them. */
  get tables(): IterableIterator<string> {
    return this.#known.keys();
  }

  /** The moment of the world's clock after which a table may be thrown away. */
  until(table: string): number | undefined {
    return this.#known.get(table)?.until;
  }

  /** A PIN that no other table has or gets. */
  drawPin(): string {
    return this.#pins.draw();
  }

  /** A code for a seat, that leads nowhere yet. */
  drawCode(): string {
    return this.#codes.draw();
  }

  /** The table that a typed PIN opens. */
  byPin(typed: string): string | undefined {
    return this.#pins.table(plainCode(typed));
  }

  /** The table that a typed code leads to, and the hash by which the table knows it. */
  byCode(typed: string): { readonly table: string; readonly hash: string } | null {
    return this.#codes.find(typed);
  }

  /** A table was kept, with what its house says now. */
  learn(house: Pick<House, 'table' | 'pin' | 'guests'>, until: number): void {
    const { table, pin } = house;
    this.#pins.give(pin, table, this.#known.get(table)?.pin);
    this.#known.set(table, { pin, until });
    this.#codes.learn(house);
  }

  /** Nobody finds this table any more. */
  forget(table: string): void {
    const pin = this.#known.get(table)?.pin;
    if (pin !== undefined) this.#pins.free(pin);
    this.#codes.forget(table);
    this.#known.delete(table);
  }

  /** Frees PINs whose tables never came to be. */
  sweep(): void {
    this.#pins.sweep();
  }
}
