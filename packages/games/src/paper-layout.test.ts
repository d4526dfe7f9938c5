// How sheets of every game lie on their pages: practice sheets with their answers, rules in readable type, decks without a
// sheet for a single card.
import { shapesOf, workFile } from '@cardinal/print-kit';
import { houseFonts } from '@cardinal/print-kit/node';
import { placedTexts } from '@cardinal/print-kit/testing';
import { describe, expect, it } from 'vitest';
import { games, type GameId } from './registry.ts';
import { DIFFICULTIES, sheets } from './sheets.ts';

const fonts = houseFonts();
const ids = Object.keys(games) as GameId[];
const WISH = { lang: 'en', seed: '1', count: 12, hand: 4, brackets: 'some' } as const;

describe('practice sheets', () => {
  it('twelve hands of every game lie on one page with their answers upside down at its foot, on both papers', async () => {
    for (const id of ids)
      for (const difficulty of DIFFICULTIES) {
        const doc = (await sheets[id]()).worksheet({ ...WISH, difficulty });
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
    const doc = (await sheets.numsense()).worksheet({ ...WISH, count: 48, difficulty: 'normal' });
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
