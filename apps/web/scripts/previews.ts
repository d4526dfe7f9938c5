// Makes the small pages that a shared link opens first, and the picture that messengers show of it: for each game a folder
// games/ID with a page that leads on to the app. Run it when a game's title, tagline or cards change.
// Usage: node scripts/run.mjs apps/web/scripts/previews.ts && npx prettier --write apps/web/public/games
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { games, type GameEntry, type GameId } from '@cardinal/games';
import { paperOf, shownCards } from '@cardinal/games/sheets';
import { boxPath, cardFan } from '@cardinal/print-kit';
import { houseFonts, pngOf } from '@cardinal/print-kit/node';

const OUT = path.resolve(import.meta.dirname, '../public/games');
/** What messengers crop least. */
const [WIDTH, HEIGHT] = [1200, 630];

const fonts = houseFonts();
for (const [id, entry] of Object.entries(games) as [GameId, GameEntry][]) {
  const words = await entry.words.en();
  const cards = shownCards(await paperOf(id), 'en');
  const size = Math.min(96, (WIDTH * 0.9) / fonts.width(words.title, 'bold'));
  const tagSize = Math.min(38, (WIDTH * 0.9) / fonts.width(words.tagline, 'regular'));
  const text = { kind: 'text', x: WIDTH / 2, anchor: 'middle', fill: '#f4efe4' } as const;
  const picture = {
    file: 'preview.png',
    pixels: [WIDTH, HEIGHT] as const,
    view: { x: 0, y: 0, w: WIDTH, h: HEIGHT },
    shapes: [
      { kind: 'path', d: boxPath({ x: 0, y: 0, w: WIDTH, h: HEIGHT }), fill: '#1f5a4e' } as const,
      ...cardFan(cards, WIDTH / 2, 46, 3.5, fonts),
      { ...text, text: words.title, y: 495, size, weight: 'bold' } as const,
      { ...text, text: words.tagline, y: 565, size: tagSize, weight: 'regular' } as const,
    ],
  };
  const folder = path.join(OUT, id);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'preview.png'), await pngOf(picture, fonts));
  await writeFile(path.join(folder, 'index.html'), page(id, words.title, words.tagline));
}

function page(id: string, title: string, tagline: string): string {
  const app = `../../#/games/${id}`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="0; url=${app}" />
    <title>${escaped(title)} · Cardinal</title>
    <meta name="description" content="${escaped(tagline)}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Cardinal" />
    <meta property="og:title" content="${escaped(title)}" />
    <meta property="og:description" content="${escaped(tagline)}" />
    <meta property="og:image" content="preview.png" />
    <meta property="og:image:width" content="${WIDTH}" />
    <meta property="og:image:height" content="${HEIGHT}" />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="icon" href="../../icon.svg" type="image/svg+xml" />
  </head>
  <body>
    <p><a href="${app}">${escaped(title)}</a></p>
  </body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
