// One move on its way to the server at a time. Until it is answered the table still shows the old moment, so a second press
// on the same thing means the same, and another wish waits for the answer and is looked at anew then. It knows no line.

/** What stands between a press and the server. */
export class OneMove<M> {
  readonly #send: (move: M, cid: number) => boolean;
  #asked: { readonly cid: number; readonly text: string } | null = null;
  #next: M | null = null;
  #cid = 0;

  /** `send` sends a move under a number; whether the line is open. */
  constructor(send: (move: M, cid: number) => boolean) {
    this.#send = send;
  }

  /** Whether a move was asked for and not answered yet. */
  get underWay(): boolean {
    return this.#asked !== null;
  }

  /** Asks for a move, at once or after the answer to the one before; false when the line is closed. */
  ask(move: M): boolean {
    const text = JSON.stringify(move);
    if (this.#asked) {
      // Who presses twice presses what is there: the last other wish counts, the same one is known.
      this.#next = text === this.#asked.text ? null : move;
      return true;
    }
    const cid = ++this.#cid;
    if (!this.#send(move, cid)) return false;
    this.#asked = { cid, text };
    return true;
  }

  /** The server has answered the move of that number, once its moment is shown: what waited is asked for if `legal` says that it still can be. */
  answered(cid: number | undefined, legal: (move: M) => boolean): void {
    if (cid === undefined || this.#asked?.cid !== cid) return;
    const next = this.#next;
    this.forget();
    if (next && legal(next)) this.ask(next);
  }

  /** The line was lost or the whole moment came anew: nothing is under way any more. */
  forget(): void {
    this.#asked = null;
    this.#next = null;
  }
}
