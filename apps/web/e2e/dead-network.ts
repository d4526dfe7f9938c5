// A network between pages and a server that can die without a word: lines stay open, and nothing comes through any more. So it
// is for a phone that sleeps or goes through a tunnel, or behind a firewall that swallows what it does not like.
import net from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { alsoAt } from './browser.ts';

/** What comes through: all, only what pages say, or nothing. */
type Passes = 'all' | 'words' | 'nothing';

/** A network to one server. */
interface DeadNetwork {
  /** Where pages find the server through it. */
  readonly address: string;
  /** What comes through from now on. What was open while something was swallowed stays dead. */
  passes(what: Passes): void;
}

/** One line through it. */
interface Through {
  readonly ends: readonly net.Socket[];
  /** Whether it carries a WebSocket. */
  upgraded: boolean;
  passes: Passes;
}

/** A network for all tests of a file to the server that `to` names when pages come. */
export function useDeadNetwork(to: () => string): DeadNetwork {
  const open = new Set<Through>();
  let now: Passes = 'all';
  let address = '';
  const relay = net.createServer((page) => {
    const server = net.connect(Number(new URL(to()).port), '127.0.0.1');
    const line: Through = { ends: [page, server], upgraded: false, passes: now };
    open.add(line);
    page.on('data', (bytes) => {
      line.upgraded ||= /\r\nupgrade: websocket/i.test(bytes.toString('latin1'));
      if (line.passes !== 'nothing') server.write(bytes);
    });
    server.on('data', (bytes) => void (line.passes === 'all' && page.write(bytes)));
    for (const [end, other] of [
      [page, server],
      [server, page],
    ] as const) {
      end.on('error', () => undefined);
      end.on('close', () => {
        // Whoever hangs up in a dead network is not heard either.
        if (line.passes === 'all' || end === page) other.destroy();
        if (page.destroyed && server.destroyed) open.delete(line);
      });
    }
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(relay.address() as net.AddressInfo).port}`;
    alsoAt(address);
  });
  afterAll(() => {
    for (const { ends } of open) for (const end of ends) end.destroy();
    relay.close();
  });
  return {
    get address() {
      return address;
    },
    passes(what) {
      now = what;
      for (const line of open) {
        if (what !== 'all') line.passes = what;
        // A browser lets go of idle requests by itself when a network comes back.
        else if (!line.upgraded && line.passes !== 'all') for (const end of line.ends) end.destroy();
      }
    },
  };
}
