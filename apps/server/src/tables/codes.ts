// The codes that move seats to other devices: which table each of them leads to. A code lies with its guest, as a hash, and so
// outlives a restart; here is only the way from a code to its table, which judges it.
import { CODE_LENGTH, freshCode, plainCode } from '@cardinal/wire';
import type { House } from './house.ts';
import { below, codeHash } from './secrets.ts';

/** All codes of a hall. */
export class Codes {
  readonly #tables = new Map<string, string>();
  readonly #ofTable = new Map<string, readonly string[]>();

  /** A code that leads nowhere yet. */
  draw(): string {
    for (;;) {
      const code = freshCode(CODE_LENGTH, below);
      if (!this.#tables.has(codeHash(code))) return code;
    }
  }

  /** The table that a typed code leads to, and the hash by which the table knows it. */
  find(typed: string): { readonly table: string; readonly hash: string } | null {
    const hash = codeHash(plainCode(typed));
    const table = this.#tables.get(hash);
    return table === undefined ? null : { table, hash };
  }

  /** Learns the codes of a table anew. */
  learn({ table, guests }: Pick<House, 'table' | 'guests'>): void {
    const hashes = guests.flatMap(({ code }) => (code ? [code.hash] : []));
    if (hashes.length === 0 && !this.#ofTable.has(table)) return;
    this.forget(table);
    if (hashes.length === 0) return;
    this.#ofTable.set(table, hashes);
    for (const hash of hashes) this.#tables.set(hash, table);
  }

  /** The table is no more. */
  forget(table: string): void {
    for (const hash of this.#ofTable.get(table) ?? []) this.#tables.delete(hash);
    this.#ofTable.delete(table);
  }
}
