// How the page is built: one app, served from any path, with no inline code and no data: addresses, so that the
// strictest content policy (everything from this host only) holds; and no byte that the page's own thread never runs.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** What a built page may load: itself and nothing else. The development server needs more, so it goes without. */
const POLICY = "default-src 'self'; base-uri 'self'; object-src 'none'; form-action 'none'";

const policy: Plugin = {
  name: 'content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
};

/** Bots think in a worker, which is built on its own. In the page a game comes without them, so that nobody downloads them twice. */
const botsStayInTheirRoom: Plugin = {
  name: 'bots-stay-in-their-room',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/packages\/games\/src\/[^/]+\/index\.ts$/ },
    handler: (code) => code.replace(/import \{ bots \} from '\.\/bots?\.ts';/, 'const bots = {};'),
  },
};

/** Modules of ours do nothing by being imported, so what is not used of them can go. */
const isOurs = (id: string): boolean => /\/packages\/[^/]+\/src\//.test(id) && !id.includes('.css');

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte(), policy, botsStayInTheirRoom],
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !isOurs(id) } },
  },
});
