// What the store and its thread say to each other. Copying a batch from thread to thread costs by the object, so the changes
// that come most, one entry each, travel without objects.
import type { Change, KeptTable } from './event-store.ts';
import type { Outcomes } from './sqlite-file.ts';

/** Changes on their way: one that is a single entry takes four places (table, match, seq, text), any other takes one, whole. */
type Packed = readonly (string | number | Change)[];

/** Changes for the way. */
export function packed(changes: readonly Change[]): Packed {
  const batch: (string | number | Change)[] = [];
  for (const change of changes) {
    const { table, head, entries, forgetBefore } = change;
    const [entry, ...more] = entries ?? [];
    if (entry && more.length === 0 && head === undefined && forgetBefore === undefined)
      batch.push(table, entry.match, entry.seq, entry.text);
    else batch.push(change);
  }
  return batch;
}

/** Changes as they were before they were {@link packed}. */
export function unpacked(batch: Packed): readonly Change[] {
  const changes: Change[] = [];
  for (let at = 0; at < batch.length; at++) {
    const first = batch[at];
    if (typeof first === 'object') changes.push(first);
    else {
      const match = batch[++at] as number;
      const seq = batch[++at] as number;
      const text = batch[++at] as string;
      changes.push({ table: String(first), entries: [{ match, seq, text }] });
    }
  }
  return changes;
}

/** A question to the thread; answers bear its number. */
export type Question = { readonly id: number } & (
  | { readonly ask: 'keep'; readonly batch: Packed }
  | { readonly ask: 'probe' }
  | { readonly ask: 'entries'; readonly table: string; readonly match: number }
  | { readonly ask: 'table'; readonly table: string }
  | { readonly ask: 'tables' }
  | { readonly ask: 'remove'; readonly tables: readonly string[] }
  | { readonly ask: 'close' }
);

/** What came of a question. */
export type Answered = Outcomes | readonly string[] | readonly KeptTable[] | KeptTable | null;

/** An answer, or the message of a fault. */
export type Answer = { readonly id: number } & ({ readonly value: Answered } | { readonly fault: string });
