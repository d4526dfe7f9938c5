// Starts a thread of ours from its file: from the bundle as it is, or from the source, which needs a reader of TypeScript.
import { Worker } from 'node:worker_threads';

/** A thread that runs this file. */
export function startThread(file: URL, workerData: unknown = null): Worker {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, { workerData, execArgv: [] });
  const program = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(file.href)})))`;
  return new Worker(program, { eval: true, workerData, execArgv: [] });
}
