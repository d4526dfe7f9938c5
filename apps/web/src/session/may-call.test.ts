// Who is asked whether they call, by the rules of real games, and what all hear of a call before the device goes on.
import { answer } from '@cardinal/bots';
import { games } from '@cardinal/games';
import type { AnyMove, AnyView, Game } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { testTable, type TestTable } from './session-test-kit.ts';

/** Three people play as beginners do until they are asked for a call. */
async function untilAsked(game: Game, { session, settle }: TestTable): Promise<void> {
  for (let step = 0; (session.openCall?.callers.length ?? 0) === 0; step++) {
    if (step > 500) throw new Error('test-broken: nobody is ever asked');
    await settle();
    if (session.handTo !== null) session.takeDevice();
    const question = { id: 0, game: game.id, level: 'easy', view: session.view, seed: `call ${step}` } as const;
    const { move } = answer(game, question);
    if (move === null || !session.play(move).ok) throw new Error('test-broken: a bot has no move');
  }
}

const pileOf = (view: AnyView): { readonly window: { readonly card: number; readonly by: number } } => view as never;

describe('a call at one device', () => {
  it('2.13 is open to all but the one who discarded, the next player too, and its outcome is told to all', async () => {
    const game = await games['break-in'].load();
    const table = await testTable(game, 'ppp', {});
    await untilAsked(game, table);
    const { session } = table;
    const { card, by } = pileOf(session.view).window;
    expect(session.view.turn.must).toEqual([(by + 1) % 3]);
    expect(session.openCall?.callers).toEqual([0, 1, 2].filter((seat) => seat !== by));
    expect(session.sinceCall).toEqual([]);
    const caller = (by + 2) % 3;
    session.openCall?.call(caller);
    session.takeDevice();
    expect(session.play({ kind: 'break-in', card } as unknown as AnyMove)).toEqual({ ok: true });
    expect(session.sinceCall.map(({ kind }) => kind)).toEqual(['break-in-called']);
    session.openCall?.pass();
    session.takeDevice();
    expect(session.me).toBe(caller);
    expect(session.play({ kind: 'give-up' } as unknown as AnyMove)).toEqual({ ok: true });
    expect(session.handTo).toBe((by + 1) % 3);
    expect(session.sinceCall.map(({ kind }) => kind)).toContain('break-in-failed');
    session.takeDevice();
    expect(session.sinceCall).toEqual([]);
    session.close();
  });
});
