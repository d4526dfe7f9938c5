// A server for tests, with quick bots and a page folder that holds almost nothing.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer, type RunningServer, type ServerSettings } from '../server.ts';
import type { Limits } from '../tables/limits.ts';

/** A running server with a folder of its own. */
export interface TestServer extends RunningServer {
  readonly folder: string;
}

/** Limits under which tests do not wait: bots answer at once, a second of grace lasts little. */
export const QUICK: Partial<Limits> = { botPace: 0, graceSecond: 10, hostGrace: 200, asks: 5_000, asksAtOnce: 5_000 };

/** Starts one; tables are kept in memory unless `data` says otherwise. */
export async function startForTests(settings: ServerSettings = {}): Promise<TestServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-server-'));
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Cardinal</title>');
  const running = await startServer({
    port: 0,
    host: '127.0.0.1',
    root: folder,
    logLevel: 'warn',
    ...settings,
    limits: { ...QUICK, ...settings.limits },
  });
  const close = async (): Promise<void> => {
    await running.close();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { ...running, folder, close };
}
