/**
 * Serves the built page. Files that carry their hash in the name never change and may be kept for a
 * year; everything else (the page itself, the service worker, the manifest) is asked for each time.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PLAIN_SCREENS } from '@cardinal/wire/plain-addresses';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Vite puts every file whose name holds a hash into this folder, and no other. */
const HASHED = `${path.sep}assets${path.sep}`;

/** Adds the built page under `/`; `root` is its folder. Compressed twins (`.br`, `.gz`) are preferred. */
export async function addPage(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    // `/games/numsense` is `/games/numsense/`: people leave the last sign out.
    redirect: true,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders(reply, file) {
      const hashed = path.relative(root, file).startsWith(HASHED.slice(1));
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  for (const screen of PLAIN_SCREENS)
    app.get<{ readonly Params: { readonly what?: string } }>(`/${screen}/:what?`, (request, reply) => {
      const { what = '' } = request.params;
      return reply.redirect(`/#/${screen}${/^[\w-]+$/.test(what) ? `/${what}` : ''}`);
    });

  app.get<{ readonly Params: { readonly game: string } }>('/games/:game/', async (request, reply) => {
    const { game } = request.params;
    const page = /^[a-z-]+$/.test(game) ? await textOf(path.join(root, 'games', game, 'index.html')) : null;
    if (page === null) return reply.callNotFound();
    void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    const here = addressOf(request);
    return here === null ? page : page.replace('content="preview.png"', `content="${here}/games/${game}/preview.png"`);
  });
}

/** Where the page is reached, such as `https://cards.example`: messengers show pictures of absolute addresses only. Null where the request names no plain host. */
function addressOf({ host, protocol, headers }: FastifyRequest): string | null {
  if (!/^[a-z0-9.[\]:-]+$/i.test(host)) return null;
  return `${headers['x-forwarded-proto'] === 'https' ? 'https' : protocol}://${host}`;
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}
