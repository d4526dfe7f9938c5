// Who sits at a table, as sentences call them. It knows nothing of what is said about them.
import type { Who } from '@cardinal/kernel';
import { frame } from './tongue.svelte.ts';

/** The names by seat as they stand in sentences; `you`, where given, is whoever looks. */
export function namesAt(
  session: { readonly players: readonly { readonly name: string }[]; readonly view: { readonly who: Who } },
  you?: string,
): readonly string[] {
  return session.players.map(({ name }, seat) =>
    you !== undefined && seat === session.view.who ? you : frame.name(name),
  );
}

/** The names of those with the most points, by seat; several share the win (ruling X.3). */
export function leaders(names: readonly string[], totals: readonly number[]): string[] {
  const most = Math.max(...totals);
  return names.filter((_, seat) => totals[seat] === most);
}
