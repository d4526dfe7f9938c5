// Starts and kills a server as a process: what a power cut or an impatient operator does. It is bundled first, as a released
// one is: then it is up in half the time that it takes from source.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A server process. */
export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** Ends it at once, or gently; resolves when it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
let bundled: Promise<string> | undefined;

/** The program, bundled once for each test file. */
async function bundle(): Promise<string> {
  const out = path.join(ROOT, '.cache', `killable-${process.pid}`);
  const main = 'apps/server/src/testing/killable-main.ts';
  await promisify(execFile)(process.execPath, ['scripts/bundle.mjs', out, main], { cwd: ROOT });
  process.once('exit', () => fs.rmSync(out, { recursive: true, force: true }));
  return path.join(out, 'main.js');
}

/** Starts one whose tables lie in a folder, on a port of its own choice or the one given. */
export async function startProcess(data: string, port = 0): Promise<ServerProcess> {
  bundled ??= bundle();
  const child: ChildProcess = spawn(process.execPath, [await bundled, data, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('close', () => reject(new Error('the server ended before it was up')));
  });
  return {
    address,
    pid: child.pid ?? 0,
    end: async (signal) => {
      child.kill(signal);
      await gone;
    },
  };
}
