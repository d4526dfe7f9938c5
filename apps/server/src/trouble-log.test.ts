// A trouble is in the log once, however often it is met, and again when it changes.
import { NotKept } from '@cardinal/store';
import type { FastifyBaseLogger } from 'fastify';
import { expect, it } from 'vitest';
import { TroubleLog } from './trouble-log.ts';

it('a fault is logged once, then every ten minutes with how often it came; a full disk is the store\u2019s to tell', () => {
  const said: unknown[] = [];
  const say = (what: unknown): void => void said.push(what);
  let now = 0;
  const troubles = new TroubleLog({ error: say, warn: say } as unknown as FastifyBaseLogger, () => now);
  const broken = new Error('store-broken');
  const other = new Error('other');
  for (let times = 0; times < 50; times += 1) {
    troubles.fault(new NotKept('full'), 'room');
    troubles.fault(broken, 'room');
  }
  troubles.fault(other, 'room');
  troubles.fault(broken, 'sweep');
  expect(said).toEqual([
    { where: 'room', err: broken },
    { where: 'room', err: other },
    { where: 'sweep', err: broken },
  ]);
  now = 600_000;
  const stale = new NotKept('stale');
  troubles.fault(broken, 'room');
  troubles.fault(stale, 'room');
  expect(said.slice(3)).toEqual([
    { where: 'room', more: 49, err: broken },
    { where: 'room', err: stale },
  ]);
  troubles.store('full');
  troubles.store(null);
  expect(said.slice(5)).toEqual([{ why: 'full' }, 'tables are kept again']);
});
