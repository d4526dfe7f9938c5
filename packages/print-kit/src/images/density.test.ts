// The density of pictures for print shops, read by the rules of PNG.
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { houseFonts, pngOf } from '../node.ts';
import { withDensity } from './density.ts';

const picture = { file: 'x.png', pixels: [30, 20], view: { x: 0, y: 0, w: 3, h: 2 }, shapes: [] } as const;

it('P19 a picture for print carries 300 dpi behind its head; one for a screen none', async () => {
  const plain = Buffer.from(await pngOf(picture, houseFonts()));
  expect(plain.includes('pHYs')).toBe(false);
  const png = Buffer.from(await pngOf({ ...picture, dpi: 300 }, houseFonts()));
  const at = 8 + 25;
  expect(png.readUInt32BE(at)).toBe(9);
  expect(png.subarray(at + 4, at + 8).toString()).toBe('pHYs');
  // 300 / 0.0254 pixels to a metre.
  expect([png.readUInt32BE(at + 8), png.readUInt32BE(at + 12), png[at + 16]]).toEqual([11811, 11811, 1]);
  expect(png.readUInt32BE(at + 17)).toBe(crc32(png.subarray(at + 4, at + 17)));
  expect(Buffer.concat([png.subarray(0, at), png.subarray(at + 21)]).equals(plain)).toBe(true);
  expect(withDensity(plain, {})).toBe(plain);
});
