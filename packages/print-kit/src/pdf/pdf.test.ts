// Finished files, measured as paper at 600 dpi and read as a printer and a screen reader would (P1 to P12).
import { describe, expect, it } from 'vitest';
import { houseFonts } from '../node.ts';
import { planSheet } from '../geometry/layout.ts';
import { POINTS } from '../geometry/paper.ts';
import { calibrationFile } from '../page/calibration.ts';
import { deckFile, type DeckWish, type PrintDeck } from '../page/deck.ts';
import { en as kitWordsEn } from '../words/en.ts';
import { rulesFile } from '../page/rules.ts';
import { coverage, fontsOf, infoOf, inkAlong, rasterise, textOf } from '../testing/poppler.ts';
import { USUAL_WISH } from '../testing/usual-wish.ts';
import { writePdf } from './write-pdf.ts';

const fonts = houseFonts();

const deckOf = (count: number): PrintDeck => ({
  id: 'test',
  title: 'Test',
  lang: 'en',
  cards: Array.from({ length: count }, (_, i) => ({
    front: { id: `${i % 60}`, alt: `${i % 60} of tests`, index: String(i % 60), dots: i % 31, name: 'Word' },
    back: { id: 'back', alt: 'Back', pattern: 'lattice', word: 'Test' },
  })),
});

const fileOf = (count: number, over: Partial<DeckWish> = {}) =>
  deckFile(deckOf(count), { ...USUAL_WISH, ...over }, kitWordsEn, fonts);
const pdfOf = (count: number, over: Partial<DeckWish> = {}) => writePdf(fileOf(count, over), fonts);
const raw = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1');

function near(found: readonly number[], wanted: readonly number[], within: number): void {
  expect(found.map((one) => one.toFixed(2))).toHaveLength(wanted.length);
  found.forEach((one, i) => expect(Math.abs(one - (wanted[i] ?? NaN)), `${one}`).toBeLessThanOrEqual(within));
}

describe('sheets on paper', () => {
  it('P1 A4: eight cut lines on every front page, within 0.05 mm at 600 dpi', async () => {
    const pdf = await pdfOf(12);
    for (const page of [1, 3]) {
      const [raster] = rasterise(pdf, 600, page);
      if (!raster) throw new Error('no page');
      near(inkAlong(raster, { y: 13.5 }, [4, 206]), [10.5, 73.5, 136.5, 199.5], 0.05);
      near(inkAlong(raster, { x: 7.5 }, [12, 285]), [16.5, 104.5, 192.5, 280.5], 0.05);
    }
  });

  it('P2 Letter: the cut lines, and page boxes to the hundredth of a point', async () => {
    const pdf = await pdfOf(9, { paper: 'letter', card: 'poker-us' });
    const [raster] = rasterise(pdf, 600, 1);
    if (!raster) throw new Error('no page');
    near(inkAlong(raster, { y: 4.2 }, [8, 208]), [12.7, 76.2, 139.7, 203.2], 0.05);
    near(inkAlong(raster, { x: 9.5 }, [5, 275]), [6.35, 95.25, 184.15, 273.05], 0.05);
    expect(infoOf(pdf)).toMatch(/Page size:\s+612 x 792 pts/);
    const [, w, h] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(raw(await pdfOf(1))) ?? [];
    expect(Number(w)).toBeCloseTo(595.276, 2);
    expect(Number(h)).toBeCloseTo(841.89, 2);
  });

  it('P4 back frames lie behind their cards; a printer offset moves backs only, by as much', async () => {
    const offset = { dx: 1.5, dy: -2, angle: 0.3 };
    const [plain, moved] = [await pdfOf(9), await pdfOf(9, { offset })];
    const [front] = rasterise(plain, 150, 1);
    const [frontMoved] = rasterise(moved, 150, 1);
    const [back] = rasterise(plain, 600, 2, 2, 40);
    const [backMoved] = rasterise(moved, 600, 2, 2, 40);
    if (!front || !back || !frontMoved || !backMoved) throw new Error('no pages');
    expect(Buffer.compare(Buffer.from(front.pixels), Buffer.from(frontMoved.pixels))).toBe(0);
    // The frame of a back stands 4.2 mm inside its card. Cards turn with the sheet, so the cuts are the fronts' mirrored ones.
    const { slots } = planSheet(USUAL_WISH);
    const row = 16.5 + 4.2 + 6;
    const frames = [0, 1, 2].flatMap((i) => {
      const { x, w } = slots[2 - i] ?? { x: NaN, w: NaN };
      const left = 210 - x - w;
      return [left + 4.2, left + w - 4.2];
    });
    const edges = frames.map((edge) => inkAlong(back, { y: row }, [edge - 1, edge + 1])[0] ?? NaN);
    near(edges, frames, 0.05);
    const angle = (0.3 * Math.PI) / 180;
    const shifted = frames.map((edge) => inkAlong(backMoved, { y: row }, [edge - 0.5, edge + 3])[0] ?? NaN);
    // On the row y, the line that stood at x is found where the turned and shifted line crosses it.
    const wanted = frames.map(
      (edge) => 105 + 1.5 + (edge - 105) / Math.cos(angle) - (row - (148.5 - 2)) * Math.tan(angle),
    );
    near(shifted, wanted, 0.05);
  });

  it('P6 no page asks for scaling; trim and bleed boxes on every card page', async () => {
    const text = raw(await pdfOf(12, { bleed: 3 }));
    expect(text).toContain('/PrintScaling /None');
    expect(text).toContain('/Duplex /DuplexFlipLongEdge');
    expect(text).toContain('/PickTrayByPDFSize true');
    const pages = text.match(/\/Type \/Page\n/g)?.length;
    expect(pages).toBe(4);
    expect(text.match(/\/TrimBox \[/g)).toHaveLength(4);
    const box = (name: string): number[] =>
      (new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(text)?.[1] ?? '').split(' ').map(Number);
    const [trim, bleed] = [box('TrimBox'), box('BleedBox')];
    trim.forEach((edge, i) => expect(Math.abs(edge - (bleed[i] ?? NaN))).toBeCloseTo(3 * POINTS, 3));
    expect(raw(await pdfOf(1, { flip: 'short' }))).toContain('/Duplex /DuplexFlipShortEdge');
    expect(raw(await pdfOf(1, { flip: 'fold' }))).not.toContain('/Duplex');
  });

  it('P7 the rulers on page 1 are 50 mm and 2 inches long, within 0.1 mm', async () => {
    const [raster] = rasterise(await pdfOf(1), 600, 1);
    if (!raster) throw new Error('no page');
    // Between the line of a ruler and the feet of its end strokes nothing else stands.
    const foot = [...Array(40).keys()]
      .map((i) => 288 + i * 0.1)
      .find((y) => inkAlong(raster, { y }, [20, 190]).length === 4);
    if (foot === undefined) throw new Error('no ruler');
    const [a = 0, b = 0, c = 0, d = 0] = inkAlong(raster, { y: foot }, [20, 190]);
    expect(Math.abs(b - a - 50)).toBeLessThanOrEqual(0.1);
    expect(Math.abs(d - c - 50.8)).toBeLessThanOrEqual(0.1);
  });

  it('P8 54 cards stay under 150 kB, 540 under 1 MB', async () => {
    expect((await pdfOf(54)).length).toBeLessThan(150_000);
    expect((await pdfOf(540)).length).toBeLessThan(1_000_000);
  });

  it('P9 all text can be found, and every face is embedded and subset', async () => {
    const pdf = await pdfOf(20);
    const words = textOf(pdf).split(' ');
    for (let i = 0; i < 20; i++) expect(words).toContain(String(i));
    const faces = fontsOf(pdf);
    expect(faces).toHaveLength(2);
    for (const face of faces) expect(face).toMatch(/^[A-Z]{6}\+AtkinsonHyperlegibleNext.*yes yes yes/);
  });

  it('P9 every paragraph of rules can be found', async () => {
    const lines = ['Take a card, then put one down.', '3 × 4 = 12, and 12 ÷ 4 = 3.', 'You win.'];
    const doc = {
      id: 'x',
      lang: 'en',
      title: 'Rules',
      tagline: 'Short.',
      parts: [{ title: 'Turn', lines, examples: [] }],
      credit: 'Us',
    };
    const text = textOf(await writePdf(rulesFile(doc, 'a4', false, fonts), fonts));
    for (const line of lines) expect(text).toContain(line);
  });

  it('P10 tagged: a figure a front with a text of its own, language, title, no level skipped', async () => {
    const pdf = await pdfOf(70);
    const text = raw(pdf);
    expect(infoOf(pdf)).toMatch(/Tagged:\s+yes/);
    expect(text).toContain('/Lang (en)');
    expect(text).toContain('/DisplayDocTitle true');
    const alts = [...text.matchAll(/\/Alt \(([^)]*)\)/g)].map((match) => match[1]);
    // 70 cards, and two spare ones that fill the last sheet.
    expect(text.match(/\/S \/Figure/g)).toHaveLength(72);
    expect(new Set(alts).size).toBe(72);
    expect(alts).toContain('Spare card, 2 of 2');
    expect(alts).toContain('5 of tests, 2 of 2');
    const tree = infoOf(pdf, '-struct');
    expect(tree.match(/^\s*H1/gm)).toHaveLength(1);
    expect(tree).not.toMatch(/^\s*H[3-6]/m);
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('P11 the same bytes twice', async () => {
    expect(Buffer.compare(Buffer.from(await pdfOf(30)), Buffer.from(await pdfOf(30)))).toBe(0);
  });

  it('P12 ink saver keeps every page under 8 %, usual backs under 25 %', async () => {
    const thin = await pdfOf(60, { inkSaver: true });
    for (const page of rasterise(thin, 150, 1, 14)) expect(coverage(page)).toBeLessThanOrEqual(0.08);
    const [back] = rasterise(await pdfOf(9), 150, 2);
    if (!back) throw new Error('no page');
    expect(coverage(back)).toBeLessThanOrEqual(0.25);
  });

  it('P18 only marks come within 5 mm of the edge, and none within 3 mm', async () => {
    for (const over of [{}, { paper: 'letter', card: 'poker-us' }, { flip: 'fold' }, { bleed: 3 }] as const) {
      const [raster] = rasterise(await pdfOf(12, over), 150, 1);
      if (!raster) throw new Error('no page');
      const px = (mm: number): number => Math.floor((mm * 150) / 25.4);
      const { width, height, pixels } = raster;
      for (let i = 0; i < pixels.length; i++) {
        const x: number = i % width;
        const y = Math.floor(i / width);
        const edge = Math.min(x, y, width - 1 - x, height - 1 - y);
        if (edge < px(3) && (pixels[i] ?? 255) < 255) expect.fail(`${JSON.stringify(over)}: ink at ${x}, ${y}`);
      }
    }
  });

  it('the printer check has scales in front and a cross behind each', async () => {
    const file = calibrationFile('a4', 'en', kitWordsEn, fonts);
    const [front, back] = rasterise(await writePdf(file, fonts), 300, 1, 2);
    if (!front || !back) throw new Error('no pages');
    const middle = 297 * 0.62;
    // Under the scales, away from their numbers: the upright lines, and the crosses mirrored.
    near(inkAlong(front, { y: middle + 7.4 }, [20, 190]), [25, 105, 185], 0.1);
    near(
      inkAlong(back, { y: middle + 11.5 }, [20, 190])
        .map((x) => 210 - x)
        .reverse(),
      [25, 105, 185],
      0.1,
    );
  });
});
