// A pass that keeps one out until the pile is won cannot be taken back, so whoever wants to be asked is asked (E29); an
// ordinary one is over with the next play, and costs nobody a question. The desk at every turn of a match that bots play.
import { botMatch } from '@cardinal/bots';
import { expect, it } from 'vitest';
import { games } from './registry.ts';
import { sessionOf } from './testing/session-of.ts';
import { Desk } from './mathmasters/table/desk.svelte.ts';
import { tongue } from './mathmasters/table/tongue.ts';

await tongue.speak('en');
const nothing = (): void => undefined;

it.each([true, false])('H:passIsFinal E29 a pass is asked before only where it is final: %s', async (passIsFinal) => {
  const asked = new Set<unknown>();
  const setup = { seats: 2, seed: 'pass', options: { passIsFinal, deals: 1 } };
  for (const { match } of botMatch(await games.mathmasters.load(), setup, 'easy')) {
    if (!match.turn.must.includes(0)) continue;
    const session = sessionOf(match);
    const pass = new Desk(() => ({ session }), nothing).acts.find(({ id }) => id === 'pass');
    if (pass) asked.add(pass.commits);
  }
  expect([...asked]).toEqual([passIsFinal]);
});
