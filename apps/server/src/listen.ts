/** Opens a port: the one asked for, or the next that is free. */
import type { FastifyInstance } from 'fastify';

/** How many ports after the first are tried before giving up. */
const TRIES = 20;

/**
 * Listens on `port` or the first free one after it, and answers which. Port 0 lets the system choose.
 * Throws the system's error when none is free or listening is not allowed at all.
 */
export async function listenFrom(app: FastifyInstance, port: number, host: string): Promise<number> {
  for (let tried = port; ; tried += 1) {
    try {
      await app.listen({ port: tried, host });
      const address = app.server.address();
      if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
      return address.port;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port === 0 || tried >= Math.min(port + TRIES, 65_535)) throw error;
    }
  }
}
