import { it } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { isOver, play } from './numsense-player.ts';
import { quickHands } from './quick-hands.ts';
useBrowser();
it('looks', async () => {
  const page = await openPage({ width: 390, height: 844, touch: true, stillness: true }, '/play/numsense?seed=fingers');
  await page.getByRole('button', { name: 'Deal the cards' }).tap();
  await page.getByRole('region', { name: 'Numsense table' }).waitFor();
  await play(page, quickHands, ({ acts }) => acts.some(({ label }) => label === 'Write my sentence'));
  await page.screenshot({ path: '/tmp/t-write-390.png' });
  await play(page, quickHands, ({ acts }) => acts.some(({ label }) => label === 'Next deal'));
  await page.screenshot({ path: '/tmp/t-break-390.png', fullPage: true });
  await play(page, quickHands, isOver);
  for (const [w, h, d] of [
    [390, 844, 0],
    [320, 568, 1],
    [768, 1024, 0],
    [1280, 800, 0],
    [1920, 1080, 1],
  ] as const) {
    await page.setViewportSize({ width: w, height: h });
    await page.emulateMedia({ colorScheme: d ? 'dark' : 'light' });
    await page.waitForTimeout(400);
    console.log(
      w,
      await page.evaluate(() => {
        const W = document.documentElement.clientWidth;
        const bad = [...document.querySelectorAll('body *')]
          .filter((e) => e.getBoundingClientRect().right > W + 1)
          .map((e) => e.tagName + '.' + e.className + ' ' + Math.round(e.getBoundingClientRect().right));
        return [document.documentElement.scrollWidth - W, bad.slice(0, 12)];
      }),
    );
    await page.screenshot({ path: `/tmp/t-over-${w}.png`, fullPage: true });
  }
});
