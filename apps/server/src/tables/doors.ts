// All ways from outside to the tables of one server, put on its app: requests, WebSockets, streams, metrics.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ClientAddresses } from '../client-addresses.ts';
import { addRequests } from './api.ts';
import { Buckets } from './buckets.ts';
import { fromHere } from './from-here.ts';
import type { Hall } from './hall.ts';
import { addMetrics } from './metrics-door.ts';
import { addStreams } from './sse-door.ts';
import { addSockets } from './ws-door.ts';

const TEN_MINUTES = 600;
const SWEEP = 60_000;

/** What the doors have of their server. */
export interface DoorSettings {
  /** The addresses under which others in the network reach this server. */
  readonly nearby: () => readonly string[];
  /** What somebody must send who reads the figures; null where only this machine may. */
  readonly metricsToken: string | null;
  /** The proxies that are believed when they say for whom they ask. */
  readonly proxies: readonly string[];
}

/** Adds them; gives how to close what they hold open. */
export function addTables(
  app: FastifyInstance,
  hall: Hall,
  { nearby, metricsToken, proxies }: DoorSettings,
): () => void {
  const { opensPerAddress, linesPerAddress } = hall.limits;
  const opens = new Buckets(opensPerAddress, opensPerAddress / TEN_MINUTES);
  const lines = new Buckets(linesPerAddress, linesPerAddress / TEN_MINUTES);
  const addresses = new ClientAddresses(proxies);
  const mayOpen = (by: IncomingMessage): boolean => lines.take(addresses.share(by));
  const misses = addRequests(app, hall, { addresses, opens });
  const closeSockets = addSockets(app, hall, mayOpen);
  const closeStreams = addStreams(app, hall, mayOpen);
  // Somebody at this very machine invites others by an address that others can open; everyone reads how long tables last.
  app.get('/api/where', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { nearby: fromHere(request) ? nearby() : [], tableHours: hall.limits.tableHours };
  });
  addMetrics(app, hall, metricsToken);
  const sweep = setInterval(() => {
    for (const buckets of [opens, lines, ...misses]) buckets.sweep();
  }, SWEEP);
  sweep.unref();
  return () => {
    clearInterval(sweep);
    closeSockets();
    closeStreams();
  };
}
