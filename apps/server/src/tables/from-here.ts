// Whether somebody asks at the machine of the server itself, as far as a server can tell.
import type { FastifyRequest } from 'fastify';

const HERE: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** What a proxy adds to a request that it brings from somewhere else. */
const BROUGHT = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'] as const;

/** Whether a request was made on this very machine. One that a proxy on it has brought was not, whomever it is for. */
export const fromHere = ({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  HERE.has(socket.remoteAddress ?? '') && BROUGHT.every((name) => headers[name] === undefined);
