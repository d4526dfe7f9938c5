// Lines over plain requests, for networks that let no WebSocket through: the server speaks in a stream of server-sent
// events, the page in posts. The messages are the same.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LARGEST_ASK, type ByeWhy } from '@cardinal/wire';
import { Visit } from './gateway.ts';
import type { Hall } from './hall.ts';
import type { Limits } from './limits.ts';
import type { Line } from './line.ts';
import { textOf } from './presences.ts';
import { Pulse, Pulses } from './pulse.ts';
import { freshToken } from './secrets.ts';
import { SAFE_HEADERS } from '../headers.ts';
import { REFUSALS } from '../refusals.ts';

class StreamLine implements Line {
  readonly #answer: ServerResponse;
  readonly #limits: Limits;
  readonly pulse: Pulse;

  constructor(answer: ServerResponse, limits: Limits) {
    this.#answer = answer;
    this.#limits = limits;
    // A stream has no pings of its own: the page answers this event with a post.
    const ground = { ask: () => void answer.write('event: ping\ndata:\n\n'), end: () => answer.destroy() };
    this.pulse = new Pulse(ground, limits.ping / 2, performance.now());
  }

  get late(): number {
    return this.pulse.late;
  }

  get silence(): number {
    return this.pulse.silence;
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

/** Adds `GET /api/stream`, whose first event names the address to post to, `POST /api/stream/:line`, and `POST /api/stream/:line/here`, the answer to a ping. `mayOpen` as for WebSockets. */
export function addStreams(app: FastifyInstance, hall: Hall, mayOpen: (by: IncomingMessage) => boolean): () => void {
  const open = new Map<string, { readonly visit: Visit; readonly answer: ServerResponse; readonly pulse: Pulse }>();
  const pulses = new Pulses(hall.limits.ping);

  app.get('/api/stream', async (request, reply) => {
    if (!mayOpen(request.raw)) return reply.code(429).send(REFUSALS[429]);
    reply.hijack();
    const answer = reply.raw;
    const name = freshToken();
    const line = new StreamLine(answer, hall.limits);
    const { pulse } = line;
    const visit = new Visit(hall, line);
    open.set(name, { visit, answer, pulse });
    // No proxy may keep the stream back.
    answer.writeHead(200, {
      ...SAFE_HEADERS,
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    answer.write(`event: line\ndata: ${name}\n\n`);
    pulses.watch(pulse);
    answer.on('close', () => {
      open.delete(name);
      pulses.forget(pulse);
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

  app.post<{ Params: { line: string } }>('/api/stream/:line/here', { bodyLimit: 16 }, async (request, reply) => {
    open.get(request.params.line)?.pulse.answered(performance.now());
    return reply.code(204).send();
  });

  return () => {
    pulses.close();
    for (const { answer } of open.values()) answer.end();
  };
}
