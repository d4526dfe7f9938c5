// Who may read the figures of a server, from wherever they ask.
import { memoryStore } from '@cardinal/store';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { Hall } from './hall.ts';
import { USUAL_LIMITS } from './limits.ts';
import { addMetrics } from './metrics-door.ts';

async function read(token: string | null, remoteAddress: string, headers: Record<string, string> = {}) {
  const hall = await Hall.open({ store: memoryStore(), limits: USUAL_LIMITS, fault: () => undefined });
  const app: FastifyInstance = fastify();
  addMetrics(app, hall, token);
  const { statusCode, body } = await app.inject({ url: '/metrics', remoteAddress, headers });
  await hall.close();
  return { statusCode, body };
}

it('are for this machine alone where no token was set, and not for what a proxy on it brings', async () => {
  for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    const { statusCode, body } = await read(null, here);
    expect(statusCode).toBe(200);
    expect(body).toContain('cardinal_tables 0');
  }
  const others = [
    await read(null, '192.168.1.20'),
    await read(null, '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }),
    await read(null, '::1', { forwarded: 'for=203.0.113.9' }),
    await read(null, '192.168.1.20', { authorization: 'Bearer null' }),
  ];
  for (const { statusCode, body } of others) {
    expect(statusCode).toBe(403);
    expect(JSON.parse(body)).toEqual({
      why: 'not-allowed',
      text: 'Only the machine of the server may read this. See docs/operator.md.',
    });
  }
});

it('are for whoever sends the token where one was set, from anywhere, and for nobody else', async () => {
  const token = 'a-token-of-16-up';
  expect(await read(token, '203.0.113.9', { authorization: `Bearer ${token}` })).toMatchObject({ statusCode: 200 });
  for (const authorization of ['', token, `Bearer ${token}x`, `bearer ${token}`])
    expect(await read(token, '127.0.0.1', { authorization })).toMatchObject({ statusCode: 403 });
});
