// What stands in the journal only and not among the other entries of its table yet, as the store's thread remembers it. In
// two ages: the young ones come, the old ones are sorted in a few at a time. It knows no file.
import type { KeptEntry } from './event-store.ts';

/** So many come before they are sorted in: many, so that a table's page takes many at once, and what is forgotten by then is never sorted in; not so many that a start, which sorts all of them in, takes long. */
const AGE = 32_768;
/** For each new entry so many old ones are sorted in: all of them are in before the young ones are old. */
export const PACE = 2;

/** Entries by their table, each table's in the order in which they came. */
type ByTable = Map<string, readonly KeptEntry[]>;

/** The entries of the journal. */
export class Journal {
  readonly age: number;
  #young: ByTable = new Map();
  #count = 0;
  #old: ByTable = new Map();
  /** The tables of the old ones, in the order in which the file has them. */
  #names: readonly string[] = [];
  #at = 0;
  /** So many old ones more than were sorted in could have been by now: tables are sorted in whole, each once that is as many as it has. */
  #owed = 0;

  constructor(age = AGE) {
    this.age = age;
  }

  /** The entries of one match, in their order. */
  of(table: string, match: number): readonly KeptEntry[] {
    return this.all(table).filter((entry) => entry.match === match);
  }

  /** The entries of a table, in their order. */
  all(table: string): readonly KeptEntry[] {
    return [...(this.#old.get(table) ?? []), ...(this.#young.get(table) ?? [])];
  }

  /** The tables that have entries, in the order in which the file has them. */
  get tables(): readonly string[] {
    return [...new Set([...this.#old.keys(), ...this.#young.keys()])].sort();
  }

  /** An entry came. */
  add(table: string, entry: KeptEntry): void {
    const known = this.#young.get(table) as KeptEntry[] | undefined;
    if (known) known.push(entry);
    else this.#young.set(table, [entry]);
    this.#count += 1;
  }

  /** Matches of a table before a number are forgotten. */
  forget(table: string, before: number): void {
    for (const age of [this.#young, this.#old]) {
      const left = age.get(table)?.filter(({ match }) => match >= before);
      if (left && left.length > 0) age.set(table, left);
      else age.delete(table);
    }
  }

  /** The old ones that are to be sorted in along with so many new ones, whole tables of them; `last`: then all are in. */
  due(count: number): { readonly tables: readonly string[]; readonly last: boolean } {
    const tables: string[] = [];
    let owed = this.#owed + PACE * count;
    let at = this.#at;
    for (; at < this.#names.length; at++) {
      const table = this.#names[at] ?? '';
      owed -= this.old(table).length;
      if (owed < 0) break;
      tables.push(table);
    }
    return { tables, last: this.#names.length > 0 && at === this.#names.length };
  }

  /** The old entries of a table. */
  old(table: string): readonly KeptEntry[] {
    return this.#old.get(table) ?? [];
  }

  /** So many new ones came, and those that were {@link due} with them are sorted in. */
  sorted(tables: readonly string[], count: number): void {
    this.#owed += PACE * count;
    for (const table of tables) {
      this.#owed -= this.old(table).length;
      this.#old.delete(table);
    }
    this.#at += tables.length;
    if (this.#at === this.#names.length) [this.#names, this.#at, this.#owed] = [[], 0, 0];
  }

  /** Lets the young ones be old, once they are many and no old ones are left; whether it did. */
  ages(): boolean {
    if (this.#count < this.age || this.#names.length > 0) return false;
    this.#old = this.#young;
    this.#young = new Map();
    this.#count = 0;
    this.#names = [...this.#old.keys()].sort();
    return this.#names.length > 0;
  }
}
