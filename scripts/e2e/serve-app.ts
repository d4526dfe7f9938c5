/**
 * Serves the built app on a free port for all browser tests. A test reads the address with
 * `inject('address')` and launches a browser with `launchOptions()` of `scripts/chromium.mjs`.
 */
import { startServer } from '@cardinal/server';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app is served, without a slash at the end. */
    address: string;
  }
}

/** Called by Vitest before the browser tests; what it returns is called after them. */
export default async function serveApp(project: TestProject): Promise<() => Promise<void>> {
  const { address, close } = await startServer({ port: 0, host: '127.0.0.1' });
  project.provide('address', address);
  return close;
}
