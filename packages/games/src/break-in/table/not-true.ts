// Why a row is not true, as far as one re-reading explains it. Fetched when somebody wants to lay such a row.
import { fromText, misread, ZERO, type Grammar, type Misread } from '@cardinal/number';
import { grammarOf } from '@cardinal/solver';
import { toldMisread } from '@cardinal/words';
import type { BreakInView } from '../types.ts';
import { worthOf, type RowPiece } from './row.ts';
import { tongue } from './tongue.ts';

/** What explains that somebody takes a false row for true: one side re-read so that it comes to what the other is; or null. The grammar is the one it was read by. */
export function whyNotTrue(
  row: readonly RowPiece[],
  view: BreakInView,
): { readonly found: Misread; readonly grammar: Grammar } | null {
  const worth = worthOf(row, view);
  if (!worth || worth.true) return null;
  const grammar = grammarOf(view.options);
  const [left = '', right = ''] = worth.text.split('=');
  const as = (value: string | null) => (value === null ? null : fromText(value)) ?? ZERO;
  const found = misread(left, grammar, as(worth.right)) ?? misread(right, grammar, as(worth.left));
  return found && { found, grammar };
}

/** The same in words; null where nothing explains it. */
export async function toldNotTrue(row: readonly RowPiece[], view: BreakInView): Promise<string | null> {
  const why = whyNotTrue(row, view);
  return why && toldMisread(why.found, tongue.lang, tongue.signs, why.grammar);
}
