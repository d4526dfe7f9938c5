// The requests before there is a line: opening a table and coming in. Guessing PINs is slowed down, never for the class that
// shares an address with the guesser.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cameInShape, joinShape, LARGEST_JOIN, LARGEST_OPENING, openShape, type CameIn } from '@cardinal/wire';
import * as v from 'valibot';
import { siteOf, type ClientAddresses } from '../client-addresses.ts';
import { Buckets } from './buckets.ts';
import type { Hall } from './hall.ts';
import { Misses } from './misses.ts';

const STATUS: Readonly<Record<Extract<CameIn, { ok: false }>['why'], number>> = {
  damaged: 400,
  'no-such-pin': 404,
  'no-such-code': 404,
  locked: 403,
  full: 403,
  'too-many': 429,
  'unknown-game': 400,
  options: 400,
  seats: 400,
  'not-kept': 503,
  unreadable: 503,
};

/** What cannot even be read as JSON, or is too long, is answered as all else is. A fault of the server's own is not the asker's. */
function unreadable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode = 500 } = error;
  if (statusCode >= 500) throw error;
  void send(reply, { ok: false, why: 'damaged' }, statusCode);
}

/** What counts by address. */
interface AddressCounts {
  readonly addresses: ClientAddresses;
  readonly opens: Buckets;
}

/** Adds `POST /api/tables` and `POST /api/join`. What it knows of addresses is gone within ten minutes. */
export function addRequests(
  app: FastifyInstance,
  hall: Hall,
  { addresses, opens }: AddressCounts,
): readonly { sweep(): void }[] {
  const { joinsPerAddress, joinsWaiting } = hall.limits;
  const misses = new Misses(hall.limits);
  const joins = new Buckets(joinsPerAddress, joinsPerAddress / 600);
  const waiting = new Map<string, number>();
  const waited = async (address: string, ms: number): Promise<boolean> => {
    if (ms === 0) return true;
    const site = siteOf(address);
    const others = waiting.get(site) ?? 0;
    if (others >= joinsWaiting) return false;
    waiting.set(site, others + 1);
    await new Promise((done) => setTimeout(done, ms));
    const left = (waiting.get(site) ?? 1) - 1;
    if (left > 0) waiting.set(site, left);
    else waiting.delete(site);
    return true;
  };

  app.post('/api/tables', { bodyLimit: LARGEST_OPENING, errorHandler: unreadable }, async (request, reply) => {
    const opening = v.safeParse(openShape, request.body);
    if (!opening.success) return send(reply, { ok: false, why: 'damaged' });
    if (!opens.take(addresses.share(request.raw))) return send(reply, { ok: false, why: 'too-many' });
    return send(reply, await hall.openTable(opening.output));
  });

  app.post('/api/join', { bodyLimit: LARGEST_JOIN, errorHandler: unreadable }, async (request, reply) => {
    const asked = v.safeParse(joinShape, request.body);
    if (!asked.success) return send(reply, { ok: false, why: 'damaged' });
    const address = addresses.share(request.raw);
    if (!joins.take(address)) return send(reply, { ok: false, why: 'too-many' });
    const browser = `${address} ${String(request.headers['x-cardinal-page'] ?? '').slice(0, 32)}`;
    // Before looking, so that a right guess takes as long as a wrong one.
    if (!(await waited(address, misses.wait(address, browser)))) return send(reply, { ok: false, why: 'too-many' });
    const came = await hall.join(asked.output);
    if (!came.ok && (came.why === 'no-such-pin' || came.why === 'no-such-code')) misses.missed(address, browser);
    return send(reply, came);
  });
  return [misses, joins];
}

function send(reply: FastifyReply, came: CameIn, status = came.ok ? 200 : STATUS[came.why]): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(v.parse(cameInShape, came));
}
