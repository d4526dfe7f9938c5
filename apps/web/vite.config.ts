// How the page is built: one app, served from any path, with no inline code and no data: addresses, so that the
// strictest content policy (everything from this host only) holds.
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

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte(), policy],
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
