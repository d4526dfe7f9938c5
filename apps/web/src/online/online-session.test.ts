// A match on a server as its table meets it: what comes over the line reaches whoever listens, also who listens late.
import { game } from '@cardinal/games/addition-mania';
import { openMatch } from '@cardinal/kernel';
import type { HouseSeen, Sync, Tell } from '@cardinal/wire';
import { expect, it } from 'vitest';
import { OnlineSession } from './online-session.ts';

it('what happens before the table is there is told to it, once, in order', () => {
  const opened = openMatch(game, { seats: 2, options: {}, seed: 'early', names: ['A', 'B'] });
  if (!opened.ok) throw new Error(`test-broken: ${opened.why}`);
  const view = opened.match.view(0) as unknown as Sync['view'];
  const sync = { t: 'sync', match: 1, game: 'addition-mania', seq: 0, view, atBreak: false, at: 0, runs: false };
  const session = new OnlineSession(sync as unknown as Sync, { players: [], paused: false } as unknown as HouseSeen, {
    game,
    guest: 'me',
    ask: () => true,
    now: () => 0,
    readDraft: () => null,
    writeDraft: () => undefined,
  });
  const told = (seq: number, ...kinds: readonly string[]): void => {
    const events = kinds.map((kind) => ({ kind }));
    const heard = { t: 'heard', match: 1, from: seq - 1, seq, atBreak: false, at: 0, runs: false, events, change: {} };
    session.tookHeard({ ...heard } as unknown as Extract<Tell, { t: 'heard' }>);
  };
  told(1, 'one', 'two');
  told(2, 'three');
  const heard: string[] = [];
  session.onHeard(({ kind }) => heard.push(kind));
  told(3, 'four');
  session.onHeard(({ kind }) => heard.push(`again ${kind}`));
  expect(heard).toEqual(['one', 'two', 'three', 'four']);
});
