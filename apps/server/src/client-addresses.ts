// From which address somebody asks, as limits are counted by it. A proxy says for whom it asks and is believed where the
// operator has named it; whoever else says so is not.
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Proxies that are believed, as `192.0.2.7` or `192.0.2.0/24`. Throws a sentence for one that is no address. */
export function proxiesOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits, ...more] = network.split('/');
    const kind = isIP(address);
    const most = kind === 4 ? 32 : 128;
    if (kind === 0 || more.length > 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
      throw new Error(`"${network}" is no address`);
    list.addSubnet(address, Number(bits ?? most), kind === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

/** What is looked at of a request. */
interface Asking {
  readonly headers: IncomingMessage['headers'];
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The addresses of those who ask. */
export class ClientAddresses {
  readonly #proxies: BlockList;

  constructor(proxies: readonly string[] = []) {
    this.#proxies = proxiesOf(proxies);
  }

  /** The address somebody asks from. */
  of({ socket, headers }: Asking): string {
    let address = plain(socket.remoteAddress ?? '');
    const said = String(headers['x-forwarded-for'] ?? '').split(',');
    // The nearest proxy has written last. What the asker wrote stands before that and is nobody's word.
    while (this.#believes(address)) {
      const before = plain(said.pop()?.trim() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    return address;
  }

  /** With whom they share a limit: an address, or the network of an IPv6 one, as every household has a whole one. */
  share(request: Asking): string {
    return networkOf(this.of(request));
  }

  #believes(address: string): boolean {
    const kind = isIP(address);
    return kind !== 0 && this.#proxies.check(address, kind === 4 ? 'ipv4' : 'ipv6');
  }
}

/** The site that a {@link ClientAddresses.share} belongs to: of IPv6 the first 48 bits, which a provider gives to one customer with 65,536 networks in them; any other is itself. */
export const siteOf = (share: string): string =>
  share.endsWith('::/64') ? `${share.split(':').slice(0, 3).join(':')}::/48` : share;

/** An IPv4 address that came by IPv6 is itself. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The first 64 bits of an IPv6 address; any other is itself. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [front = [], back] = address.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const zeros = back ? Array.from({ length: 8 - front.length - back.length }, () => '0') : [];
  const groups = [...front, ...zeros, ...(back ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
