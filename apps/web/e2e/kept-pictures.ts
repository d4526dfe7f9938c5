// Pictures of a screen as they are kept in `docs/pictures/screens`: small, in WebP, and compared by what the eye would see
// move or go, not by pixels, so that another browser's letters are no difference.
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import type { SIZES } from './screens.ts';

/** Where the pictures lie. */
export const KEPT = path.resolve(import.meta.dirname, '../../../docs/pictures/screens');

/** The file of a screen at a width. */
export const fileOf = (name: string, [width]: (typeof SIZES)[number]): string =>
  path.join(KEPT, `${name}-${width}.webp`);

/** Takes a picture of what the window shows: wide screens are kept smaller. As base64. */
export async function take(cdp: CDPSession, [width, height]: (typeof SIZES)[number]): Promise<string> {
  const scale = Math.min(1, 960 / width, width > 500 ? 0.6 : 1);
  const clip = { x: 0, y: 0, width, height, scale };
  return (await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 58, clip })).data;
}

/** How much two pictures differ: the share of fields of eight by eight points whose brightness or colour is clearly another. */
export function difference(judge: Page, kept: string, now: string): Promise<number> {
  return judge.evaluate(
    async ([first, second]) => {
      const fields = async (data: string | undefined, size?: readonly number[]): Promise<ImageData> => {
        const bytes = Uint8Array.from(atob(data ?? ''), (one) => one.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
        const [width = 1, height = 1] = size ?? [Math.ceil(image.width / 8), Math.ceil(image.height / 8)];
        const pen = new OffscreenCanvas(width, height).getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(image, 0, 0, width, height);
        return pen.getImageData(0, 0, width, height);
      };
      const a = await fields(first);
      const b = await fields(second, [a.width, a.height]);
      let other = 0;
      for (let i = 0; i < a.data.length; i += 4) {
        const far = [0, 1, 2].some((colour) => Math.abs((a.data[i + colour] ?? 0) - (b.data[i + colour] ?? 0)) > 40);
        if (far) other += 1;
      }
      return other / (a.data.length / 4);
    },
    [kept, now] as const,
  );
}
