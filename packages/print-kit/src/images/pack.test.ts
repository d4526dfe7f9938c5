// The pack of pictures, read by the format's own rules.
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { packFiles } from './pack.ts';

it('holds every file under its name, with its true checksum, and is the same each time', () => {
  const files = ['one.png', 'zwölf.json'].map((name) => ({ name, bytes: new TextEncoder().encode(`inside ${name}`) }));
  const pack = Buffer.from(packFiles(files));
  expect(pack.equals(Buffer.from(packFiles(files)))).toBe(true);
  const end = pack.length - 22;
  expect(pack.readUInt32LE(end)).toBe(0x06054b50);
  expect(pack.readUInt16LE(end + 10)).toBe(2);
  let entry = pack.readUInt32LE(end + 16);
  for (const { name, bytes } of files) {
    expect(pack.readUInt32LE(entry)).toBe(0x02014b50);
    expect(pack.readUInt32LE(entry + 16)).toBe(crc32(bytes));
    const nameLength = pack.readUInt16LE(entry + 28);
    expect(pack.subarray(entry + 46, entry + 46 + nameLength).toString()).toBe(name);
    const local = pack.readUInt32LE(entry + 42);
    const start = local + 30 + pack.readUInt16LE(local + 26);
    expect(pack.subarray(start, start + bytes.length).equals(Buffer.from(bytes))).toBe(true);
    entry += 46 + nameLength;
  }
});
