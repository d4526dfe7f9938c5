/** Opens a port: the one asked for, or where none was, the usual one or the next that is free. */
import type { FastifyInstance } from 'fastify';

/** The port tried first when none is asked for. */
export const USUAL_PORT = 4173;
/** How many ports after that are tried before giving up. */
const TRIES = 20;

/**
 * Listens on `port`, which nobody else is given in its place: a proxy or a link leads there. Port 0 lets the system
 * choose; null is {@link USUAL_PORT} or the first free one after it. Answers which it is. Throws the system's error when
 * none is free or listening is not allowed at all.
 */
export async function listenOn(app: FastifyInstance, port: number | null, host: string): Promise<number> {
  for (let tried = port ?? USUAL_PORT; ; tried += 1) {
    try {
      await app.listen({ port: tried, host });
      const address = app.server.address();
      if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
      return address.port;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port !== null || tried >= USUAL_PORT + TRIES) throw error;
    }
  }
}
