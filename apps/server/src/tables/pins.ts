// The PINs of a hall: which table each of them opens. A PIN that was drawn is taken from that moment on, though its table has
// still to be kept: of many tables that are opened at once no two get the same.
import { freshCode, PIN_LENGTH } from '@cardinal/wire';
import { below } from './secrets.ts';

/** After so many milliseconds a drawn PIN that no table has come to bear is free again: its table could not be kept. */
const PROMISED = 600_000;

/** All PINs that are taken. */
export class Pins {
  readonly #tables = new Map<string, string>();
  /** Drawn and not given yet, with the moment of it. */
  readonly #drawn = new Map<string, number>();

  /** A PIN that no other table has or gets. */
  draw(): string {
    for (;;) {
      const pin = freshCode(PIN_LENGTH, below);
      if (this.#tables.has(pin) || this.#drawn.has(pin)) continue;
      this.#drawn.set(pin, performance.now());
      return pin;
    }
  }

  /** The table that a PIN opens. */
  table(pin: string): string | undefined {
    return this.#tables.get(pin);
  }

  /** A table bears a PIN from now on, in the place of another. */
  give(pin: string, table: string, before?: string): void {
    if (before !== undefined && before !== pin) this.#tables.delete(before);
    this.#tables.set(pin, table);
    this.#drawn.delete(pin);
  }

  /** Its table is no more. */
  free(pin: string): void {
    this.#tables.delete(pin);
  }

  /** Frees those whose tables never came to be. */
  sweep(): void {
    const now = performance.now();
    for (const [pin, at] of this.#drawn) if (now - at > PROMISED) this.#drawn.delete(pin);
  }
}
