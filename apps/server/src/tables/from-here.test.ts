// Where others in the network reach this server is told to who sits at its machine, and not to whom a proxy on it serves.
import { expect, it } from 'vitest';
import { startForTests } from '../testing/server.ts';
import { fromHere } from './from-here.ts';

it('the addresses of the network go to this machine alone', async () => {
  const server = await startForTests({ host: '0.0.0.0' });
  const nearby = async (headers: Record<string, string>): Promise<unknown> => {
    const answer = await fetch(`${server.address}/api/where`, { headers });
    return ((await answer.json()) as { readonly nearby: unknown }).nearby;
  };
  expect(await nearby({})).toEqual(server.nearby);
  for (const name of ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])
    expect(await nearby({ [name]: '127.0.0.1' }), name).toEqual([]);
  await server.close();
});

it.each([
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['192.168.1.20', {}, false],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, false],
])('%s with %j: %s', (remoteAddress, headers, here) => {
  expect(fromHere({ socket: { remoteAddress } as never, headers })).toBe(here);
});
