// What the store and its thread say to each other.
import type { KeptTable } from './event-store.ts';
import type { Batch } from './journal-text.ts';
import type { Outcomes } from './sqlite-file.ts';

/** Most changes in one batch; a commit takes batches until it has as many: the first of them must not be kept waiting. */
export const LARGEST_BATCH = 1_000;

/** A question to the thread. An answer bears its number; that of batches which were kept together, the last one's. */
export type Question = { readonly id: number } & (
  | { readonly ask: 'keep'; readonly changes: number; readonly batch: Batch }
  | { readonly ask: 'probe' }
  | { readonly ask: 'entries'; readonly table: string; readonly match: number }
  | { readonly ask: 'table'; readonly table: string }
  | { readonly ask: 'tables' }
  | { readonly ask: 'remove'; readonly tables: readonly string[] }
  | { readonly ask: 'close' }
);

/** What came of a question; of a batch that was kept whole, as nearly all are, null. */
export type Answered = Outcomes | readonly string[] | readonly KeptTable[] | KeptTable | null;

/** An answer, or the message of a fault. */
export type Answer = { readonly id: number } & ({ readonly value: Answered } | { readonly fault: string });
