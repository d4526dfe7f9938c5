// The kit's part for Node: the font from the package it comes in, and pictures drawn to pixels. Not for the page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { toSvg } from './drawing/svg.ts';
import { openFonts, type Fonts } from './fonts/fonts.ts';
import type { Picture } from './images/picture.ts';

const HOME = '@expo-google-fonts/atkinson-hyperlegible-next';

let opened: Fonts | undefined;

/** The font of paper, opened once. */
export function houseFonts(): Fonts {
  const load = (file: string): Uint8Array =>
    new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(`${HOME}/${file}`)));
  opened ??= openFonts({
    regular: load('400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
    bold: load('700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
  });
  return opened;
}

/** A picture as a PNG file. */
export function pngOf({ shapes, view, pixels: [width] }: Picture, fonts: Fonts): Uint8Array {
  const svg = toSvg(shapes, fonts, view, { pixels: width, ground: '#ffffff' });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
