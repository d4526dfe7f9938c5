// A disk that takes the last card of a match, and not the word that it was the last.
import { rngFrom, type AnyView } from '@cardinal/kernel';
import { memoryStore, NotKept, type EventStore } from '@cardinal/store';
import { readTell, viewAfter, WIRE_VERSION, type Ask, type Sync } from '@cardinal/wire';
import { expect, it } from 'vitest';
import { rulesOf } from '../testing/guest.ts';
import { Visit } from './gateway.ts';
import { Hall } from './hall.ts';
import { USUAL_LIMITS } from './limits.ts';

it('E19 a match is over as soon as there is room to keep that, and the next one can begin', async () => {
  const inner = memoryStore();
  let refused = 0;
  const write: EventStore['write'] = (change) => {
    const isLast = change.head !== undefined && change.head.includes('"over":true');
    return isLast && refused++ === 0 ? Promise.reject(new NotKept('full')) : inner.write(change);
  };
  const limits = { ...USUAL_LIMITS, botPace: 0, asks: 5_000, asksAtOnce: 5_000 };
  const hall = await Hall.open({ store: { ...inner, write }, limits, fault: () => undefined });
  const deck = [1, 2, 3, 4].map((value) => ({ rank: `${value}`, suit: 'S', value }));
  const came = await hall.openTable({ game: 'addition-mania', options: { deck }, places: 2, bots: ['easy'] });
  if (!came.ok) throw new Error(came.why);

  const game = await rulesOf('addition-mania');
  const rng = rngFrom('over again');
  const phases: string[] = [];
  let sync: Sync | null = null;
  const ask = (one: Ask): void => void visit.heard(JSON.stringify(one));
  const act = (now: Sync): void => {
    if (now.atBreak) return ask({ t: 'go-on', match: now.match });
    const view = now.view as unknown as AnyView;
    if (!view.turn.must.includes(0)) return;
    const [move] = [...game.propose(view, rng)];
    void visit.heard(JSON.stringify({ t: 'play', cid: now.seq, match: now.match, move }));
  };
  const send = (text: string): void => {
    const tell = readTell(text);
    if (tell?.t === 'house') phases.push(tell.house.phase);
    const before = sync;
    if (tell?.t === 'sync') sync = tell.sync;
    else if (tell?.t === 'heard' && sync) sync = { ...sync, ...tell, view: viewAfter(sync.view, tell) };
    // What is told inside an ask is answered after it.
    if (sync && sync !== before) setImmediate(act, sync);
  };
  const visit = new Visit(hall, { send, close: () => undefined, clogged: false, late: 0, silence: 0 });
  await visit.heard(JSON.stringify({ t: 'hello', v: WIRE_VERSION, table: came.table, token: came.token }));
  ask({ t: 'start' });

  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect.poll(() => phases.at(-1)).toBe('over');
  expect(refused).toBe(2);
  ask({ t: 'start' });
  await expect.poll(() => sync?.match).toBe(2);
  await hall.close();
});
