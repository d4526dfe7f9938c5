// How the page is built: one app, served from any path, with no inline code and no data: addresses, so that the
// strictest content policy (everything from this host only) holds; and no byte that the page's own thread never runs.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { fetches } from './fetches.ts';
import { homePagesIn } from './home-pages.ts';
import { laterParts } from './later.ts';
import { svelteHere } from './svelte-here.ts';

import {
  BASE,
  fetchedWith,
  FIGURES,
  FIRST_ENGLISH,
  FORMS,
  gameOf,
  GRAMMAR,
  HOME,
  isOfTables,
  SET_UP,
  SUMS,
  TABLE_EXTRAS,
} from './parcels.ts';

/** What a built page may load: itself and nothing else. The development server needs more, so it goes without. */
const POLICY = "default-src 'self'; base-uri 'self'; object-src 'none'; form-action 'none'";

const policy: Plugin = {
  name: 'content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
};

/** What the page's own thread never runs. Bots think in a worker, which is built on its own: in the page a game comes without them, and without dealing hidden cards anew, which only they do, so that nobody downloads them twice. Boards of plain text are for terminals. */
const staysElsewhere: Plugin = {
  name: 'stays-elsewhere',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/packages\/games\/src\/.+\/(game|index|rules|en)\.ts$/ },
    handler: (code) =>
      code
        .replace(/import \{ bots \} from '\.\/bots?\.ts';/, 'const bots = {};')
        .replace(/import \{ board \} from '\.\/english-board\.ts';/, 'const board = undefined;')
        .replace(
          /import \{ (deal|redeal) \} from '\.\/redeal\.ts';/,
          "const $1 = () => { throw new Error('bots-only: nothing is dealt anew in the page'); };",
        ),
  },
};

/** Every file lies on the device after the first visit, as `offline/offline-worker.ts` keeps them; what the app is called and looks like once installed. */
const installed: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src/offline',
  filename: 'offline-worker.ts',
  registerType: 'prompt',
  injectRegister: false,
  injectManifest: {
    globPatterns: ['**/*.{js,css,html,svg,png,woff2,ttf,bin,webmanifest}'],
    // The font of Chinese paper is 2 MB: who prints Chinese fetches it then, and the worker keeps it from there on.
    globIgnores: ['assets/noto-sans-sc-*.ttf'],
    // Their names hold a hash already.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 4_000_000,
  },
  manifest: {
    id: './',
    name: 'Cardinal: arithmetic card games',
    short_name: 'Cardinal',
    description: 'Five card games with plus, minus, times and divide. They play without a network.',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#f3ede2',
    theme_color: '#f3ede2',
    categories: ['games', 'education', 'kids'],
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
};

/** Modules of ours do nothing by being imported, so what is not used of them can go. */
const isOurs = (id: string): boolean => /\/packages\/[^/]+\/src\//.test(id) && !id.includes('.css');

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    svelte(),
    homePagesIn(import.meta.dirname),
    policy,
    staysElsewhere,
    laterParts,
    svelteHere,
    fetches,
    VitePWA(installed),
  ],
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needs, { hostId }) => fetchedWith(file, needs, hostId),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => (isOurs(id) || FORMS.test(id) ? false : undefined) },
      output: {
        // Of what is in them: 42 bits tell apart whatever a file of one name ever held.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'opening', tags: ['$initial'], priority: 9 },
            { name: 'base', test: (id) => (BASE.test(id) && !FORMS.test(id)) || FIGURES.test(id), priority: 8 },
            { name: 'grammar', test: GRAMMAR, priority: 8 },
            { name: 'forms', test: FORMS, priority: 9, includeDependenciesRecursively: false },
            { name: 'home', test: HOME, priority: 5 },
            { name: 'taglines-en', test: /\/words\/tagline-en\.ts$/, priority: 6 },
            { name: 'taglines', test: /\/(?:other-taglines|words\/taglines)\.ts$/, priority: 5 },
            { name: 'table', test: isOfTables, priority: 3 },
            { name: 'extras', test: TABLE_EXTRAS, priority: 2 },
            { name: 'sums', test: SUMS, priority: 1 },
            { name: 'shapes', test: /\/node_modules\/valibot\//, priority: 1 },
            { name: 'set-up', test: SET_UP },
            { name: 'numsense-en', test: FIRST_ENGLISH },
            { name: gameOf, debugName: 'games' },
          ],
        },
      },
    },
  },
});
