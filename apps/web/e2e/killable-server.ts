// The server as people start it, in a process of its own, for tests that kill it without a word and start it again.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { alsoAt } from './browser.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PROGRAM = path.join(ROOT, 'apps/cli/bin/cardinal.mjs');

/** A server that can be killed. */
interface KillableServer {
  readonly address: string;
  /** kill -9. */
  kill(): Promise<void>;
  /** Starts it again where it was, or without what it had kept, or as an update with other rules or without the game. */
  restart(how?: 'forgetful' | 'with other rules' | 'without the game'): Promise<void>;
  /** Ends it and throws its tables away. */
  close(): Promise<void>;
}

/** One for all tests of a file, from before the first of them until after the last, with limits of its own; pages may go there. */
export function useKillable(limits: NodeJS.ProcessEnv = {}): Omit<KillableServer, 'close'> {
  let server: KillableServer | undefined;
  const running = (): KillableServer => {
    if (!server) throw new Error('e2e-broken: the server is asked for outside of a test');
    return server;
  };
  beforeAll(async () => {
    server = await startKillable(limits);
    alsoAt(server.address);
  });
  afterAll(() => server?.close());
  return {
    get address() {
      return running().address;
    },
    kill: () => running().kill(),
    restart: (how) => running().restart(how),
  };
}

/** Starts one with a fresh folder where tables last seven hours and bots do not dawdle, on a port of the system's choice. */
async function startKillable(limits: NodeJS.ProcessEnv): Promise<KillableServer> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-online-'));
  const start = async (port: string, folder = data) => {
    const env = {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      CARDINAL_DATA: folder,
      CARDINAL_TABLE_HOURS: '7',
      CARDINAL_BOT_PACE: '0',
      ...limits,
    };
    const child = spawn(process.execPath, [PROGRAM, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
        if (found !== undefined) resolve(found);
      });
      child.once('close', () => reject(new Error(`the server ended before it was up: ${said}`)));
    });
    const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
      child.kill(signal);
      await gone;
    };
    return { address, end };
  };
  let running = await start('0');
  const { address } = running;
  return {
    address,
    kill: () => running.end('SIGKILL'),
    restart: async (how) => {
      if (how === 'with other rules' || how === 'without the game') {
        const what = how === 'with other rules' ? 'rules' : 'game';
        const main = 'apps/server/src/testing/other-rules-main.ts';
        execFileSync(process.execPath, ['scripts/run.mjs', main, data, what], { cwd: ROOT });
      }
      running = await start(new URL(address).port, how === 'forgetful' ? 'memory' : data);
    },
    close: async () => {
      await running.end('SIGTERM');
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}
