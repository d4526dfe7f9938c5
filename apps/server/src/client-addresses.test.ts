// From which address somebody asks: whom a proxy names, if the proxy is one that the operator has named.
import { expect, it } from 'vitest';
import { ClientAddresses, proxiesOf, siteOf } from './client-addresses.ts';

const from = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
});

it.each([
  ['nobody is believed as long as none is named', [], '127.0.0.1', '198.51.100.7', '127.0.0.1'],
  ['a named proxy says for whom it asks', ['127.0.0.1'], '127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['by IPv6 too', ['127.0.0.1'], '::ffff:127.0.0.1', '::ffff:198.51.100.7', '198.51.100.7'],
  [
    'what the asker wrote before it is nobody’s word',
    ['127.0.0.1'],
    '127.0.0.1',
    '9.9.9.9, 198.51.100.7',
    '198.51.100.7',
  ],
  ['a row of proxies is followed', ['127.0.0.1', '10.0.0.0/8'], '127.0.0.1', '198.51.100.7, 10.1.2.3', '198.51.100.7'],
  ['another one is not', ['10.0.0.0/8'], '11.0.0.1', '198.51.100.7', '11.0.0.1'],
  ['a proxy that says nothing, or nonsense, stands for itself', ['127.0.0.1'], '127.0.0.1', undefined, '127.0.0.1'],
  ['or nonsense', ['127.0.0.1'], '127.0.0.1', 'unknown', '127.0.0.1'],
  ['proxies alone are the first of them', ['10.0.0.0/8'], '10.0.0.1', '10.0.0.2', '10.0.0.2'],
] as const)('%s', (_, proxies, peer, forwarded, address) => {
  expect(new ClientAddresses(proxies).of(from(peer, forwarded))).toBe(address);
});

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s shares its limits with %s', (address, network) => {
  expect(new ClientAddresses().share(from(address))).toBe(network);
});

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::/64', '2001:db8:1::/48'],
  ['', ''],
])('%s belongs to the site %s', (share, site) => {
  expect(siteOf(share)).toBe(site);
});

it.each(['proxy', '10.0.0.0/33', '10.0.0.0/', '2001:db8::/129', '10.0.0.1/8/8', ''])('"%s" is no proxy', (text) => {
  expect(() => proxiesOf([text])).toThrow(`"${text}" is no address`);
});
