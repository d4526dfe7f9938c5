/** `cardinal serve`: the server from greeting to goodbye, as a program a person starts and stops. */
import { greeting } from './greeting.ts';
import { type RunningServer, type ServerSettings, startServer } from './server.ts';

/** How long requests under way may take after a stop was asked for, in milliseconds. */
const PATIENCE = 5_000;

/** The server cannot run as asked; the message is a sentence for the person who started it. */
export class CannotServe extends Error {
  /** What the program ends with: it was asked for something that cannot be. */
  readonly exitCode = 2;
}

/** What PORT, HOST and CARDINAL_LOG (a pino level) say. Throws CannotServe when PORT is no port. */
export function settingsFrom(env: NodeJS.ProcessEnv): ServerSettings {
  const { PORT: port, HOST: host, CARDINAL_LOG: logLevel } = env;
  if (port && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535))
    throw new CannotServe(`PORT says "${port}"; it takes a whole number from 0 to 65535.`);
  return { ...(port && { port: Number(port) }), ...(host && { host }), ...(logLevel && { logLevel }) };
}

async function startOrSayWhy(settings: ServerSettings): Promise<RunningServer> {
  try {
    return await startServer(settings);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new CannotServe('No port is free there. Ask for another one: --port 8080');
    if (code === 'EACCES')
      throw new CannotServe('This port may not be opened by you. Ask for another one: --port 8080');
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new CannotServe(`This machine has no address ${settings.host ?? ''} to listen on.`);
    throw error;
  }
}

/** Resolves with the first signal to stop; the next one ends the program at once, as signals do. */
function askedToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

/**
 * Serves until SIGINT or SIGTERM, then stops gracefully and resolves. What is not given comes from
 * the environment. Throws CannotServe when it cannot begin.
 */
export async function serve(given: ServerSettings = {}): Promise<void> {
  const stop = askedToStop();
  const server = await startOrSayWhy({ ...settingsFrom(process.env), ...given });
  process.stdout.write(`${greeting(server, process.stdout.isTTY)}\n`);
  await stop;
  const enough = setTimeout(() => process.exit(0), PATIENCE);
  await server.close();
  clearTimeout(enough);
}
