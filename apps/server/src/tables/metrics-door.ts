// Who may read the figures of a server: this machine itself, or whoever has the operator's token. They name nobody, but
// they count each message in the moment it comes, secret choices too.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fromHere } from './from-here.ts';
import type { Hall } from './hall.ts';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return fromHere(request);
  return timingSafeEqual(hash(request.headers.authorization ?? ''), hash(`Bearer ${token}`));
}

/** Adds `GET /metrics`. With a token only who sends it may read, wherever they are; without one only this machine. */
export function addMetrics(app: FastifyInstance, hall: Hall, token: string | null): void {
  app.get('/metrics', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!mayRead(request, token)) {
      const text = token === null ? 'Only the machine of the server may read this.' : 'This takes the token.';
      return reply.code(403).send({ why: 'not-allowed', text: `${text} See docs/operator.md.` });
    }
    const { registry } = hall.metrics;
    await hall.look();
    void reply.type(registry.contentType);
    return registry.metrics();
  });
}
