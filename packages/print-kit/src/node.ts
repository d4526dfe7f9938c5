// The kit's part for Node: the font from the package it comes in, and pictures drawn to pixels. Not for the page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { toSvg } from './drawing/svg.ts';
import { openFonts, type FontBytes, type Fonts } from './fonts/fonts.ts';
import { scriptOf } from './fonts/scripts.ts';
import { withDensity } from './images/density.ts';
import { opaquePng } from './images/opaque-png.ts';
import type { Picture } from './images/picture.ts';

const HOUSE = '@expo-google-fonts/atkinson-hyperlegible-next';
const FURTHER = {
  chinese: '@cardinal/print-kit/fonts/noto-sans-sc',
  arabic: '@cardinal/print-kit/fonts/vazirmatn',
} as const;

const opened = new Map<string, Fonts>();

/** The fonts of paper for a language, opened once. */
export function houseFonts(lang = 'en'): Fonts {
  const script = scriptOf(lang);
  let fonts = opened.get(script);
  if (!fonts) {
    const house = familyAt(
      `${HOUSE}/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf`,
      `${HOUSE}/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf`,
    );
    fonts =
      script === 'latin'
        ? openFonts(house)
        : openFonts(house, familyAt(`${FURTHER[script]}-regular.ttf`, `${FURTHER[script]}-bold.ttf`));
    opened.set(script, fonts);
  }
  return fonts;
}

function familyAt(regular: string, bold: string): FontBytes {
  const { resolve } = createRequire(import.meta.url);
  const load = (file: string): Uint8Array => new Uint8Array(readFileSync(resolve(file)));
  return { regular: load(regular), bold: load(bold) };
}

/** A picture as a PNG file without transparency. */
export async function pngOf(picture: Picture, fonts: Fonts): Promise<Uint8Array> {
  const { shapes, view, pixels } = picture;
  const svg = toSvg(shapes, fonts, view, { pixels: pixels[0], ground: '#ffffff' });
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return withDensity(await opaquePng(drawn.pixels, drawn.width, drawn.height), picture);
}
