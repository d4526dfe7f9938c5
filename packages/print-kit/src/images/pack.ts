// Several files as one: a ZIP without compression, since pictures are compressed already. The same files give the same bytes.
import { joined } from '../joined.ts';
import { crc32 } from './crc32.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** 1 January 2026 in the form of MS-DOS: a pack made again is the same pack. */
const DAY = ((2026 - 1980) << 9) | (1 << 5) | 1;
/** Names are UTF-8. */
const UTF8 = 0x0800;

/** The bytes of the pack. */
export function packFiles(files: readonly { readonly name: string; readonly bytes: Uint8Array }[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const index: Uint8Array[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const called = new TextEncoder().encode(name);
    const facts = [UTF8, 0, 0, DAY] as const;
    const sizes = [crc32(bytes), bytes.length, bytes.length] as const;
    const head = record([
      [4, LOCAL],
      [2, 20],
      ...facts.map((one) => [2, one] as const),
      ...sizes.map((one) => [4, one] as const),
      [2, called.length],
      [2, 0],
    ]);
    index.push(
      record([
        [4, CENTRAL],
        [2, 20],
        [2, 20],
        ...facts.map((one) => [2, one] as const),
        ...sizes.map((one) => [4, one] as const),
        [2, called.length],
        ...[0, 0, 0, 0].map((one) => [2, one] as const),
        [4, 0],
        [4, at],
      ]),
      called,
    );
    parts.push(head, called, bytes);
    at += head.length + called.length + bytes.length;
  }
  const indexLength = index.reduce((sum, part) => sum + part.length, 0);
  const end = record([
    [4, END],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, indexLength],
    [4, at],
    [2, 0],
  ]);
  return joined([...parts, ...index, end]);
}

/** Numbers of 2 or 4 bytes, small end first. */
function record(fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value >>> 0, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}
