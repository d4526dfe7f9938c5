// The PNG of opaque pixels, held against what resvg itself makes of the same drawing.
import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { houseFonts, pngOf } from '../node.ts';
import { opaquePng } from './opaque-png.ts';

it('P19 pictures are opaque: red, green and blue of 8 bits, without a channel for transparency', async () => {
  const d = 'M0 0H3V2z';
  const shapes = [{ kind: 'path', d, fill: '#b01f26' }] as const;
  const png = Buffer.from(
    await pngOf({ file: 'x.png', pixels: [30, 20], view: { x: 0, y: 0, w: 3, h: 2 }, shapes }, houseFonts()),
  );
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([30, 20, 8, 2]);
  // Another reader of PNG sees the colours: the lower left corner is paper, the upper right one ink.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="30" height="20"><image width="30" height="20" xlink:href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  const at = (x: number, y: number): number[] => [...pixels.subarray(4 * (y * 30 + x), 4 * (y * 30 + x) + 4)];
  expect(at(0, 19)).toEqual([255, 255, 255, 255]);
  expect(at(29, 0)).toEqual([0xb0, 0x1f, 0x26, 255]);
});

it('each row is written as what differs from the row above', async () => {
  const png = Buffer.from(await opaquePng(Uint8Array.of(10, 20, 30, 255, 11, 19, 30, 255), 1, 2));
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  expect([...rows]).toEqual([2, 10, 20, 30, 2, 1, 255, 0]);
});
