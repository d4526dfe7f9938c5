/** `cardinal serve`: the server from greeting to goodbye, as a program a person starts and stops. */
import { greeting } from './greeting.ts';
import { type ServerSettings, startServer } from './server.ts';

/** How long requests under way may take after a stop was asked for, in milliseconds. */
const PATIENCE = 5_000;

/** Resolves with the first signal to stop. */
function askedToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

/** Serves until SIGINT or SIGTERM, then stops gracefully; a second signal ends at once. Resolves when all is closed. */
export async function serve(settings: ServerSettings = {}): Promise<void> {
  const stop = askedToStop();
  const server = await startServer(settings);
  process.stdout.write(`${greeting(server, process.stdout.isTTY)}\n`);
  await stop;
  const enough = setTimeout(() => process.exit(0), PATIENCE);
  await server.close();
  clearTimeout(enough);
}
