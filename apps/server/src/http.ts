/**
 * The HTTP side of the server: logs without anything personal, safe headers, health, and answers to
 * mistakes that show no inner workings. Tables come in through their own doors (`tables/`).
 */
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { SAFE_HEADERS } from './headers.ts';
import { bareAnswer, REFUSALS } from './refusals.ts';
import { addPage } from './static.ts';
import type { StoreTrouble } from './tables/watched-store.ts';

/** Settings of {@link createApp}. */
export interface AppSettings {
  /** Folder of the built page. */
  readonly root: string;
  /** A pino level; `silent` says nothing. */
  readonly logLevel: string;
  readonly version: string;
  /** Why nothing can be kept at present; null when all is well. */
  readonly look: () => Promise<StoreTrouble | null>;
}

/** What Fastify would read JSON schemas with: half of its own start, and all our messages are read with Valibot. */
const noSchemas = (): never => {
  throw new Error('server-broken: routes have no schemas here');
};

/** Builds the app without listening, so that whoever starts it decides on the port. */
export async function createApp({ root, logLevel, version, look }: AppSettings): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: logLevel,
      // No addresses and no browser names: what is not logged cannot leak and need not be deleted. Of what was asked for only
      // the kind, as the server knows it: people type PINs and codes anywhere into an address.
      serializers: {
        req: ({ method, routeOptions }: FastifyRequest) => ({ method, url: routeOptions.url ?? '…' }),
        err: ({ name, message, stack = '' }) => ({ type: name, message, stack }),
      },
    },
    forceCloseConnections: 'idle',
    schemaController: {
      compilersFactory: { buildValidator: () => noSchemas, buildSerializer: () => noSchemas },
    },
    // An address that cannot be decoded ends before any hook runs,
    frameworkErrors: (_error, _request, reply) => {
      reply.raw
        .writeHead(400, { ...SAFE_HEADERS, 'content-type': 'application/json' })
        .end(JSON.stringify(REFUSALS[400]));
    },
    // and what is no HTTP before there is a request.
    clientErrorHandler: ({ code }, socket) => {
      if (code === 'ECONNRESET' || socket.destroyed) return;
      const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
      if (socket.writable) socket.write(bareAnswer(status));
      socket.destroy();
    },
  });

  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(SAFE_HEADERS);
  });

  app.get('/healthz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    const why = await look();
    const about = { version, uptimeSeconds: Math.floor(process.uptime()) };
    return why === null ? { status: 'ok', ...about } : reply.code(503).send({ status: 'failing', why, ...about });
  });

  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send(REFUSALS[404]));
  app.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(REFUSALS[400]);
    request.log.error(error);
    return reply.code(500).send(REFUSALS[500]);
  });

  await addPage(app, root);
  return app;
}
