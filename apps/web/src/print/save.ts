// Files that were made here, offered as downloads: PDFs, and pictures drawn on a canvas and packed together.
import type { Fonts, Outline, PaperFile, Picture, PictureSet } from '@cardinal/print-kit';

/** Offers bytes as a download. */
export function saveBytes(name: string, bytes: Uint8Array, type: string): void {
  const address = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Makes the PDF and offers it; its name. */
export async function savePdf(file: PaperFile, fonts: Fonts): Promise<string> {
  const { writePdf } = await import('@cardinal/print-kit');
  const name = `${file.name}.pdf`;
  saveBytes(name, await writePdf(file, fonts), 'application/pdf');
  return name;
}

/** Draws all pictures, packs them with their texts and offers the pack; `told` hears how far it is. */
export async function savePictures(
  name: string,
  { pictures, texts }: PictureSet,
  fonts: Fonts,
  told: (done: number, of: number) => void,
): Promise<string> {
  const { flatten, opaquePng, packFiles, withDensity } = await import('@cardinal/print-kit');
  const canvas = document.createElement('canvas');
  const files: { readonly name: string; readonly bytes: Uint8Array }[] = [];
  for (const [i, picture] of pictures.entries()) {
    told(i + 1, pictures.length);
    const { data, width, height } = drawn(canvas, picture, flatten(picture.shapes, fonts));
    files.push({ name: picture.file, bytes: withDensity(await opaquePng(data, width, height), picture) });
  }
  for (const { file, text } of texts) files.push({ name: file, bytes: new TextEncoder().encode(text) });
  const packed = `${name}.zip`;
  saveBytes(packed, packFiles(files), 'application/zip');
  return packed;
}

type Outlines = readonly Outline[];

function drawn(canvas: HTMLCanvasElement, { pixels: [w, h], view }: Picture, outlines: Outlines): ImageData {
  canvas.width = w;
  canvas.height = h;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no-canvas');
  const scale = w / view.w;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, w, h);
  const place = ([a, b, c, d, e, f]: Outlines[number]['matrix']): void =>
    pen.setTransform(a * scale, b * scale, c * scale, d * scale, (e - view.x) * scale, (f - view.y) * scale);
  for (const { path, matrix, clips } of outlines) {
    pen.save();
    for (const clip of clips) {
      place(clip.matrix);
      const area = new Path2D();
      area.rect(clip.box.x, clip.box.y, clip.box.w, clip.box.h);
      pen.clip(area);
    }
    place(matrix);
    const shape = new Path2D(path.d);
    if (path.fill !== undefined) {
      pen.fillStyle = path.fill;
      pen.fill(shape, path.evenOdd ? 'evenodd' : 'nonzero');
    }
    if (path.stroke !== undefined) {
      pen.strokeStyle = path.stroke;
      pen.lineWidth = path.width ?? 0.2;
      pen.lineCap = path.round ? 'round' : 'butt';
      pen.lineJoin = path.round ? 'round' : 'miter';
      pen.setLineDash([...(path.dash ?? [])]);
      pen.stroke(shape);
    }
    pen.restore();
  }
  return pen.getImageData(0, 0, w, h);
}
