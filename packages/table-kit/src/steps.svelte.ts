// What somebody has begun at a table and not asked for yet, with all its steps back (expectation 26); a session that keeps
// drafts gives it back after a reload (expectation 10). It knows no game.
import type { TableSession } from './session.ts';

/** More steps than anybody takes back. */
const KEPT = 60;

/** Where something is begun: at whose table, and in which time of the match (a deal, a race). */
export interface StepsPlace {
  readonly session: Pick<TableSession, 'me' | 'draft'>;
  readonly time: number;
}

/** As it stands and as it stood, for one seat in one time of the match; this is what lies in a session's draft. */
interface Kept<T> {
  readonly of: string;
  readonly now: T;
  readonly past: readonly T[];
}

/** A thing under construction; values are plain data and never changed, only replaced. It belongs to one seat and one time. */
export class Steps<T> {
  readonly #first: T;
  readonly #reads: (value: unknown) => boolean;
  readonly #place: () => StepsPlace;
  #kept: Kept<T> | null = $state.raw(null);
  readonly #back = $derived.by(() => keptIn<T>(this.#place().session.draft, this.#reads));

  /** `reads` says whether something from a draft is such a thing: it may be from another edition of this page. */
  constructor(first: T, reads: (value: unknown) => boolean, place: () => StepsPlace) {
    this.#first = first;
    this.#reads = reads;
    this.#place = place;
  }

  get #of(): string {
    const { session, time } = this.#place();
    return `${session.me} ${time}`;
  }

  get #own(): Kept<T> {
    const of = this.#of;
    if (this.#kept?.of === of) return this.#kept;
    return this.#back?.of === of ? this.#back : { of, now: this.#first, past: [] };
  }

  /** How it stands. */
  get now(): T {
    return this.#own.now;
  }

  /** Whether there is a step to take back. */
  get canUndo(): boolean {
    return this.#own.past.length > 0;
  }

  /** One step further. */
  go(next: T): void {
    const { now, past } = this.#own;
    this.#keep(next, [...past.slice(1 - KEPT), now]);
  }

  /** Stands otherwise now, with no further step to take back. */
  set(now: T): void {
    this.#keep(now, this.#own.past);
  }

  /** The last step is taken back. */
  undo(): void {
    const { past } = this.#own;
    if (past.length > 0) this.#keep(past.at(-1) as T, past.slice(0, -1));
  }

  /** It was asked for, or given up: begun anew, with nothing to take back. */
  anew(now: T = this.#first): void {
    this.#keep(now, []);
  }

  #keep(now: T, past: readonly T[]): void {
    const kept = { of: this.#of, now, past };
    this.#kept = kept;
    const { session } = this.#place();
    if ('draft' in session) session.draft = now === this.#first && past.length === 0 ? null : JSON.stringify(kept);
  }
}

function keptIn<T>(draft: string | null | undefined, reads: (value: unknown) => boolean): Kept<T> | null {
  try {
    const { of, now, past } = JSON.parse(draft ?? '') as Kept<T>;
    return [now, ...past].every(reads) ? { of, now, past } : null;
  } catch {
    return null;
  }
}

/** Whether something from a draft is a list of cards. */
export const areIds = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number');
