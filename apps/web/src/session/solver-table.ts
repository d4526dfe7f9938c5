// The table of small hands for the solver that bots share: fetched when a game that asks the solver is played, apart from
// all code. Bots play the same without it, only slower, so nobody waits for it and a failure is no fault.
import { loadTable } from '@cardinal/solver';

/** Fetches the table and hands it to the solver. */
export async function fetchTable(): Promise<void> {
  const address = new URL('../../../../packages/solver/data/reach.bin', import.meta.url);
  const answer = await fetch(address);
  if (answer.ok) loadTable(new Uint8Array(await answer.arrayBuffer()));
}
