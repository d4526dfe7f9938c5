// How many hints the one who looks may ask for, where they are counted: whether the table offers any, and what it says
// when there is none.
import { settings } from './settings.svelte.ts';
import type { TableSession } from './session.ts';
import { frame } from './tongue.svelte.ts';

type Counted = Pick<TableSession<never, never, never>, 'me' | 'players' | 'hintsLeft' | 'takeHint'>;

/** Whether the one who looks sat down to play without any. */
const without = ({ me, players }: Counted): boolean => me !== 'watcher' && players[me]?.hints === 0;

/** Whether the table offers hints to the one who looks. */
export const offersHints = (session: Counted): boolean => settings.hints && !without(session);

/** Whether what the solver knows may be told: not where hints are counted and none is left. */
export const mayBeHelped = (session: Counted): boolean =>
  session.me === 'watcher' || session.hintsLeft?.(session.me) !== 0;

/** Spends a hint; null, or why there is none. */
export function spendHint(session: Counted): string | null {
  if (session.takeHint?.() ?? true) return null;
  return without(session) ? frame.words.withoutHints : frame.words.noHints;
}
