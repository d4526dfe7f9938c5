// The service worker: keeps every file of one release on the device, so that an installed Cardinal starts and plays without
// a network. It knows files only. A release is kept whole or not at all, it waits until somebody asks for it, and the one
// before stays for tabs that still run it, so that no match breaks off because something was renewed.

import { PLAIN_SCREENS } from '@cardinal/wire/plain-addresses';

interface KeptFile {
  readonly url: string;
  /** Null where the name already holds a hash of the content. */
  readonly revision: string | null;
}

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly KeptFile[] };

/** What a page says to make a waiting release the one in use. */
const USE_NOW = 'use-now';
const HOUSE = 'cardinal-files-';
/** Remembers which release was in use, by the name of its cache. */
const MARK = 'cardinal-release';
const LINES = 6;
/** Addresses that people tell and type without the `#`. For `games` the server has pages of its own, to be found and shown. */
const PLAIN = new RegExp(String.raw`^(?:games|${PLAIN_SCREENS.join('|')})(?:/[\w-]+)?(?=/?$)`);

const files = self.__WB_MANIFEST;
const at = (url: string): string => new URL(url, self.registration.scope).href;
const release = HOUSE + fingerprint(JSON.stringify(files));
const kept = new Set(files.map(({ url }) => at(url)));
const page = at('index.html');
const hashed = at('assets/');

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === USE_NOW) void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = request.url.split(/[?#]/)[0] ?? request.url;
  const { scope } = self.registration;
  const plain = url.startsWith(scope) ? PLAIN.exec(url.slice(scope.length)) : null;
  if (request.mode === 'navigate' && plain) event.respondWith(Response.redirect(`${scope}#/${plain[0]}`));
  else if (request.mode === 'navigate' && url === scope) event.respondWith(answer(page, request));
  else if (kept.has(url) || url.startsWith(hashed)) event.respondWith(answer(url, request));
});

async function answer(url: string, request: Request): Promise<Response> {
  const own = await caches.open(release);
  const found = await own.match(url, { ignoreVary: true });
  const known = found ?? (await caches.match(url, { ignoreVary: true }));
  if (known) return known;
  const response = await fetch(request);
  // A font that a release does not bring along at once is kept from its first use on.
  if (response.ok && url.endsWith('.ttf')) await own.put(url, response.clone());
  return response;
}

/** Fetches what is new in this release, a few files at a time, and takes the rest from what is there. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(release);
  const rest = files[Symbol.iterator]();
  const line = async (): Promise<void> => {
    for (const { url, revision } of rest) {
      const known = revision === null ? await caches.match(at(url), { ignoreVary: true }) : undefined;
      const response = known ?? (await fetch(at(url), { cache: revision === null ? 'default' : 'no-cache' }));
      if (!response.ok) throw new Error(`release-incomplete: ${url} came with ${response.status}`);
      await cache.put(at(url), response);
    }
  };
  await Promise.all(Array.from({ length: LINES }, line));
}

/** From here on this release answers; all but the one before go. */
async function takeOver(): Promise<void> {
  const mark = await caches.open(MARK);
  const before = await (await mark.match(page))?.text();
  const old = (await caches.keys()).filter((name) => name.startsWith(HOUSE) && name !== release && name !== before);
  await Promise.all(old.map((name) => caches.delete(name)));
  await mark.put(page, new Response(release));
  await self.clients.claim();
}

/** A short name for a text: FNV-1a, 32 bits. Two releases of a device never meet by chance. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16);
}
