// Where WebSockets are blocked: the same messages over plain requests carry a whole game (E18).
import { rngFrom, type AnyView } from '@cardinal/kernel';
import { readTell, viewAfter, WIRE_VERSION, type Ask, type Sync, type Tell } from '@cardinal/wire';
import { expect, it } from 'vitest';
import { firstProposal, Guest, openTable, rulesOf } from '../testing/guest.ts';
import { startForTests } from '../testing/server.ts';
import { events } from '../testing/ways.ts';

it('E18 a whole game over server-sent events and posts', async () => {
  const server = await startForTests();
  const game = await rulesOf('mathmasters');
  const came = await openTable(server.address, { game: 'mathmasters', places: 2, bots: ['easy'] });
  if (!came.ok) throw new Error(came.why);
  const stream = await fetch(`${server.address}/api/stream`);
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  expect(stream.headers.get('cache-control')).toContain('no-store');
  let line = '';
  const ask = async (one: Ask): Promise<void> => {
    const answer = await fetch(`${server.address}/api/stream/${line}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(one),
    });
    expect(answer.status).toBe(204);
  };
  const rng = rngFrom('stream');
  let moves = 0;
  let over = false;
  let sync = null as Sync | null;
  const moment = async (sync: Pick<Sync, 'match' | 'view' | 'atBreak'>): Promise<void> => {
    const view = sync.view as unknown as AnyView;
    if (sync.atBreak) return ask({ t: 'go-on', match: sync.match });
    if (view.who === 'watcher' || !view.turn.must.includes(view.who)) return;
    moves += 1;
    await ask({ t: 'play', cid: moves, match: sync.match, move: firstProposal(game, view, rng) });
  };
  for await (const { event, data } of events(stream)) {
    if (event === 'line') {
      line = data;
      await ask({ t: 'hello', v: WIRE_VERSION, table: came.table, token: came.token });
      continue;
    }
    if (event === 'ping') {
      await fetch(`${server.address}/api/stream/${line}/here`, { method: 'POST' });
      continue;
    }
    const tell = readTell(data) as Tell;
    if (tell.t === 'welcome') await ask({ t: 'start' });
    else if (tell.t === 'sync' && tell.sync) await moment((sync = tell.sync));
    else if (tell.t === 'heard' && sync) await moment((sync = { ...sync, ...tell, view: viewAfter(sync.view, tell) }));
    else if (tell.t === 'house' && tell.house.phase === 'over') {
      over = true;
      break;
    }
  }
  expect(over).toBe(true);
  expect(moves).toBeGreaterThan(5);
  await server.close();
});

it('E7 E13 a host whose stream falls silent is missed, and somebody who is here follows; the seat waits', async () => {
  const server = await startForTests({ limits: { ping: 500 } });
  const came = await openTable(server.address, { game: 'mathmasters', places: 2 });
  if (!came.ok) throw new Error(came.why);
  const stream = events(await fetch(`${server.address}/api/stream`));
  const line = (await stream.next()).value?.data ?? '';
  const post = (way: string, body?: Ask) =>
    fetch(`${server.address}/api/stream/${line}${way}`, {
      method: 'POST',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  await post('', { t: 'hello', v: WIRE_VERSION, table: came.table, token: came.token });
  let pin = '';
  let me = '';
  for (let pings = 0; pings < 2 || pin === '';) {
    const { event, data } = (await stream.next()).value as { readonly event: string; readonly data: string };
    const tell = event === '' ? readTell(data) : null;
    if (tell?.t === 'welcome') [pin, me] = [tell.house.pin!, tell.me];
    if (event !== 'ping') continue;
    pings += 1;
    expect((await post('/here')).status).toBe(204);
  }
  const guest = await Guest.join(server.address, pin);
  await guest.until(({ house }) => house!.host === guest.me);
  expect(guest.house!.guests).toMatchObject([{ id: me, here: false }, {}]);
  const back = await new Guest(server.address, came).connect();
  expect(back.house).toMatchObject({ host: guest.me, places: [{ kind: 'guest', guest: me }, {}] });
  await server.close();
});

it('a line that has ended takes no more posts, and nobody else can name it', async () => {
  const server = await startForTests();
  const answer = await fetch(`${server.address}/api/stream/${'x'.repeat(22)}`, { method: 'POST', body: '{}' });
  expect([404, 415]).toContain(answer.status);
  await server.close();
});
