// The server over real HTTP: what a browser, a proxy and a person at the keyboard get.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { encode } from 'uqr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';
import { greeting } from './greeting.ts';
import { pageFolder } from './page-folder.ts';
import { CannotServe, serve, SETTINGS, settingsFrom } from './serve.ts';
import { limitList } from './tables/limits.ts';
import { type RunningServer, startServer } from './server.ts';
import { Guest } from './testing/guest.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(50);
let root: string;
let server: RunningServer;

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-page-'));
  fs.mkdirSync(path.join(root, 'assets'));
  fs.mkdirSync(path.join(root, '.vite'));
  fs.mkdirSync(path.join(root, 'games/numsense'), { recursive: true });
  fs.writeFileSync(path.join(root, 'games/numsense/index.html'), '<meta property="og:image" content="preview.png" />');
  fs.writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>Cardinal</title>');
  fs.writeFileSync(path.join(root, 'sw.js'), '');
  fs.writeFileSync(path.join(root, '.vite/manifest.json'), '{}');
  fs.writeFileSync(path.join(root, 'assets/main-0a1b2c3d.js'), SCRIPT);
  fs.writeFileSync(path.join(root, 'assets/main-0a1b2c3d.js.br'), brotliCompressSync(SCRIPT));
  server = await startServer({ port: 0, host: '127.0.0.1', root, logLevel: 'silent' });
});

afterAll(async () => {
  await server.close();
  fs.rmSync(root, { recursive: true });
});

const get = (place: string, init?: RequestInit) => fetch(`${server.address}${place}`, init);

describe('the page', () => {
  it('is served at / and asked for anew each time', async () => {
    const answer = await get('/');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Cardinal</title>');
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('etag')).not.toBeNull();
  });

  it('has a page for each game to send to friends, with and without the last sign, and its picture in full', async () => {
    const plain = await get('/games/numsense', { redirect: 'manual' });
    expect([301, 302]).toContain(plain.status);
    expect(plain.headers.get('location')).toMatch(/\/games\/numsense\/$/);
    expect(await (await get('/games/numsense/')).text()).toBe(
      `<meta property="og:image" content="${server.address}/games/numsense/preview.png" />`,
    );
    const behindProxy = await get('/games/numsense/', { headers: { 'x-forwarded-proto': 'https' } });
    expect(await behindProxy.text()).toContain(`content="https://${new URL(server.address).host}/games/`);
    for (const none of ['/games/chess/', '/games/..%2f/', '/games/chess'])
      expect((await get(none)).status, none).toBe(404);
  });

  it.each([
    ['/print', '/#/print'],
    ['/print/', '/#/print'],
    ['/print/numsense', '/#/print/numsense'],
    ['/join/ABCDEF', '/#/join/ABCDEF'],
    ['/print/..%2f%2fevil.example', '/#/print'],
  ])('%s, told without its #, is found', async (typed, screen) => {
    const answer = await get(typed, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, screen]);
  });

  it('is not sent twice to a browser that has it', async () => {
    const etag = (await get('/')).headers.get('etag');
    // Without a cache-control of its own, fetch adds `no-cache`, which asks for the whole page again.
    const headers = { 'if-none-match': etag!, 'cache-control': 'max-age=0' };
    expect((await get('/', { headers })).status).toBe(304);
  });

  it('keeps files with a hash in their name for a year', async () => {
    const answer = await get('/assets/main-0a1b2c3d.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe(SCRIPT);
  });

  it('sends the compressed twin to whoever can read it, with the same lifetime', async () => {
    const answer = await get('/assets/main-0a1b2c3d.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe(SCRIPT);
  });

  it('never keeps the service worker', async () => {
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });
});

describe('safety', () => {
  it.each(['/', '/assets/main-0a1b2c3d.js', '/healthz', '/nothing-here'])(
    'forbids code from elsewhere and inline code at %s',
    async (place) => {
      const { headers } = await get(place);
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toMatch(/script-src|unsafe-inline|unsafe-eval|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  it.each(['/.vite/manifest.json', '/%2e%2e/package.json', '/assets/..%2f..%2fetc/passwd'])(
    'does not show %s',
    async (place) => {
      const answer = await get(place);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await answer.text()).not.toMatch(/node_modules|at .*\.ts|root:/);
    },
  );

  it('answers a damaged request with words, not with a stack', async () => {
    const answer = await get('/%zz');
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()) as object)).toEqual(['why', 'text']);
  });
});

it('tells how it is', async () => {
  const answer = await get('/healthz');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
});

describe('the port', () => {
  it('is the usual one or the next that is free, when none is asked for', async () => {
    const first = await startServer({ host: '127.0.0.1', root, logLevel: 'silent' });
    const second = await startServer({ host: '127.0.0.1', root, logLevel: 'silent' });
    try {
      expect(first.port).toBeGreaterThanOrEqual(4173);
      expect(second.port).toBeGreaterThan(first.port);
      expect((await fetch(`${second.address}/healthz`)).status).toBe(200);
    } finally {
      await Promise.all([first.close(), second.close()]);
    }
  });

  it('is the one that was asked for or none: a proxy leads there', async () => {
    await expect(startServer({ port: server.port, host: '127.0.0.1', root, logLevel: 'silent' })).rejects.toThrow(
      'EADDRINUSE',
    );
    await expect(serve({ port: server.port, host: '127.0.0.1', root, data: null })).rejects.toThrow(
      `Port ${server.port} is taken. Ask for another one: --port 8080`,
    );
  });

  it('is free again after closing', async () => {
    const short = await startServer({ port: 0, host: '127.0.0.1', root, logLevel: 'silent' });
    await short.close();
    const probe = net.createServer();
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(short.port, '127.0.0.1', resolve));
    await new Promise((resolve) => probe.close(resolve));
  });

  it('says why it cannot be opened at all', async () => {
    await expect(startServer({ port: 0, host: '203.0.113.7', root, logLevel: 'silent' })).rejects.toThrow(
      'EADDRNOTAVAIL',
    );
  });
});

describe('addresses', () => {
  const card = (address: string, family: 'IPv4' | 'IPv6', internal = false) => ({
    ...{ address, internal, netmask: '', mac: '', cidr: null },
    ...(family === 'IPv4' ? { family } : { family, scopeid: 0 }),
  });
  const cards = () => ({
    lo: [card('127.0.0.1', 'IPv4', true)],
    wifi: [card('192.168.1.20', 'IPv4'), card('fe80::1', 'IPv6')],
    idle: [card('169.254.3.4', 'IPv4')],
  });

  it('are those a phone in the same network can reach', () => {
    expect(addressesOf('0.0.0.0', 4173, cards)).toEqual({
      here: 'http://localhost:4173',
      nearby: ['http://192.168.1.20:4173'],
    });
  });

  it('are only this machine when the server listens to nobody else', () => {
    // A service may not ask for the cards, and need not.
    const refused = () => {
      throw new Error('uv_interface_addresses returned EAFNOSUPPORT');
    };
    expect(addressesOf('127.0.0.1', 4173, refused)).toEqual({ here: 'http://127.0.0.1:4173', nearby: [] });
    expect(addressesOf('::1', 4173, refused).here).toBe('http://[::1]:4173');
  });

  it('are greeted with, plain or in colour', () => {
    const addresses = addressesOf('0.0.0.0', 4173, cards);
    const plain = greeting(addresses, false);
    expect(plain).toContain('http://localhost:4173');
    expect(plain).toContain('http://192.168.1.20:4173');
    expect(plain).not.toContain('\x1b');
    expect(greeting(addresses, true)).toContain('\x1b[97;40m');
    // A phone that scanned it would ask itself.
    expect(greeting(addressesOf('127.0.0.1', 4173), false)).not.toContain('█');
  });

  it('become a code that leads a phone to the nearby one', () => {
    const lines = greeting(addressesOf('0.0.0.0', 4173, cards), false)
      .split('\n')
      .filter((line) => /^ {2}[ ▀▄█]+$/.test(line))
      .map((line) => Array.from(line.slice(2)));
    const light = (x: number, y: number) => (y % 2 === 0 ? '▀█' : '▄█').includes(lines[y >> 1]![x]!);
    const { data, size } = encode('http://192.168.1.20:4173', { border: 2, ecc: 'L' });
    expect(lines).toHaveLength(Math.ceil(size / 2));
    for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) expect(light(x, y)).toBe(!data[y]![x]);
  });
});

it('finds the built page from wherever its code lies, and says when there is none', () => {
  const house = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-house-'));
  try {
    const here = path.join(house, 'apps/cli/dist/main.js');
    expect(() => pageFolder(here)).toThrow('npm run build');
    fs.mkdirSync(path.join(house, 'apps/web/dist'), { recursive: true });
    fs.writeFileSync(path.join(house, 'apps/web/dist/index.html'), '');
    expect(pageFolder(here)).toBe(path.join(house, 'apps/web/dist'));
  } finally {
    fs.rmSync(house, { recursive: true });
  }
});

describe('what the environment says', () => {
  const operators = fs.readFileSync('docs/operator.md', 'utf8').replaceAll(/ +/g, ' ');
  it('is taken', () => {
    const env = { PORT: '8080', HOST: '127.0.0.1', CARDINAL_LOG: 'info' };
    expect(settingsFrom(env)).toEqual({ port: 8080, host: '127.0.0.1', logLevel: 'info' });
    expect(settingsFrom({ PORT: '', HOST: '' })).toEqual({});
    expect(settingsFrom({ CARDINAL_DATA: '/srv/tables', CARDINAL_TABLE_HOURS: '2' })).toEqual({
      data: '/srv/tables',
      limits: { tableHours: 2 },
    });
    expect(settingsFrom({ CARDINAL_DATA: 'memory' })).toEqual({ data: null });
    expect(() => settingsFrom({ CARDINAL_TABLES: 'many' })).toThrow(CannotServe);
  });

  it.each(limitList)(
    'sets the limit %s within its range, as the guide says',
    (name, { set, usual, least, most, does }) => {
      expect(operators).toContain(`| \`${set}\` | ${usual} | ${least} to ${most} | ${does} |`);
      for (const value of [least, usual, most])
        expect(settingsFrom({ [set]: String(value) })).toEqual({ limits: { [name]: value } });
      for (const text of [least - 1, most + 1, '1e2', '0x7', ' 5', '-1', 'many'])
        expect(() => settingsFrom({ [set]: String(text) }), String(text)).toThrow(`from ${least} to ${most}`);
    },
  );

  it('is all that the guide lists and nothing else, and may be in parts for the pace of bots only', () => {
    const listed = [...operators.matchAll(/^\| `(CARDINAL_\w+)` \| [\d.]+ \| [\d.]+ to/gm)].map(([, set]) => set);
    const limits = limitList.map(([, { set }]) => set);
    expect(listed.sort()).toEqual(limits.sort());
    const others = [...operators.matchAll(/^\| `([A-Z_]+)` \|/gm)].flatMap(([, set = '']) =>
      limits.includes(set) ? [] : [set],
    );
    expect(others.sort()).toEqual(['PORT', 'HOST', ...SETTINGS].sort());
    expect(settingsFrom({ CARDINAL_BOT_PACE: '0.5' })).toEqual({ limits: { botPace: 0.5 } });
    expect(() => settingsFrom({ CARDINAL_GUESTS: '30.5' })).toThrow('a whole number');
  });

  it('is refused with a sentence when it names no level of the log', () => {
    expect(() => settingsFrom({ CARDINAL_LOG: 'loud' })).toThrow(CannotServe);
    expect(() => settingsFrom({ CARDINAL_LOG: 'loud' })).toThrow(
      'CARDINAL_LOG says "loud"; it takes one of these: fatal,',
    );
    for (const level of ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      expect(settingsFrom({ CARDINAL_LOG: level })).toEqual({ logLevel: level });
  });

  it('may hold a token for the figures, which is long and is never shown', () => {
    const metricsToken = 'a-token-of-16-up';
    expect(settingsFrom({ CARDINAL_METRICS_TOKEN: metricsToken })).toEqual({ metricsToken });
    for (const token of ['too-short', `${metricsToken} with-a-space`, `${metricsToken}é`]) {
      expect(() => settingsFrom({ CARDINAL_METRICS_TOKEN: token })).toThrow('16 to 200 plain letters');
      expect(() => settingsFrom({ CARDINAL_METRICS_TOKEN: token })).not.toThrow(token);
    }
  });

  it('may name proxies that are believed when they say for whom they ask', () => {
    expect(settingsFrom({ CARDINAL_PROXIES: '127.0.0.1, 10.0.0.0/8,::1' })).toEqual({
      proxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
    });
    for (const named of ['localhost', '10.0.0.0/33', '127.0.0.1,'])
      expect(() => settingsFrom({ CARDINAL_PROXIES: named })).toThrow('It takes addresses such as 127.0.0.1');
  });

  it.each(['CARDINAL_TABEL', 'CARDINAL_table_hours', 'CARDINAL_PORT', 'CARDINAL_'])(
    'is refused with a sentence when it sets %s, which does nothing',
    (name) => {
      expect(() => settingsFrom({ [name]: '2' })).toThrow(CannotServe);
      expect(() => settingsFrom({ [name]: '2' })).toThrow(`There is no setting ${name}.`);
    },
  );

  it('may hold what containers are told of a neighbour that is called cardinal', () => {
    const told = {
      CARDINAL_PORT: 'tcp://10.0.0.7:4173',
      CARDINAL_PORT_4173_TCP: 'x',
      CARDINAL_SERVICE_HOST: '10.0.0.7',
    };
    expect(settingsFrom(told)).toEqual({});
  });

  it.each(['http', '-1', '65536', '4173.5', ' 80'])('is refused when the port is %j', (port) => {
    expect(() => settingsFrom({ PORT: port })).toThrow(CannotServe);
  });
});

it.each(['SIGINT', 'SIGTERM'] as const)('stops on %s with exit code 0; its log knows no person', async (signal) => {
  const main = new URL('./main.ts', import.meta.url).href;
  const settings = `{ port: 0, root: '${root}', data: null, logLevel: 'trace' }`;
  const program = `import { serve } from '${main}'; await serve(${settings});`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/localhost:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
    child.once('close', () => reject(new Error(`it ended early, saying: ${said}`)));
  });
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  const host = await Guest.host(address, { game: 'numsense', bots: ['easy'] });
  const pin = host.house!.pin!;
  const other = await Guest.join(address, pin);
  host.ask({ t: 'start' });
  await host.until(({ sync }) => sync !== null);
  // As people type it, and as a line over plain requests names itself.
  const typed = [
    '/join/',
    '/',
    '/join?pin=',
    '/?pin=',
    '/%6Aoin/',
    '//join/',
    '/de/join/',
    '/JOIN/',
    '/%zz/',
    '/healthz/',
  ];
  for (const place of typed) await fetch(`${address}${place}${pin}`, { redirect: 'manual' });
  // What is no request at all is logged with what came, where all is logged.
  const broken = net.connect(Number(new URL(address).port), '127.0.0.1');
  const answered = new Promise((resolve) => broken.once('close', resolve));
  broken
    .on('error', () => undefined)
    .resume()
    .end(`GET /${pin} HTTP/9.9\r\n\r\n`);
  await answered;
  await fetch(`${address}/api/stream/${host.token}`, { method: 'POST' });
  child.kill(signal);
  expect(await code).toBe(0);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  expect(said).toContain('"url":"/join/:what?"');
  for (const secret of [pin, host.token, other.token, ...host.house!.guests.map(({ name }) => name)])
    expect(said).not.toContain(secret);
  // Beside who asked for which address and how that went, a line says nothing at all.
  for (const line of said.split('\n').filter((text) => text.startsWith('{'))) {
    const { req, res, ...rest } = JSON.parse(line) as Record<string, object>;
    expect(Object.keys({ ...req, ...res }).filter((key) => !['method', 'url', 'statusCode'].includes(key))).toEqual([]);
    const plain = ['level', 'time', 'pid', 'hostname', 'reqId', 'responseTime', 'msg', 'err'];
    expect(Object.keys(rest).filter((key) => !plain.includes(key))).toEqual([]);
  }
});

it('stops at once although a browser has opened a connection on which it asks nothing', async () => {
  const own = await startServer({ port: 0, host: '127.0.0.1', root, logLevel: 'silent' });
  const ahead = net.connect(own.port, '127.0.0.1');
  let said = '';
  ahead.on('data', (bytes: Buffer) => (said += bytes.toString()));
  await new Promise((done) => ahead.once('connect', done));
  await own.close();
  // Node itself gives such a connection a minute, and then a 408.
  expect(said).toBe('');
});
