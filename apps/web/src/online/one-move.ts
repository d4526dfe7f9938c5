// One move on its way to the server at a time. Until it is answered the table still shows the old moment, so a second press
// on the same thing means the same, and another wish waits for the answer and is looked at anew then; one made while the line
// is lost waits for the line. No wish vanishes, not with the page either: it is asked for or refused. It knows no line.
import { no, type Refusal, type Verdict } from '@cardinal/kernel';

/** A move that somebody wished for, and how many entries they knew of then. */
export interface Wish<M> {
  readonly move: M;
  readonly after: number;
}

/** What was kept of wishes, read again: nothing where it is damaged. */
export function wishesFrom<M extends object>(text: string | null): readonly Wish<M>[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) && kept.every(isWish) ? (kept as Wish<M>[]) : [];
  } catch {
    return [];
  }
}

function isWish(one: unknown): boolean {
  const { move, after } = (one ?? {}) as Partial<Record<keyof Wish<unknown>, unknown>>;
  return typeof move === 'object' && move !== null && Number.isSafeInteger(after) && Number(after) >= 0;
}

/** What stands on both sides of it. */
interface OneMoveGround<M> {
  /** How many entries this page knows of. */
  known(): number;
  /** Sends a move under a number; whether the line is open. `after`: an earlier line may have brought it already, so it counts only if nothing has happened after so many entries. */
  send(move: M, cid: number, after?: number): boolean;
  /** What may be said of a move at this moment. */
  judge(move: M): Verdict;
  /** A wish that waited cannot be any more. */
  refused(refusal: Refusal): void;
  /** Keeps what is not answered yet, for a page that is opened in the place of this one. */
  keepWishes(wishes: readonly Wish<M>[]): void;
}

/** What stands between a press and the server. */
export class OneMove<M> {
  readonly #ground: OneMoveGround<M>;
  #asked: { readonly cid: number; readonly wish: Wish<M> } | null = null;
  #next: Wish<M> | null = null;
  #cid = 0;

  /** `kept`: what an earlier page kept last; it goes out with {@link anew}. */
  constructor(ground: OneMoveGround<M>, [asked, next]: readonly Wish<M>[] = []) {
    this.#ground = ground;
    this.#asked = asked ? { cid: 0, wish: asked } : null;
    this.#next = next ?? null;
  }

  /** Whether a move was asked for, or waits for the line, and is not answered yet. */
  get underWay(): boolean {
    return this.#asked !== null || this.#next !== null;
  }

  /** Asks for a move, at once or after the answer to the one before; false when the line is closed and the move waits for it. */
  ask(move: M): boolean {
    const wish = { move, after: this.#ground.known() };
    if (this.#asked) {
      // Who presses twice presses what is there: the last other wish counts, the same one is known.
      this.#is(this.#asked, JSON.stringify(move) === JSON.stringify(this.#asked.wish.move) ? null : wish);
      return true;
    }
    const cid = ++this.#cid;
    const sent = this.#ground.send(move, cid);
    this.#is(sent ? { cid, wish } : null, sent ? null : wish);
    return sent;
  }

  /** The server has answered the move of that number, and its moment is shown: what waited is looked at. */
  answered(cid: number | undefined): void {
    if (cid !== undefined && this.#asked?.cid === cid) this.#goOn();
  }

  /** The whole moment came anew on the same line, so no answer is waited for any more. */
  caughtUp(): void {
    this.#goOn();
  }

  /** There is a new line: nobody here knows whether the last one brought what was asked for, so the server is asked, and takes it once at most. */
  anew(): void {
    const [first, second] = [this.#asked?.wish ?? this.#next, this.#asked && this.#next];
    if (!first) return;
    // What waits for a move that was made in another moment was meant for that one too.
    const still = second && first.after === this.#ground.known();
    const cid = ++this.#cid;
    this.#is({ cid, wish: first }, still ? second : null);
    this.#ground.send(first.move, cid, first.after);
    if (second && !still) this.#ground.refused(no('overtaken'));
  }

  #goOn(): void {
    const next = this.#next;
    this.#is(null, null);
    if (!next) return;
    const verdict = this.#ground.judge(next.move);
    if (!verdict.ok) this.#ground.refused(verdict);
    else this.ask(next.move);
  }

  #is(asked: { readonly cid: number; readonly wish: Wish<M> } | null, next: Wish<M> | null): void {
    if (asked === null && next === null && !this.underWay) return;
    this.#asked = asked;
    this.#next = next;
    this.#ground.keepWishes([...(asked ? [asked.wish] : []), ...(next ? [next] : [])]);
  }
}
