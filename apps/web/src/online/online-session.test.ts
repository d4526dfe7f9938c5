// A match on a server as its table meets it: what comes over the line reaches whoever listens, also who listens late, and
// hints are counted by the server.
import { game } from '@cardinal/games/addition-mania';
import { openMatch } from '@cardinal/kernel';
import type { HouseSeen, Sync, Tell } from '@cardinal/wire';
import { expect, it } from 'vitest';
import { OnlineSession, type OnlineGround } from './online-session.ts';

function sessionOf(players: readonly object[], ask: OnlineGround['ask'] = () => true) {
  const opened = openMatch(game, { seats: 2, options: {}, seed: 'early', names: ['A', 'B'] });
  if (!opened.ok) throw new Error(`test-broken: ${opened.why}`);
  const view = opened.match.view(0) as unknown as Sync['view'];
  const sync = { t: 'sync', match: 1, game: 'addition-mania', seq: 0, view, atBreak: false, at: 0, runs: false };
  const page = { now: 0 };
  const house = (now: readonly object[]) => ({ players: now, paused: false }) as unknown as HouseSeen;
  const session = new OnlineSession(sync as unknown as Sync, house(players), {
    game,
    guest: 'me',
    ask,
    now: () => page.now,
    readDraft: () => null,
    writeDraft: () => undefined,
  });
  return { session, house, page, sync: sync as unknown as Sync };
}

it('what happens before the table is there is told to it, once, in order', () => {
  const { session } = sessionOf([]);
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

it('the last hint is taken once, though the server has not answered yet', () => {
  const asked: unknown[] = [];
  const seats = (left: number) => [{ name: 'A', kind: 'person', guest: 'me', hintsLeft: left }, { name: 'B' }];
  const { session, house } = sessionOf(seats(2), (ask) => asked.push(ask) > 0);
  expect([session.takeHint(), session.takeHint(), session.takeHint()]).toEqual([true, true, false]);
  expect(asked).toEqual(Array.from({ length: 2 }, () => ({ t: 'hint', match: 1 })));
  expect(session.hintsLeft(0)).toBe(2);
  session.tookHouse(house(seats(0)));
  expect([session.hintsLeft(0), session.hintsLeft(1), session.takeHint()]).toEqual([0, null, false]);
});

it('a hint that could not be asked for is not given, and what was lost on the way is asked for anew', () => {
  let open = false;
  const seats = [{ name: 'A', kind: 'person', guest: 'me', hintsLeft: 1 }, { name: 'B' }];
  const { session, sync } = sessionOf(seats, () => open);
  expect(session.takeHint()).toBe(false);
  open = true;
  expect([session.takeHint(), session.takeHint()]).toEqual([true, false]);
  session.tookWhole(sync);
  expect(session.takeHint()).toBe(true);
});

it('E12 the clock stands while the line is lost, and goes on from what the server says', () => {
  const { session, page } = sessionOf([]);
  session.tookBeat({ at: 1_000, runs: true });
  page.now = 3_000;
  expect(session.now()).toBe(4_000);
  session.lostLine();
  page.now = 20_000;
  expect(session.now()).toBe(4_000);
  session.tookBeat({ at: 6_000, runs: true });
  page.now = 21_000;
  expect(session.now()).toBe(7_000);
});
