// Lines over WebSockets, on the same port as the page.
import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { LARGEST_ASK, type ByeWhy } from '@cardinal/wire';
import { WebSocketServer, type WebSocket } from 'ws';
import { bareAnswer } from '../refusals.ts';
import { Visit } from './gateway.ts';
import type { Hall } from './hall.ts';
import type { Limits } from './limits.ts';
import type { Line } from './line.ts';
import { textOf } from './presences.ts';
import { Pulse, Pulses } from './pulse.ts';

/** Where pages connect. */
export const WS_PATH = '/api/line';

/** A whole text message as a server sends it (RFC 6455, 5.2), a character for each byte: a string goes out faster than a buffer that is made for it. */
export function frameOf(text: string): string {
  const size = Buffer.byteLength(text);
  return headOf(size) + (size === text.length ? text : Buffer.from(text).toString('latin1'));
}

function headOf(size: number): string {
  if (size < 126) return String.fromCharCode(0x81, size);
  if (size < 65_536) return String.fromCharCode(0x81, 126, size >> 8, size & 255);
  return String.fromCharCode(0x81, 127, 0, 0, 0, 0, size >> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255);
}

class SocketLine implements Line {
  readonly #socket: WebSocket;
  readonly #raw: Duplex;
  readonly #limits: Limits;
  readonly pulse: Pulse;

  constructor(socket: WebSocket, raw: Duplex, limits: Limits) {
    this.#socket = socket;
    this.#raw = raw;
    this.#limits = limits;
    const ground = { ask: () => socket.ping(), end: () => socket.terminate() };
    // A pong may take half of the time between two pings at least.
    this.pulse = new Pulse(ground, limits.ping / 2, performance.now());
    socket.on('pong', () => this.pulse.answered(performance.now()));
  }

  get late(): number {
    return this.pulse.late;
  }

  get silence(): number {
    return this.pulse.silence;
  }

  get clogged(): boolean {
    return this.#raw.writableLength > this.#limits.unsentSkips;
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#raw.writableLength > this.#limits.unsentEnds) return this.#socket.terminate();
    // Written past the library, which makes two pieces of it: nothing is compressed here, so nothing is under way.
    this.#raw.write(frameOf(text), 'latin1');
  }

  close(why: ByeWhy): void {
    this.send(textOf({ t: 'bye', why }));
    this.#socket.close(1000, why);
  }
}

/** Answers who would rather speak another protocol, which RFC 9110 (7.8) lets a server ignore. What a request brings along is not read here any more, so this is for those that bring nothing. */
function answerPlainly(app: FastifyInstance, request: IncomingMessage, socket: Socket): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.on('finish', () => socket.end());
  app.routing(request, response);
}

/** Adds WebSockets to the server; gives how to end all of them. `mayOpen`: whether whoever asks may open one more line. */
export function addSockets(app: FastifyInstance, hall: Hall, mayOpen: (by: IncomingMessage) => boolean): () => void {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: LARGEST_ASK });
  const pulses = new Pulses(hall.limits.ping);
  // A handshake that makes no sense; which version would is to be said (RFC 6455, 4.4).
  server.on('wsClientError', (_error, socket) => socket.end(bareAnswer(400, { 'sec-websocket-version': '13' })));
  app.server.on('upgrade', (request, socket: Socket, head) => {
    // From here on nobody else listens to this connection: its faults would be those of the whole server.
    socket.on('error', () => socket.destroy());
    const brings = request.method !== 'GET' && request.method !== 'HEAD';
    if (!brings && request.headers.upgrade?.toLowerCase() !== 'websocket') return answerPlainly(app, request, socket);
    const [path] = (request.url ?? '').split('?');
    if (path !== WS_PATH) return void socket.end(bareAnswer(404));
    if (!mayOpen(request)) return void socket.end(bareAnswer(429));
    server.handleUpgrade(request, socket, head, (opened) => {
      const line = new SocketLine(opened, socket, hall.limits);
      const visit = new Visit(hall, line);
      pulses.watch(line.pulse);
      opened.on('message', (data, binary) => {
        // Binary messages are none of ours; the empty text is damaged too.
        void visit.heard(binary ? '' : (data as Buffer).toString());
      });
      opened.on('error', () => opened.terminate());
      opened.on('close', () => {
        pulses.forget(line.pulse);
        visit.ended();
      });
    });
  });
  return () => {
    pulses.close();
    for (const client of server.clients) client.close(1001);
    const patience = setTimeout(() => {
      for (const client of server.clients) client.terminate();
    }, 500);
    patience.unref();
    server.close();
  };
}
