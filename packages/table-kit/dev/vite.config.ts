// Serves the harness: `npx vite packages/table-kit/dev`.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../node_modules/.vite-harness',
  plugins: [svelte()],
});
