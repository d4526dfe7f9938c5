// How large a PNG is to be printed. Those who draw pictures here do not write it down, and print shops look for it.
import { INCH } from '../geometry/paper.ts';
import { crc32 } from './crc32.ts';
import type { Picture } from './picture.ts';

/** Bytes of a PNG up to the end of its first chunk, behind which others may stand. */
const HEAD = 8 + 12 + 13;

/** The PNG of a picture with its pixels per inch in a pHYs chunk; as it is where the picture has none. */
export function withDensity(png: Uint8Array, { dpi }: Pick<Picture, 'dpi'>): Uint8Array {
  if (dpi === undefined) return png;
  const chunk = new Uint8Array(4 + 4 + 9 + 4);
  const fields = new DataView(chunk.buffer);
  const perMetre = Math.round((dpi * 1000) / INCH);
  fields.setUint32(0, 9);
  chunk.set(new TextEncoder().encode('pHYs'), 4);
  fields.setUint32(8, perMetre);
  fields.setUint32(12, perMetre);
  fields.setUint8(16, 1);
  fields.setUint32(17, crc32(chunk.subarray(4, 17)));
  const bytes = new Uint8Array(png.length + chunk.length);
  bytes.set(png.subarray(0, HEAD));
  bytes.set(chunk, HEAD);
  bytes.set(png.subarray(HEAD), HEAD + chunk.length);
  return bytes;
}
