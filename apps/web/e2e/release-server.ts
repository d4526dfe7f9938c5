// A server for the built page that can bring out a newer release of it, and can go away: what a network does to an
// installed app.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const DIST = path.resolve(import.meta.dirname, '../dist');
const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** A server of releases. */
export interface ReleaseServer {
  readonly address: string;
  /** From now on the page says that it is this release. */
  bringOut(release: string): void;
  /** Nobody answers any more. */
  stop(): Promise<void>;
}

/** Serves the built page as release "1". */
export async function serveReleases(): Promise<ReleaseServer> {
  let release = '1';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    readFile(path.join(DIST, name)).then(
      (content) => {
        response.setHeader('content-type', KINDS[path.extname(name)] ?? 'application/octet-stream');
        response.setHeader('cache-control', name.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache');
        response.end(of(release, name, content));
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    bringOut: (next) => (release = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The page carries its release in a mark, and the worker lists the page with another revision. */
function of(release: string, name: string, content: Buffer): Buffer | string {
  if (name === 'index.html') return content.toString().replace('<html ', `<html data-release="${release}" `);
  if (name === 'offline-worker.js')
    return content.toString().replace(/("revision":")([0-9a-f]+)(","url":"index.html")/, `$1${release}$2$3`);
  return content;
}
