/** `cardinal serve`: the server from greeting to goodbye, as a program a person starts and stops. */
import { CannotUse } from '@cardinal/store';
import { proxiesOf } from './client-addresses.ts';
import { dataFolder } from './page-folder.ts';
import { type RunningServer, type ServerSettings, startServer } from './server.ts';
import { limitList, type LimitName, type Limits } from './tables/limits.ts';

/** How long requests under way may take after a stop was asked for, in milliseconds. */
const PATIENCE = 5_000;

/** How much is logged, as pino names it. */
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** The server cannot run as asked; the message is a sentence for the person who started it. */
export class CannotServe extends Error {
  /** What the program ends with: it was asked for something that cannot be. */
  readonly exitCode = 2;
}

/** What the environment says (docs/operator.md lists it). Throws CannotServe when it makes no sense. */
export function settingsFrom(env: NodeJS.ProcessEnv): ServerSettings {
  const { PORT: port, HOST: host, CARDINAL_LOG: logLevel, CARDINAL_DATA: data } = env;
  const { CARDINAL_METRICS_TOKEN: metricsToken, CARDINAL_PROXIES: named } = env;
  if (port && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535))
    throw new CannotServe(`PORT says "${port}"; it takes a whole number from 0 to 65535.`);
  if (logLevel && !LOG_LEVELS.includes(logLevel))
    throw new CannotServe(`CARDINAL_LOG says "${logLevel}"; it takes one of these: ${LOG_LEVELS.join(', ')}.`);
  // What it says is not shown: the log is read by others.
  if (metricsToken && !/^[\x21-\x7e]{16,200}$/.test(metricsToken))
    throw new CannotServe('CARDINAL_METRICS_TOKEN takes 16 to 200 plain letters, digits and signs, without spaces.');
  const proxies = named ? named.split(',').map((proxy) => proxy.trim()) : [];
  try {
    proxiesOf(proxies);
  } catch (error) {
    throw new CannotServe(
      `CARDINAL_PROXIES: ${(error as Error).message}. It takes addresses such as 127.0.0.1 or 10.0.0.0/8, with commas.`,
    );
  }
  onlyKnown(env);
  const limits = limitsFrom(env);
  return {
    ...(port && { port: Number(port) }),
    ...(host && { host }),
    ...(logLevel && { logLevel }),
    ...(data && { data: data === 'memory' ? null : data }),
    ...(metricsToken && { metricsToken }),
    ...(proxies.length > 0 && { proxies }),
    ...(limits && { limits }),
  };
}

/** Settings that are no limits. */
export const SETTINGS = ['CARDINAL_DATA', 'CARDINAL_LOG', 'CARDINAL_METRICS_TOKEN', 'CARDINAL_PROXIES'];
/** What others read: tests, and who looks for a browser. */
const OTHERS = ['CARDINAL_CHROMIUM', 'CARDINAL_KILLS', 'CARDINAL_BATTERY'];
/** What containers are told of a neighbour of that name, such as `CARDINAL_PORT_4173_TCP` and `CARDINAL_SERVICE_HOST`. */
const OF_NEIGHBOURS = /^CARDINAL_(SERVICE_|PORT_\d|NAME$|ENV_)/;

/** A setting that is misspelt would do nothing, and nobody would know. */
function onlyKnown(env: NodeJS.ProcessEnv): void {
  const known = [...SETTINGS, ...limitList.map(([, { set }]) => set)];
  for (const name of Object.keys(env)) {
    if (!name.startsWith('CARDINAL_') || known.includes(name) || OTHERS.includes(name)) continue;
    if (OF_NEIGHBOURS.test(name) || (name === 'CARDINAL_PORT' && env[name]?.includes('://'))) continue;
    throw new CannotServe(`There is no setting ${name}. docs/operator.md lists them all: correct it, or take it out.`);
  }
}

function limitsFrom(env: NodeJS.ProcessEnv): Partial<Limits> | null {
  const limits: Partial<Record<LimitName, number>> = {};
  for (const [name, { set, least, most, parts }] of limitList) {
    const text = env[set];
    if (!text) continue;
    // Only plain digits: 1e1 and 0x7 are slips.
    const value = (parts ? /^\d{1,7}(\.\d{1,3})?$/ : /^\d{1,8}$/).test(text) ? Number(text) : NaN;
    if (!(value >= least && value <= most))
      throw new CannotServe(
        `${set} says "${text}"; it takes a ${parts ? '' : 'whole '}number from ${least} to ${most}.`,
      );
    limits[name] = value;
  }
  return Object.keys(limits).length > 0 ? limits : null;
}

async function startOrSayWhy(settings: ServerSettings): Promise<RunningServer> {
  try {
    return await startServer(settings);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      const taken = settings.port === undefined ? 'No port is free there' : `Port ${settings.port} is taken`;
      throw new CannotServe(`${taken}. Ask for another one: --port 8080`);
    }
    if (code === 'EACCES')
      throw new CannotServe('This port may not be opened by you. Ask for another one: --port 8080');
    if (error instanceof CannotUse) throw new CannotServe(error.message);
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAFNOSUPPORT', 'EINVAL'].includes(String(code)))
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
  const asked = { ...settingsFrom(process.env), ...given };
  const server = await startOrSayWhy({ ...asked, data: asked.data === undefined ? dataFolder() : asked.data });
  // What is only looked at is read once people can come back.
  const { greeting } = await import('./greeting.ts');
  process.stdout.write(`${greeting(server, process.stdout.isTTY)}\n`);
  await stop;
  const enough = setTimeout(() => process.exit(0), PATIENCE);
  await server.close();
  clearTimeout(enough);
}
