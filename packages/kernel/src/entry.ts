// The log: everything that ever happened in a match, in one total order. Header and entries are all that is stored.
import type { Outcome } from './draws.ts';
import type { Ms, Seat, Who } from './ids.ts';

/** What the table itself notes in the log; it changes no state. */
export type Note =
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'back'; readonly seat: Seat };

/** One entry: its number (from 0), its time, who acted and how. */
export type Entry<M> = { readonly seq: number; readonly at: Ms } & (
  | { readonly by: Seat; readonly move: M }
  | { readonly by: 'chance'; readonly move: Outcome }
  | { readonly by: 'clock'; readonly move: { readonly due: string } }
  | { readonly by: 'table'; readonly move: Note }
);

/** What rules are asked to play: every entry but the table's notes. */
export type Played<M> = Exclude<Entry<M>, { readonly by: 'table' }>;

/** An event with its audience; without an audience nobody hears it. */
export interface Heard<E> {
  readonly to: 'all' | readonly Seat[];
  readonly e: E;
}

/** The events that reach one seat, or a watcher, in their order. */
export function heardBy<E>(heard: readonly Heard<E>[], who: Who): readonly E[] {
  const events: E[] = [];
  for (const { to, e } of heard) if (to === 'all' || (who !== 'watcher' && to.includes(who))) events.push(e);
  return events;
}
