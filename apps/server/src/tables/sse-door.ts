// Lines over plain requests, for networks that let no WebSocket through: the server speaks in a stream of server-sent
// events, the page in posts. The messages are the same.
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LARGEST_ASK, type ByeWhy } from '@cardinal/wire';
import type { Buckets } from './buckets.ts';
import { Visit } from './gateway.ts';
import type { Hall } from './hall.ts';
import type { Limits } from './limits.ts';
import type { Line } from './line.ts';
import { textOf } from './presences.ts';
import { freshToken } from './secrets.ts';
import { SAFE_HEADERS } from '../headers.ts';

class StreamLine implements Line {
  readonly #answer: ServerResponse;
  readonly #limits: Limits;
  /** The way there cannot be measured here, so nothing is allowed for. */
  readonly late = 0;

  constructor(answer: ServerResponse, limits: Limits) {
    this.#answer = answer;
    this.#limits = limits;
  }

  get clogged(): boolean {
    return this.#answer.writableLength > this.#limits.unsentSkips;
  }

  send(text: string): void {
    if (this.#answer.writableEnded) return;
    if (this.#answer.writableLength > this.#limits.unsentEnds) this.#answer.destroy();
    else this.#answer.write(`data: ${text}\n\n`);
  }

  close(why: ByeWhy): void {
    this.send(textOf({ t: 'bye', why }));
    this.#answer.end();
  }
}

/** Adds `GET /api/stream`, whose first event names the address to post to, and `POST /api/stream/:line`. */
export function addStreams(app: FastifyInstance, hall: Hall, perAddress: Buckets): () => void {
  const open = new Map<string, { readonly visit: Visit; readonly answer: ServerResponse }>();

  app.get('/api/stream', async (request, reply) => {
    if (!perAddress.take(request.ip)) return reply.code(429).send({ why: 'too-fast', text: 'Too many lines at once.' });
    reply.hijack();
    const answer = reply.raw;
    const name = freshToken();
    const visit = new Visit(hall, new StreamLine(answer, hall.limits));
    open.set(name, { visit, answer });
    // No proxy may keep the stream back.
    answer.writeHead(200, {
      ...SAFE_HEADERS,
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    answer.write(`event: line\ndata: ${name}\n\n`);
    answer.on('close', () => {
      open.delete(name);
      visit.ended();
    });
    return reply;
  });

  app.post<{ Params: { line: string } }>('/api/stream/:line', { bodyLimit: LARGEST_ASK }, async (request, reply) => {
    const line = open.get(request.params.line);
    if (!line) return reply.code(404).send({ why: 'not-found', text: 'This line has ended.' });
    const { body } = request;
    await line.visit.heard(typeof body === 'string' ? body : JSON.stringify(body ?? null));
    return reply.code(204).send();
  });

  return () => {
    for (const { answer } of open.values()) answer.end();
  };
}
