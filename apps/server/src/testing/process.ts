// Starts and kills a server as a process: what a power cut or an impatient operator does.
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A server process. */
export interface ServerProcess {
  readonly address: string;
  /** Ends it at once, or gently; resolves when it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Starts one whose tables lie in a folder, on a port of its own choice or the one given. */
export async function startProcess(data: string, port = 0): Promise<ServerProcess> {
  const file = fileURLToPath(new URL('./killable-main.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', file, data, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('close', () => reject(new Error('the server ended before it was up')));
  });
  return {
    address,
    end: async (signal) => {
      child.kill(signal);
      await gone;
    },
  };
}
