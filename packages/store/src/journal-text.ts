// Entries as lines of text. So they travel to the store's thread, a batch in one text, and so they stand in its journal: a
// commit adds one row there, whatever its entries and their tables. Reading it back is all that a journal knows to do.
import type { Change, KeptEntry } from './event-store.ts';

/** What one place of a journal says: an entry of a table, or that its matches before a number are forgotten. */
export type Step =
  | { readonly kind: 'entry'; readonly table: string; readonly entry: KeptEntry }
  | { readonly kind: 'forget'; readonly table: string; readonly before: number };

/** Each step takes four lines: table, match, number of the entry (or this, where matches are forgotten), text. */
const FORGET = '-';

/** The lines of an entry. Throws where a name or a text is more than one line: it could be read as something else. */
export function entryLines(table: string, { match, seq, text }: KeptEntry): string {
  if (text.includes('\n') || table.includes('\n'))
    throw new Error(`store-broken: ${table} ${match}/${seq} has more lines`);
  return `${table}\n${match}\n${seq}\n${text}\n`;
}

/** The lines that forget the matches of a table before a number. */
const forgetLines = (table: string, before: number): string => `${table}\n${before}\n${FORGET}\n\n`;

/** A step as the journal keeps it. */
export function linesOf(step: Step): string {
  return step.kind === 'entry' ? entryLines(step.table, step.entry) : forgetLines(step.table, step.before);
}

/** What lines say, in their order. */
export function stepsOf(lines: string): readonly Step[] {
  const parts = lines.split('\n');
  const steps: Step[] = [];
  for (let at = 0; at + 4 < parts.length; at += 4) {
    const table = parts[at] ?? '';
    const match = Number(parts[at + 1]);
    const seq = parts[at + 2];
    if (seq === FORGET) steps.push({ kind: 'forget', table, before: match });
    else steps.push({ kind: 'entry', table, entry: { match, seq: Number(seq), text: parts[at + 3] ?? '' } });
  }
  return steps;
}

/** Changes on their way to the store's thread: those that are a single entry, which come most, as lines; any other whole. Copying from thread to thread costs by the object. */
export type Batch = readonly (string | Change)[];

/** A change for the way. Throws where an entry has more than one line. */
export function packed(change: Change): string | Change {
  const { table, head, entries = [], forgetBefore } = change;
  const lines = entries.map((entry) => entryLines(table, entry));
  return lines.length === 1 && head === undefined && forgetBefore === undefined ? (lines[0] ?? change) : change;
}

/** Packed changes as one batch, in their order. */
export function joined(parts: Batch): Batch {
  const batch: (string | Change)[] = [];
  let lines = '';
  for (const part of parts) {
    if (typeof part === 'string') lines += part;
    else {
      if (lines !== '') batch.push(lines);
      lines = '';
      batch.push(part);
    }
  }
  if (lines !== '') batch.push(lines);
  return batch;
}
