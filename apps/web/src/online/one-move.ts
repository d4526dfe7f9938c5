// One move on its way to the server at a time. Until it is answered the table still shows the old moment, so a second press
// on the same thing means the same, and another wish waits for the answer and is looked at anew then; one made while the line
// is lost waits for the line. No wish vanishes: it is asked for or refused. It knows no line.
import { no, type Refusal, type Verdict } from '@cardinal/kernel';

/** What stands on both sides of it. */
interface OneMoveGround<M> {
  /** Sends a move under a number; whether the line is open. */
  send(move: M, cid: number): boolean;
  /** What may be said of a move at this moment. */
  judge(move: M): Verdict;
  /** A wish that waited cannot be any more. */
  refused(refusal: Refusal): void;
}

/** What stands between a press and the server. */
export class OneMove<M> {
  readonly #ground: OneMoveGround<M>;
  #asked: { readonly cid: number; readonly text: string; readonly move: M } | null = null;
  #next: M | null = null;
  #cid = 0;

  constructor(ground: OneMoveGround<M>) {
    this.#ground = ground;
  }

  /** Whether a move was asked for, or waits for the line, and is not answered yet. */
  get underWay(): boolean {
    return this.#asked !== null || this.#next !== null;
  }

  /** Asks for a move, at once or after the answer to the one before; false when the line is closed and the move waits for it. */
  ask(move: M): boolean {
    const text = JSON.stringify(move);
    if (this.#asked) {
      // Who presses twice presses what is there: the last other wish counts, the same one is known.
      this.#next = text === this.#asked.text ? null : move;
      return true;
    }
    const cid = ++this.#cid;
    if (!this.#ground.send(move, cid)) {
      this.#next = move;
      return false;
    }
    this.#next = null;
    this.#asked = { cid, text, move };
    return true;
  }

  /** The server has answered the move of that number, and its moment is shown: what waited is looked at. */
  answered(cid: number | undefined): void {
    if (cid !== undefined && this.#asked?.cid === cid) this.#goOn(null, this.#next);
  }

  /** The whole moment came anew, so no answer is waited for any more. `untaken`: what was asked for cannot have been taken, so it is asked for once more. */
  anew(untaken: boolean): void {
    this.#goOn(untaken && this.#asked ? this.#asked.move : null, this.#next);
  }

  /** The line is back, and the match went on meanwhile: what can still be may have been taken once, or was meant for another moment. Whoever wished it decides. */
  overtaken(): void {
    const wishes = [this.#asked?.move ?? null, this.#next];
    this.#asked = null;
    this.#next = null;
    if (wishes.some((wish) => wish !== null && this.#ground.judge(wish).ok)) this.#ground.refused(no('line-was-lost'));
  }

  #goOn(...wishes: readonly (M | null)[]): void {
    this.#asked = null;
    this.#next = null;
    for (const wish of wishes) {
      if (wish === null) continue;
      const verdict = this.#ground.judge(wish);
      if (!verdict.ok) this.#ground.refused(verdict);
      else this.ask(wish);
    }
  }
}
