// A WebSocket (RFC 6455) that costs as little as can be, for clients that share the machine with the server they measure: it
// reads whole text messages, answers pings and writes text, all of it one-byte characters. `ws` takes a third more of a core
// for the same, and that core is the server's too.
import net from 'node:net';

/** An open line. */
export interface PlainLine {
  send(text: string): void;
  close(): void;
}

const TEXT = 1;
const PING = 9;
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** The size of a frame's payload and where it begins; null while too little of it is there. Servers do not mask. */
function payloadAt(data: Buffer, at: number): { readonly from: number; readonly size: number } | null {
  const left = data.length - at;
  if (left < 2) return null;
  const short = data[at + 1]!;
  if (short < 126) return { from: at + 2, size: short };
  if (short === 126) return left < 4 ? null : { from: at + 4, size: data.readUInt16BE(at + 2) };
  return left < 10 ? null : { from: at + 10, size: data.readUInt32BE(at + 6) };
}

/** A text under a mask of noughts, which leaves it as it is. */
function frameOf(text: string): string {
  const size = text.length;
  const head = size < 126 ? [0x81, 0x80 | size] : [0x81, 0xfe, size >> 8, size & 255];
  return String.fromCharCode(...head, 0, 0, 0, 0) + text;
}

/** Opens a line; `heard` gets each text. Rejects where the server does not take it. */
export function openPlainLine(address: string, path: string, heard: (text: string) => void): Promise<PlainLine> {
  const { hostname, port } = new URL(address);
  const request = [
    `GET ${path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: Q2FyZGluYWwncyBiZW5jaA==',
    'Sec-WebSocket-Version: 13',
  ].join('\r\n');
  return new Promise((resolve, reject) => {
    let open = false;
    let rest = Buffer.alloc(0);
    const welcome = (data: Buffer): number => {
      const end = data.indexOf('\r\n\r\n');
      if (end < 0) return 0;
      if (!data.toString('latin1', 0, end).startsWith('HTTP/1.1 101 '))
        reject(new Error(data.toString('latin1', 0, end)));
      open = true;
      resolve({
        send: (text) => void socket.write(frameOf(text), 'latin1'),
        close: () => void socket.destroy(),
      });
      return end + 4;
    };
    const read = (data: Buffer): number => {
      let at = open ? 0 : welcome(data);
      for (;;) {
        const payload = open ? payloadAt(data, at) : null;
        if (!payload || payload.from + payload.size > data.length) return at;
        const kind = data[at]! & 15;
        at = payload.from + payload.size;
        if (kind === TEXT) heard(data.toString('latin1', payload.from, at));
        else if (kind === PING) socket.write(PONG);
      }
    };
    const onread = {
      buffer: Buffer.allocUnsafe(65_536),
      callback(size: number, buffer: Uint8Array) {
        const came = (buffer as Buffer).subarray(0, size);
        const data = rest.length > 0 ? Buffer.concat([rest, came]) : came;
        // Copied, as what comes next is read into the same buffer.
        rest = Buffer.from(data.subarray(read(data)));
        return true;
      },
    };
    const socket = net.connect({ host: hostname, port: Number(port), noDelay: true, onread });
    socket.on('error', reject);
    socket.write(`${request}\r\n\r\n`);
  });
}
