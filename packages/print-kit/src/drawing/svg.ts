// A drawing as SVG: the preview on the page, and the picture from which upload images are made. No style, no font, no
// address in it, so that it may stand in any page.
import type { Fonts } from '../fonts/fonts.ts';
import type { Box } from '../geometry/paper.ts';
import { flatten, type Outline } from './flatten.ts';
import type { Matrix } from './matrix.ts';
import { boxPath, n, type Shape } from './shapes.ts';

/** The part `view` of a drawing, `pixels` wide if given. `ground` is the colour of the paper. */
export function toSvg(
  shapes: readonly Shape[],
  fonts: Fonts,
  view: Box,
  { pixels, ground, id = 'c' }: { readonly pixels?: number; readonly ground?: string; readonly id?: string } = {},
): string {
  const clips = new Map<string, string>();
  const body = flatten(shapes, fonts).map((outline) => pathElement(outline, clips, id));
  const size = pixels === undefined ? '' : ` width="${pixels}" height="${Math.round((pixels * view.h) / view.w)}"`;
  const paper = ground === undefined ? '' : `<path fill="${ground}" d="${boxPath(view)}"/>`;
  const defs = clips.size === 0 ? '' : `<defs>${[...clips.values()].join('')}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(view.x)} ${n(view.y)} ${n(view.w)} ${n(view.h)}"${size}>${defs}${paper}${body.join('')}</svg>`;
}

function pathElement({ path, matrix, clips }: Outline, known: Map<string, string>, id: string): string {
  const paint = [
    `fill="${path.fill ?? 'none'}"`,
    ...(path.stroke === undefined ? [] : [`stroke="${path.stroke}" stroke-width="${n(path.width ?? 0.2)}"`]),
    ...(path.dash ? [`stroke-dasharray="${path.dash.join(' ')}"`] : []),
    ...(path.round ? ['stroke-linejoin="round" stroke-linecap="round"'] : []),
    ...(path.evenOdd ? ['fill-rule="evenodd"'] : []),
  ].join(' ');
  const element = `<path ${paint} transform="${written(matrix)}" d="${path.d}"/>`;
  return clips.reduceRight((inner, clip) => {
    const key = `${boxPath(clip.box)}|${written(clip.matrix)}`;
    const name = `${id}${known.has(key) ? [...known.keys()].indexOf(key) : known.size}`;
    if (!known.has(key)) {
      known.set(
        key,
        `<clipPath id="${name}"><path transform="${written(clip.matrix)}" d="${boxPath(clip.box)}"/></clipPath>`,
      );
    }
    return `<g clip-path="url(#${name})">${inner}</g>`;
  }, element);
}

const written = (matrix: Matrix): string => `matrix(${matrix.map(n).join(' ')})`;
