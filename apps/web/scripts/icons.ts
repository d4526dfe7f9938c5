// Draws the icons of the installed app from the bird of `public/icon.svg`: as it is, and on full paper for systems that
// cut icons to their own shape. Usage: node scripts/run.mjs apps/web/scripts/icons.ts
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { launchOptions } from '../../../scripts/chromium.mjs';

const PUBLIC = path.resolve(import.meta.dirname, '../public');
const PAPER = '#f3ede2';

/** How an icon lies in its square: the share of the bird, and what surrounds it. */
const SHAPES = [
  { name: 'icon', bird: 0.72, round: '22%', ground: PAPER },
  // Nothing outside the inner circle of four fifths may matter.
  { name: 'icon-maskable', bird: 0.56, round: '0', ground: PAPER },
] as const;

const bird = await readFile(path.join(PUBLIC, 'icon.svg'), 'utf8');
const browser = await chromium.launch(launchOptions());
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  for (const { name, bird: share, round, ground } of SHAPES) {
    const side = Math.round(size * share);
    await page.setContent(`<style>
      body { margin: 0; background: transparent }
      div { display: grid; place-items: center; height: 100vh; border-radius: ${round}; background: ${ground} }
      svg { width: ${side}px; height: ${side}px }
    </style><div>${bird}</div>`);
    await page.screenshot({ path: path.join(PUBLIC, `${name}-${size}.png`), omitBackground: true });
  }
  await page.close();
}
await browser.close();
