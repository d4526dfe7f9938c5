// The tools that look at a finished PDF as a printer would: poppler's. Tests need them; without them they fail and say so.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A page as grey values, 0 black to 255 white, row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  readonly pixels: Uint8Array;
}

const MISSING =
  'The tests of paper need poppler (pdftoppm, pdfinfo, pdffonts, pdftotext). Install it: Debian and Ubuntu "apt-get install poppler-utils", macOS "brew install poppler".';

/** Runs one of poppler's tools on a PDF. `PDF` in the arguments stands for its file. */
function poppler(tool: string, args: readonly string[], pdf: Uint8Array): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'cardinal-pdf-'));
  const file = join(folder, 'file.pdf');
  try {
    writeFileSync(file, pdf);
    return execFileSync(
      tool,
      args.map((arg) => (arg === 'PDF' ? file : arg)),
      { maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'pipe'] },
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(MISSING, { cause: error });
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pages `first` to `last` (from 1) as grey values; of each only the upper `tall` mm where that is given. */
export function rasterise(pdf: Uint8Array, dpi: number, first: number, last = first, tall?: number): Raster[] {
  const part = tall === undefined ? [] : ['-x', '0', '-y', '0', '-H', String(Math.round((tall * dpi) / 25.4))];
  const args = ['-gray', '-r', String(dpi), '-f', String(first), '-l', String(last), ...part, 'PDF'];
  const bytes = poppler('pdftoppm', args, pdf);
  const rasters: Raster[] = [];
  for (let at = 0; at < bytes.length;) {
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(at, at + 40).toString('latin1'));
    if (!head) throw new Error('pdftoppm gave no picture');
    const [width, height] = [Number(head[1]), Number(head[2])];
    const from = at + head[0].length;
    rasters.push({ width, height, dpi, pixels: bytes.subarray(from, from + width * height) });
    at = from + width * height;
  }
  return rasters;
}

/** What pdfinfo says, with its options. */
export const infoOf = (pdf: Uint8Array, ...options: readonly string[]): string =>
  poppler('pdfinfo', [...options, 'PDF'], pdf).toString();

/** What pdffonts says: two lines of head, then a font a line. */
export const fontsOf = (pdf: Uint8Array): string[] =>
  poppler('pdffonts', ['PDF'], pdf).toString().trim().split('\n').slice(2);

/** All text of a PDF, white space as single spaces. */
export const textOf = (pdf: Uint8Array): string =>
  poppler('pdftotext', ['PDF', '-'], pdf).toString().replace(/\s+/g, ' ');

/** The words of a page and the middles of their boxes in mm. */
export function wordsOf(
  pdf: Uint8Array,
  page: number,
): readonly { readonly text: string; readonly x: number; readonly y: number }[] {
  const html = poppler('pdftotext', ['-bbox', '-f', String(page), '-l', String(page), 'PDF', '-'], pdf).toString();
  return [...html.matchAll(/<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)</g)].map(
    ([, left, top, right, bottom, text = '']) => ({
      text,
      x: ((Number(left) + Number(right)) / 2) * (25.4 / 72),
      y: ((Number(top) + Number(bottom)) / 2) * (25.4 / 72),
    }),
  );
}

/** Middles in mm of the stretches of ink on a straight line across a page: along a row at `y` or a column at `x` mm, between two bounds. */
export function inkAlong(
  raster: Raster,
  line: { readonly y: number } | { readonly x: number },
  [from, to]: readonly [number, number],
): number[] {
  const mm = raster.dpi / 25.4;
  const level = 'y' in line;
  const fixed = Math.round((level ? line.y : line.x) * mm);
  const middles: number[] = [];
  let weight = 0;
  let moment = 0;
  for (let at = Math.round(from * mm); at <= Math.round(to * mm); at++) {
    const place = level ? fixed * raster.width + at : at * raster.width + fixed;
    const ink = 255 - (raster.pixels[place] ?? 255);
    if (ink > 20) {
      weight += ink;
      moment += ink * (at + 0.5);
    } else if (weight > 0) {
      middles.push(moment / weight / mm);
      weight = moment = 0;
    }
  }
  return middles;
}

/** The share of a page that is ink. */
export function coverage({ pixels }: Raster): number {
  let ink = 0;
  for (let i = 0; i < pixels.length; i++) ink += 255 - (pixels[i] ?? 255);
  return ink / (255 * pixels.length);
}
