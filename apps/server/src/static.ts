/**
 * Serves the built page. Files that carry their hash in the name never change and may be kept for a
 * year; everything else (the page itself, the service worker, the manifest) is asked for each time.
 */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Vite puts every file whose name holds a hash into this folder, and no other. */
const HASHED = `${path.sep}assets${path.sep}`;

/** Adds the built page under `/`; `root` is its folder. Compressed twins (`.br`, `.gz`) are preferred. */
export async function addPage(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders(reply, file) {
      const hashed = path.relative(root, file).startsWith(HASHED.slice(1));
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
