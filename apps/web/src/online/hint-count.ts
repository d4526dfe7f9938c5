// How many hints this page believes to have: the server counts them, but a wish is on its way for a moment, and two quick
// ones must not both count as the last. It knows no line.

/** The count of one who plays; null is as many as they like. */
export class HintCount {
  #left: number | null;

  constructor(counted: number | null) {
    this.#left = counted;
  }

  /** What the server says holds: nothing is on its way any more. */
  anew(counted: number | null): void {
    this.#left = counted;
  }

  /** Takes one if there is one; `ask` asks the server for it and says whether that could be done. */
  take(counted: number | null, ask: () => boolean): boolean {
    if (counted === null) return true;
    const left = Math.min(counted, this.#left ?? counted);
    if (left === 0 || !ask()) return false;
    this.#left = left - 1;
    return true;
  }
}
