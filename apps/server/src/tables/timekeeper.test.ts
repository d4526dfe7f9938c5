import { memoryStore, type Change, type EventStore } from '@cardinal/store';
import { WIRE_VERSION } from '@cardinal/wire';
import { expect, it } from 'vitest';
import { Visit } from './gateway.ts';
import { Hall } from './hall.ts';
import { USUAL_LIMITS } from './limits.ts';

/** A store in memory that tells what each moment wants kept: all that is written before the loop turns. */
function watchedMoments(): { readonly store: EventStore; moments: Change[][] } {
  const inner = memoryStore();
  const seen: { store: EventStore; moments: Change[][] } = { store: inner, moments: [] };
  let moment: Change[] | null = null;
  seen.store = {
    ...inner,
    write(change) {
      if (!moment) {
        seen.moments.push((moment = []));
        setImmediate(() => (moment = null));
      }
      moment.push(change);
      return inner.write(change);
    },
  };
  return seen;
}

it('E11 writes match time down of a few tables at a time, of each of them in its turn', async () => {
  const seen = watchedMoments();
  const hall = await Hall.open({ store: seen.store, limits: USUAL_LIMITS, fault: () => undefined });
  const line = { clogged: false, late: 0, silence: 0, send: () => undefined, close: () => undefined };
  const timed = { game: 'addition-mania', options: { guessTimer: 600 }, places: 2, bots: ['easy' as const] };
  const tables: string[] = [];
  for (let at = 0; at < 80; at++) {
    const came = await hall.openTable(timed);
    if (!came.ok) throw new Error(came.why);
    tables.push(came.table);
    const visit = new Visit(hall, line);
    await visit.heard(JSON.stringify({ t: 'hello', v: WIRE_VERSION, table: came.table, token: came.token }));
    await visit.heard('{"t":"start"}');
  }
  seen.moments = [];
  await expect.poll(() => new Set(seen.moments.flat().map(({ table }) => table)).size, { timeout: 20_000 }).toBe(80);
  // Eighty tables in forty parts.
  expect(Math.max(...seen.moments.map((changes) => changes.filter(({ head }) => head !== undefined).length))).toBe(2);
  for (const table of tables) {
    const { match } = JSON.parse((await seen.store.table(table))!.head) as { readonly match: { readonly at: number } };
    expect(match.at).toBeGreaterThan(0);
  }
  await hall.close();
});
