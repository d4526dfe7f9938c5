// Gold is what a turn is for. A pass, the end of a turn and silence are ways to give up on it: gold would send a child past
// what they could do. The tables' own desks at every turn of matches that bots play, with nothing begun.
import { botMatch } from '@cardinal/bots';
import { Announcer, type Act } from '@cardinal/table-kit';
import { expect, it } from 'vitest';
import { Desk as BreakInDesk } from './break-in/table/desk.svelte.ts';
import { tongue as breakIn } from './break-in/table/tongue.ts';
import { Desk as MastersDesk } from './mathmasters/table/desk.svelte.ts';
import { tongue as mathmasters } from './mathmasters/table/tongue.ts';
import { Desk as NumsenseDesk } from './numsense/table/desk.svelte.ts';
import { tongue as numsense } from './numsense/table/tongue.ts';
import { games } from './registry.ts';
import { sessionOf } from './testing/session-of.ts';

await Promise.all([numsense.speak('en'), breakIn.speak('en'), mathmasters.speak('en')]);
const nothing = (): void => undefined;

interface Desk {
  readonly acts: readonly Act[];
}

/** The desk of a seat that has begun nothing. */
const DESKS = {
  numsense: (session) => new NumsenseDesk(() => ({ session }), new Announcer()),
  'break-in': (session) => new BreakInDesk(() => ({ session }), nothing),
  mathmasters: (session) => new MastersDesk(() => ({ session }), nothing),
} as const satisfies Readonly<Record<string, (session: ReturnType<typeof sessionOf>) => Desk>>;

/** How one gives up a turn in each game, and the act that the turn is for: a call, a formula, a set. */
it.each([
  ['numsense', { declareAfterDraw: true }, 'keep-quiet', 'declare'],
  ['break-in', {}, 'done', 'lay'],
  ['mathmasters', {}, 'pass', 'lay'],
] as const)('where one may give up a turn of %s, the main act is another', async (id, options, givesUp, main) => {
  const seen = new Set<string>();
  for (const { match } of botMatch(await games[id].load(), { seats: 2, seed: 'gold', options }, 'easy')) {
    if (!match.turn.must.includes(0)) continue;
    const { acts } = DESKS[id](sessionOf(match));
    if (acts.some((act) => act.id === givesUp))
      seen.add(
        acts
          .filter((act) => act.main)
          .map((act) => act.id)
          .join(),
      );
  }
  expect([...seen]).toEqual([main]);
});
