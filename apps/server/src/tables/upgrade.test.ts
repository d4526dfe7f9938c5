// Whoever asks for another protocol than HTTP, and goes.
import http from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startForTests, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTests();
});
afterAll(() => server.close());

/** Asks for a protocol, and cuts the connection in the same moment. */
function askAndCut(path: string, protocol: string): Promise<void> {
  const { hostname, port } = new URL(server.address);
  return new Promise((done) => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`);
      socket.resetAndDestroy();
    });
    socket.on('close', () => done());
  });
}

it('whoever cuts the connection while it is refused does not end the server', async () => {
  // An error that nobody listens to ends the process, which fails the run of these tests.
  for (let i = 0; i < 25; i++)
    for (const protocol of ['websocket', 'h2c'])
      for (const path of ['/', '/x', '/api/line']) await askAndCut(path, protocol);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
});

it('a protocol that is not known is ignored, and the request answered (RFC 9110, 7.8)', async () => {
  const headers = {
    connection: 'Upgrade, HTTP2-Settings',
    upgrade: 'h2c',
    'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA',
  };
  const answer = await new Promise<http.IncomingMessage>((done, failed) => {
    http.get(`${server.address}/healthz`, { headers }, done).on('error', failed);
  });
  const texts: string[] = [];
  for await (const text of answer) texts.push(String(text));
  expect([answer.statusCode, JSON.parse(texts.join(''))]).toEqual([200, expect.objectContaining({ status: 'ok' })]);
  expect(answer.headers['content-security-policy']).toBeDefined();
});

/** All that comes back for some bytes, until the connection ends. */
function answerTo(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.address);
  return new Promise((done) => {
    let said = '';
    net
      .connect(Number(port), hostname)
      .on('data', (data) => (said += data.toString()))
      .on('error', () => undefined)
      .on('close', () => done(said))
      .write(bytes);
  });
}

const asks = (path: string, ...headers: readonly string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n');
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];

it.each([
  ['no HTTP', 'hello\r\n\r\n', 400, 'bad-request'],
  ['a wrong length of a body', 'POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Length: 1x\r\n\r\n', 400, 'bad-request'],
  ['headers without end', asks('/', `X: ${'x'.repeat(20_000)}`), 431, 'too-long'],
  ['a line where there is none', asks('/api/lines', ...UPGRADE, 'Sec-WebSocket-Version: 13'), 404, 'not-found'],
  ['a handshake of another version', asks('/api/line', ...UPGRADE, 'Sec-WebSocket-Version: 12'), 400, 'bad-request'],
])('%s is answered in our shape and with the safe headers', async (_, bytes, status, why) => {
  const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n');
  expect(head.split(' ')[1]).toBe(String(status));
  expect(JSON.parse(body)).toEqual({ why, text: expect.any(String) });
  for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy'])
    expect(head.toLowerCase()).toContain(`\r\n${name}: `);
  expect(head).toContain(`\r\ncontent-length: ${Buffer.byteLength(body)}`);
});
