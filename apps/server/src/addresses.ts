/** Under which addresses the server can be opened, on this machine and from others in the same network. */
import os from 'node:os';

/** The addresses of a running server: for this machine, and for phones and others nearby. */
export interface Addresses {
  readonly here: string;
  readonly nearby: readonly string[];
}

type Interfaces = ReturnType<typeof os.networkInterfaces>;

/** The machine's network cards; none where a program may not ask for them, as on some phones and in some sandboxes: what is shown then is less, and all else works. */
function cardsHere(): Interfaces {
  try {
    return os.networkInterfaces();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SYSTEM_ERROR') return {};
    throw error;
  }
}

/** Builds the addresses from the machine's network cards, which only a host that is everyone asks for: any other has nobody nearby. */
export function addressesOf(host: string, port: number, cards: () => Interfaces = cardsHere): Addresses {
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
