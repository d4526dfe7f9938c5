/** Starts and stops the server; whoever calls decides on port, host and what is shown. */
import { explained, openStore } from '@cardinal/store';
import { type Addresses, addressesOf } from './addresses.ts';
import { listenOn } from './listen.ts';
import { pageFolder } from './page-folder.ts';
import { Hall } from './tables/hall.ts';
import { USUAL_LIMITS, type Limits } from './tables/limits.ts';
import type { StoreTrouble } from './tables/watched-store.ts';
import { TroubleLog } from './trouble-log.ts';
import manifest from '../package.json' with { type: 'json' };

/** Settings of {@link startServer}; all may be left out. */
export interface ServerSettings {
  /** The port, that one or none; 0 lets the system choose. Without one it is the usual one, or the next that is free. */
  readonly port?: number;
  /** Network address to listen on; `0.0.0.0` is every one. */
  readonly host?: string;
  /** Folder of the built page. */
  readonly root?: string;
  /** A pino level. */
  readonly logLevel?: string;
  /** Folder where tables are kept; without one they live in memory and go with the server. */
  readonly data?: string | null;
  /** What somebody must send who reads the figures at `/metrics`; without one only this machine may. */
  readonly metricsToken?: string;
  /** Addresses and networks of proxies that are believed when they say for whom they ask. */
  readonly proxies?: readonly string[];
  /** What differs from the usual limits. */
  readonly limits?: Partial<Limits>;
}

/** A running server. */
export interface RunningServer extends Addresses {
  /** The address for this machine, without a slash at the end. */
  readonly address: string;
  readonly port: number;
  /** Answers what is under way, then stops listening. */
  readonly close: () => Promise<void>;
}

/** How long a server that stops waits for what is still answered, in milliseconds. */
const LINGER = 500;

/** Starts serving page and tables; resolves once it listens. Throws when no port can be opened, the page is not built, or the store cannot be opened. */
export async function startServer(settings: ServerSettings = {}): Promise<RunningServer> {
  const { port = null, host = '0.0.0.0', root = pageFolder(), logLevel = 'warn', data = null, limits } = settings;
  let look: () => Promise<StoreTrouble | null> = async () => null;
  const warnings: string[] = [];
  // The store opens in a thread of its own while the libraries of the doors are read here: people wait for a server that starts.
  const [{ store }, { createApp }, { addTables }] = await Promise.all([
    openStore(data, (sentence) => warnings.push(sentence)),
    import('./http.ts'),
    import('./tables/doors.ts'),
  ]);
  const app = await createApp({ root, logLevel, version: manifest.version, look: () => look() });
  for (const sentence of warnings) app.log.error(sentence);
  const troubles = new TroubleLog(app.log);
  const hall = await Hall.open({
    store,
    limits: { ...USUAL_LIMITS, ...limits },
    fault: (error, where) => troubles.fault(error, where),
    trouble: (trouble) => troubles.store(trouble),
  }).catch(async (error: unknown) => {
    // Damage shows only when tables are read.
    await Promise.all([store.close(), app.close()]);
    throw explained(error, data ?? '');
  });
  look = () => hall.look();
  let nearby: readonly string[] = [];
  const { metricsToken = null, proxies = [] } = settings;
  const closeDoors = addTables(app, hall, { nearby: () => nearby, metricsToken, proxies });
  const close = async (): Promise<void> => {
    // Tables first: what is under way is kept, and pages hear that the server stops.
    await hall.close();
    closeDoors();
    // Browsers open connections ahead of what they may ask: those are not idle to Node, and would be waited for a minute.
    const enough = setTimeout(() => app.server.closeAllConnections(), LINGER);
    await app.close().finally(() => clearTimeout(enough));
  };
  try {
    const opened = await listenOn(app, port, host);
    const addresses = addressesOf(host, opened);
    ({ nearby } = addresses);
    return { ...addresses, address: addresses.here, port: opened, close };
  } catch (error) {
    await close();
    throw error;
  }
}
