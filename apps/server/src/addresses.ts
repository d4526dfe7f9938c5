/** Under which addresses the server can be opened, on this machine and from others in the same network. */
import os from 'node:os';

/** The addresses of a running server: for this machine, and for phones and others nearby. */
export interface Addresses {
  readonly here: string;
  readonly nearby: readonly string[];
}

type Interfaces = ReturnType<typeof os.networkInterfaces>;

/** Builds the addresses from the machine's network cards, which only a host that is everyone asks for: any other has nobody nearby. */
export function addressesOf(host: string, port: number, cards: () => Interfaces = os.networkInterfaces): Addresses {
  const everyone = host === '0.0.0.0' || host === '::';
  if (!everyone) {
    const named = host.includes(':') ? `[${host}]` : host;
    return { here: `http://${named}:${port}`, nearby: [] };
  }
  const nearby = Object.values(cards())
    .flatMap((card) => card ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    // 169.254 is what a card gives itself when nobody answers: no phone reaches it.
    .filter(({ address }) => !address.startsWith('169.254.'))
    .map(({ address }) => `http://${address}:${port}`);
  return { here: `http://localhost:${port}`, nearby };
}
