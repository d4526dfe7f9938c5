// Pixels as a PNG without transparency: print shops take no other. The page and the command line write it alike; both pack
// with the streams of the platform.
import { joined } from '../joined.ts';
import { crc32 } from './crc32.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Colour type 2 of PNG: red, green, blue. */
const RGB = 2;
/** Filter 2 of PNG: what differs from the pixel above. Cards are mostly the same from row to row. */
const UP = 2;

/** The PNG, 8 bits a channel, of opaque pixels in rows of red, green, blue and opacity; what the last says is left out. */
export async function opaquePng(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
): Promise<Uint8Array> {
  const stride = 1 + 3 * width;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    rows[y * stride] = UP;
    for (let x = 0; x < width; x++) {
      const from = 4 * (y * width + x);
      for (let channel = 0; channel < 3; channel++) {
        const above = y === 0 ? 0 : (rgba[from - 4 * width + channel] ?? 0);
        rows[y * stride + 1 + 3 * x + channel] = (rgba[from + channel] ?? 0) - above;
      }
    }
  }
  const head = new Uint8Array(13);
  const fields = new DataView(head.buffer);
  fields.setUint32(0, width);
  fields.setUint32(4, height);
  head.set([8, RGB], 8);
  return joined([SIGNATURE, chunk('IHDR', head), chunk('IDAT', await packed(rows)), chunk('IEND', new Uint8Array())]);
}

async function packed(rows: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(name: string, bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(12 + bytes.length);
  const fields = new DataView(whole.buffer);
  fields.setUint32(0, bytes.length);
  whole.set(new TextEncoder().encode(name), 4);
  whole.set(bytes, 8);
  fields.setUint32(8 + bytes.length, crc32(whole.subarray(4, 8 + bytes.length)));
  return whole;
}
