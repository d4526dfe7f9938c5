// How sheets of every game lie on their pages: practice sheets with their answers, decks without a
// sheet for a single card.
import { deckFile, kitWordsFor, shapesOf, workFile } from '@cardinal/print-kit';
import { houseFonts } from '@cardinal/print-kit/node';
import { placedTexts, USUAL_WISH } from '@cardinal/print-kit/testing';
import { describe, expect, it } from 'vitest';
import { games, type GameId } from './registry.ts';
import { paperOf } from './sheets.ts';

const fonts = houseFonts();
const ids = Object.keys(games) as GameId[];
const WISH = { lang: 'en', seed: '1', count: 12, hand: 4, brackets: 'some' } as const;

describe('practice sheets', () => {
  it('twelve hands of every game lie on one page with their answers upside down at its foot, on both papers', async () => {
    for (const id of ids) {
      // Hard ones have the longest answers.
      const doc = (await paperOf(id)).worksheet({ ...WISH, difficulty: 'hard' });
      expect(doc.items).toHaveLength(12);
      for (const paper of ['a4', 'letter'] as const) {
        const [page, ...more] = workFile(doc, paper, false, 'foot', fonts).pages;
        expect(more).toEqual([]);
        const placed = page ? placedTexts(shapesOf(page)) : [];
        const answers = placed.filter(({ upsideDown }) => upsideDown);
        expect(answers.map(({ text }) => text)).toEqual(
          expect.arrayContaining(doc.items.map(({ key }) => key.replace(/ +/gu, ' '))),
        );
        const upright = placed.filter(({ text, upsideDown }) => !upsideDown && text !== doc.note);
        expect(Math.min(...answers.map(({ y }) => y))).toBeGreaterThan(Math.max(...upright.map(({ y }) => y)) + 5);
        const note = placed.find(({ text }) => text === doc.note);
        expect(Math.max(...answers.map(({ y }) => y))).toBeLessThan(note?.y ?? 0);
      }
    }
  });

  it('many items are spread over their pages evenly, and no answer is lost', async () => {
    const doc = (await paperOf('numsense')).worksheet({ ...WISH, count: 48, difficulty: 'normal' });
    for (const place of ['foot', 'page', 'none'] as const)
      for (const large of [false, true]) {
        const pages = workFile(doc, 'a4', large, place, fonts).pages.map((page) => placedTexts(shapesOf(page)));
        const answers = pages.flat().filter(({ text }) => doc.items.some(({ key }) => key === text));
        expect(answers).toHaveLength(place === 'none' ? 0 : 48);
        expect(answers.some(({ upsideDown }) => upsideDown)).toBe(place === 'foot' && !large);
        if (place !== 'none') continue;
        const items = pages.map((page) => page.filter(({ text }) => /^\d+\.$/u.test(text)).length);
        expect(items.reduce((sum, one) => sum + one, 0)).toBe(48);
        expect(Math.min(...items)).toBeGreaterThan(Math.max(...items) / 2);
      }
  });
});

it('no sheet carries a single card: spare cards fill the last one', async () => {
  for (const id of ids)
    for (const deck of (await paperOf(id)).decks('en') ?? [])
      for (const layout of ['9up', '8up', '6up', '4up'] as const) {
        const { pages } = deckFile(deck, { ...USUAL_WISH, layout }, kitWordsFor('en'), fonts);
        const figures = pages
          .map(({ blocks }) => blocks.filter(({ kind }) => kind === 'figure').length)
          .filter(Boolean);
        expect(new Set(figures)).toEqual(new Set([parseInt(layout, 10)]));
        const all = pages.flatMap(({ blocks }) =>
          blocks.flatMap((block) => (block.kind === 'figure' ? [block.alt] : [])),
        );
        const spare = all.filter((alt) => alt.startsWith('Spare card'));
        expect(all.length - spare.length).toBe(deck.cards.length);
        expect(spare.length).toBeLessThan(parseInt(layout, 10));
      }
});

/** Where a hole through the paper comes out: A4 upright. */
const THROUGH = {
  long: (x: number, y: number) => [210 - x, y],
  short: (x: number, y: number) => [x, 297 - y],
  fold: (x: number, y: number) => [210 - x, y],
} as const;

it.each(['long', 'short', 'fold'] as const)(
  'P3 behind every number card of Math Rush lies its own letter, on the last sheet too: %s',
  async (flip) => {
    const [deck] = (await paperOf('math-rush')).decks('en') ?? [];
    if (!deck) throw new Error('no deck');
    // Three sheets of which the last is not full.
    const cards = deck.cards.slice(0, 25);
    for (const layout of flip === 'fold' ? (['9up'] as const) : (['9up', '8up', '6up'] as const)) {
      const { pages } = deckFile({ ...deck, cards }, { ...USUAL_WISH, layout, flip }, kitWordsFor('en'), fonts);
      let card = 0;
      pages.forEach((page, at) => {
        const figures = page.blocks.flatMap((block) => (block.kind === 'figure' ? [block] : []));
        const behind = flip === 'fold' ? page : pages[at + 1];
        if (figures.length === 0 || !behind) return;
        const letters = placedTexts(shapesOf(behind)).filter(({ text }) => /^[A-Z]$/u.test(text));
        for (const { box } of figures) {
          const [x = 0, y = 0] = THROUGH[flip](box.x + box.w / 2, box.y + box.h / 2);
          const found = letters.filter((one) => Math.abs(one.x - x) < box.w / 2 && Math.abs(one.y - y) < box.h / 2);
          const { letter } = cards[card]?.back ?? {};
          expect(new Set(found.map(({ text }) => text))).toEqual(new Set(letter === undefined ? [] : [letter]));
          card += 1;
        }
      });
      expect(card).toBeGreaterThanOrEqual(cards.length);
    }
  },
);
