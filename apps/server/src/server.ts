/** Starts and stops the server; whoever calls decides on port, host and what is shown. */
import { type Addresses, addressesOf } from './addresses.ts';
import { createApp } from './http.ts';
import { listenFrom } from './listen.ts';
import { pageFolder } from './page-folder.ts';
import manifest from '../package.json' with { type: 'json' };

/** Settings of {@link startServer}; all may be left out. */
export interface ServerSettings {
  /** First port to try; 0 lets the system choose. */
  readonly port?: number;
  /** Network address to listen on; `0.0.0.0` is every one. */
  readonly host?: string;
  /** Folder of the built page. */
  readonly root?: string;
  /** A pino level. */
  readonly logLevel?: string;
}

/** A running server. */
export interface RunningServer extends Addresses {
  /** The address for this machine, without a slash at the end. */
  readonly address: string;
  readonly port: number;
  /** Answers what is under way, then stops listening. */
  readonly close: () => Promise<void>;
}

/** The port tried first when none is asked for. */
export const USUAL_PORT = 4173;

/** Starts serving the page; resolves once it listens. Throws when no port can be opened or the page is not built. */
export async function startServer(settings: ServerSettings = {}): Promise<RunningServer> {
  const { port = USUAL_PORT, host = '0.0.0.0', root = pageFolder(), logLevel = 'warn' } = settings;
  const app = await createApp({ root, logLevel, version: manifest.version });
  const opened = await listenFrom(app, port, host);
  const addresses = addressesOf(host, opened);
  return { ...addresses, address: addresses.here, port: opened, close: () => app.close() };
}
