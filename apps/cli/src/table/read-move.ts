// A move from what a program or a person wrote, as a line of text or as JSON, and what `drive`, `match` and `play` tell
// somebody who has written something else. How moves are written lies with each game.
import type { MoveForm } from '@cardinal/games/move-form';
import { rngFrom, shaped, type AnyMove, type AnyView } from '@cardinal/kernel';
import type { LoadedGame } from '../find-game.ts';

/** The lines of a game with what may stand in them, for people: `guess 22 (a whole number, 0 or more)`. */
export const linesOf = (forms: readonly MoveForm[]): readonly string[] =>
  forms.map(({ line, means }) => (means === '' ? line : `${line} (${means})`));

/** How a move is written that fits the moment: one of those that can be listed, else the form of one that the rules propose, so that nothing is given away. */
export function exampleOf({ game, forms }: LoadedGame, view: AnyView): string {
  const [listed] = game.moves(view) ?? [];
  if (listed) return game.write(listed);
  const [proposed] = game.propose(view, rngFrom('example')) as Iterable<{ readonly kind?: string }>;
  const fitting = forms.find(({ json }) => json.kind === proposed?.kind) ?? forms[0];
  return fitting ? (linesOf([fitting])[0] ?? '') : '';
}

/** A move, or why it is none: which field, and what was expected there. */
export type ReadMove =
  | { readonly ok: true; readonly move: AnyMove }
  | { readonly ok: false; readonly path: string | null; readonly text: string };

/** A move from what a program or a person gave, JSON or a line of text; only its shape is asked, not the rules. */
export function readMove({ game, forms }: LoadedGame, given: unknown, view: AnyView): ReadMove {
  if (typeof given === 'string') {
    const move = game.read(given.trim(), view);
    if (move !== null) return { ok: true, move };
    const text = `"${given}" is no move of ${game.id}. A move is written: ${linesOf(forms).join('; ')}.`;
    return { ok: false, path: null, text };
  }
  const read = shaped(game.shapes.move, given);
  if (read.ok) return { ok: true, move: read.value };
  const text = `${read.path === null ? 'The move' : `"${read.path}"`} is not as it should be: ${read.message}.`;
  return { ok: false, path: read.path, text };
}
