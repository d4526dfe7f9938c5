// What a batch of changes comes to: what follows the logs so far and is to be written in one commit, and what is stale. It
// writes nothing.
import type { Change, KeptEntry, StoreWhy } from './event-store.ts';
import { linesOf, stepsOf, type Batch, type Step } from './journal-text.ts';

/** Where the log of a match ends: the number that its next entry has. */
export interface End {
  readonly match: number;
  readonly next: number;
}

/** Where the logs end that are written already: the number of the next entry of a match. */
type EndOf = (table: string, match: number) => number;

/** A batch, planned. */
export class Plan {
  /** What becomes of each change if the commit is done. */
  readonly outcomes: (StoreWhy | null)[] = [];
  /** Changes that put a head. */
  readonly heads: Change[] = [];
  /** All that the journal takes, in its order, and the same as its lines. */
  readonly steps: Step[] = [];
  lines = '';
  /** The ends of the latest matches that are written to. */
  readonly ends = new Map<string, End>();
  /** Tables of which matches are forgotten. */
  readonly #forgets = new Set<string>();
  readonly #endOf: EndOf;

  constructor(batch: Batch, endOf: EndOf) {
    this.#endOf = endOf;
    for (const part of batch) {
      if (typeof part === 'string') this.#readLines(part);
      else this.outcomes.push(this.#take(part));
    }
  }

  #readLines(lines: string): void {
    const steps = stepsOf(lines);
    const before = this.steps.length;
    for (const step of steps) {
      const fits = step.kind === 'entry' && step.entry.seq === this.#end(step.table, step.entry.match);
      this.outcomes.push(fits ? null : 'stale');
      if (fits) this.#step(step);
    }
    // As they came, if all of them fit, which they nearly always do.
    const taken = this.steps.slice(before);
    this.lines += taken.length === steps.length ? lines : taken.map(linesOf).join('');
  }

  #take(change: Change): StoreWhy | null {
    const { table, head, entries = [], forgetBefore } = change;
    if (!this.#follows(table, entries)) return 'stale';
    const steps: Step[] = entries.map((entry) => ({ kind: 'entry', table, entry }));
    if (forgetBefore !== undefined) steps.push({ kind: 'forget', table, before: forgetBefore });
    if (head !== undefined) this.heads.push(change);
    this.lines += steps.map(linesOf).join('');
    for (const step of steps) this.#step(step);
    return null;
  }

  #follows(table: string, entries: readonly KeptEntry[]): boolean {
    const next = new Map<number, number>();
    return entries.every(({ match, seq }) => {
      const expected = next.get(match) ?? this.#end(table, match);
      next.set(match, seq + 1);
      return seq === expected;
    });
  }

  #step(step: Step): void {
    const { table } = step;
    this.steps.push(step);
    if (step.kind === 'entry') this.ends.set(table, { match: step.entry.match, next: step.entry.seq + 1 });
    else {
      this.#forgets.add(table);
      if ((this.ends.get(table)?.match ?? Infinity) < step.before) this.ends.delete(table);
    }
  }

  #end(table: string, match: number): number {
    const end = this.ends.get(table);
    if (end?.match === match) return end.next;
    if (!end && !this.#forgets.has(table)) return this.#endOf(table, match);
    // Rare: one table's entries of several matches in one batch, or of one that is forgotten there.
    for (let at = this.steps.length - 1; at >= 0; at--) {
      const step = this.steps[at];
      if (step?.table !== table) continue;
      if (step.kind === 'entry' && step.entry.match === match) return step.entry.seq + 1;
      if (step.kind === 'forget' && match < step.before) return 0;
    }
    return this.#endOf(table, match);
  }
}
