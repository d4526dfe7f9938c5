// Whole matches of all five games between two people at one device, through the session that the page drives: the device
// goes to whom play waits for, never to the one who has it, and nobody else's hand is in the view meanwhile.
import { answer } from '@cardinal/bots';
import { games, type GameId } from '@cardinal/games';
import type { AnyView, Game, Seat } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { testTable, type TestTable } from './session-test-kit.ts';

/** House rules under which a match is short. */
const SHORT: Readonly<Record<GameId, Readonly<Record<string, unknown>>>> = {
  numsense: { deals: 2 },
  'break-in': { mostDeals: 2, stalemateLaps: 1 },
  'math-rush': { minutes: 'off', plays: 6 },
  mathmasters: { deals: 2, handSize: 8 },
  'addition-mania': {},
};

/** What a bot would play for whoever looks; whether it was played. */
function act(game: Game, session: TestTable['session'], view: AnyView, step: number): boolean {
  const { move } = answer(game, { id: 0, game: game.id, level: 'easy', view, seed: `round ${step}` });
  return move !== null && session.play(move).ok;
}

/** The cards that a view shows in somebody's hand. */
const handOf = (view: AnyView): unknown => (view as unknown as { readonly hand?: unknown }).hand;

/** Plays to the end; who was given the device, in order. */
async function playRound(game: Game, { session, pass, settle }: TestTable): Promise<readonly Seat[]> {
  const devices: Seat[] = [];
  for (let step = 0; !session.result; step++) {
    if (step > 3000) throw new Error('the match has no end');
    await settle();
    const { handTo, openCall, view, me } = session;
    if (handTo !== null) {
      expect(session.play({ kind: 'done' } as never).ok).toBe(false);
      devices.push(handTo);
      session.takeDevice();
      expect(session.me).toBe(handTo);
    } else if (openCall && openCall.callers.length > 0) {
      // They are asked over the open cards.
      expect(view.who).toBe('watcher');
      expect(handOf(view) ?? []).toEqual([]);
      if (step % 3 === 0) openCall.call(openCall.callers[0] ?? 0);
      else openCall.pass();
    } else if (session.atBreak) {
      session.goOn();
      // All looked at the break: nobody's new cards lie there before somebody took the device.
      if (!game.traits.coop) expect([session.view.who, handOf(session.view) ?? []]).toEqual(['watcher', []]);
    } else {
      const seats = session.around?.seats ?? (me === 'watcher' ? [] : [me]);
      const acted = seats.some((seat) => {
        if (![...session.view.turn.must, ...session.view.turn.may].includes(seat)) return false;
        session.around?.take(seat);
        return act(game, session, session.view, step);
      });
      if (acted) continue;
      if (openCall) openCall.pass();
      else await pass(1000);
    }
  }
  return devices;
}

describe('E47 a whole match goes round between two people', () => {
  it.each(Object.keys(games) as GameId[])('%s', async (id) => {
    const game = await games[id].load();
    const table = await testTable(game, 'pp', { rules: SHORT[id] });
    const devices = await playRound(game, table);
    if (game.traits.coop) expect(devices).toEqual([]);
    else expect(new Set(devices)).toEqual(new Set([0, 1]));
    expect(table.session.result?.scores).toHaveLength(2);
    table.session.close();
  });
});
