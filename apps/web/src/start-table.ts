// From a set-up to the table: starts the match and goes there, or says in words what stands in the way.
import { entryOf } from './entry-of.ts';
import { go } from './go.ts';
import { startMatch } from './session/current.svelte.ts';
import type { TableSetup } from './session/setup.ts';
import { talk } from './talk.svelte.ts';

type Prepare = Parameters<typeof startMatch>[1];

/** Starts the match and goes to the table; otherwise the sentences that say what is wrong. */
export async function startTable(setup: TableSetup, prepare?: Prepare): Promise<readonly string[]> {
  const started = await startMatch(setup, prepare);
  if (started.ok) {
    go('/table');
    return [];
  }
  const entry = entryOf(setup.game);
  const loaded = entry ? await Promise.all([entry.load(), entry.words[talk.lang]()]).catch(() => null) : null;
  const { problemsOf } = await import('./set-up/problems.ts');
  return problemsOf(started, loaded?.[0] ?? null, loaded?.[1] ?? null, setup.options).map(({ text }) => text);
}
