// The rows of the journal in the file, by their numbers: which of them are of no use any more, and how many of those go with
// a commit. It knows no file. What is erased is overwritten, so a row that goes is written once more, and hundreds at once
// would make everybody wait.
import { PACE } from './journal.ts';

/** How far the rows are. */
export class JournalRows {
  /** The last row, and the last one with old entries. */
  #last = 0;
  #old = 0;
  /** The last one that is of no use, as all that it says is sorted in; the last one that is gone. */
  #spent = 0;
  #gone = 0;
  /** Rows that go for each new entry, so that all are gone before the next ones are of no use; how many more than went could have gone by now. */
  #pace = 0;
  #owed = 0;

  get last(): number {
    return this.#last;
  }

  get gone(): number {
    return this.#gone;
  }

  /** The last row that is to be gone once so many new entries are written. */
  due(count: number): number {
    return Math.min(this.#spent, this.#gone + Math.floor(this.#owed + this.#pace * count));
  }

  /** So many entries are written, up to this row, and what was {@link due} with them is gone. */
  written(last: number, count: number): void {
    const gone = this.due(count);
    this.#owed += this.#pace * count - (gone - this.#gone);
    this.#last = last;
    this.#gone = gone;
    if (gone === this.#spent) [this.#pace, this.#owed] = [0, 0];
  }

  /** All old entries are sorted in; a journal's entries are old when they are so many. */
  sorted(age: number): void {
    this.#spent = this.#old;
    this.#pace = (PACE * (this.#spent - this.#gone)) / age;
  }

  /** All entries so far are old. */
  aged(): void {
    this.#old = this.#last;
  }
}
