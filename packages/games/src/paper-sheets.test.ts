// Score sheets, rules, flyers and practice sheets of every game, against the rules and the solver (expectations by number).
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, isWhole, numerator, parse } from '@cardinal/number';
import { drawFacts, factText, rulesFile, scoreFile, shapesOf, workFile, writePdf } from '@cardinal/print-kit';
import { houseFonts } from '@cardinal/print-kit/node';
import { placedTexts, textOf } from '@cardinal/print-kit/testing';
import { LANGS } from '@cardinal/words';
import type { GameEntry } from './game-entry.ts';
import type { Difficulty } from './game-paper.ts';
import { GRAMMAR } from './numsense/index.ts';
import { games, type GameId } from './registry.ts';
import { factsSheet, flyerDoc, rulesDoc, paperOf } from './sheets.ts';

const fonts = houseFonts();
const ids = Object.keys(games) as GameId[];
const AS_IT_COMES = { carrying: 'some', brackets: 'some', balance: 'none' } as const;
/** How often each Arabic letter stands in a text: readers of PDF give the letters of a ligature in either order, and put spaces at vowel signs. */
function lettersOf(text: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const letter of text.match(/[\u0621-\u064a]/gu) ?? []) found[letter] = (found[letter] ?? 0) + 1;
  return found;
}

describe('score sheets', () => {
  it('P20 fit the rules', async () => {
    const rows = async (id: GameId, players: number) => (await paperOf(id)).score('en', players).rows.length;
    expect(await Promise.all([2, 3, 4, 5, 6].map((players) => rows('addition-mania', players)))).toEqual([
      26, 17, 13, 10, 8,
    ]);
    expect(await rows('numsense', 4)).toBe(5);
    expect(await rows('math-rush', 3)).toBe(3);
    expect((await paperOf('math-rush')).score('en', 3).foot[0]).toContain('Help bonus');
    expect(await Promise.all([2, 3, 4].map((players) => rows('mathmasters', players)))).toEqual([3, 3, 4]);
    expect((await paperOf('break-in')).score('en', 4).note).toContain('1000');
  });

  it('P20 large print keeps all rows, on more pages', async () => {
    for (const id of ids) {
      const doc = (await paperOf(id)).score('en', 2);
      const labels = (large: boolean): string[] =>
        scoreFile(doc, 'a4', large, fonts).pages.flatMap(({ blocks }) =>
          blocks.flatMap((block) =>
            block.kind === 'table'
              ? block.rows
                  .slice(1)
                  .flatMap(([first]) => (first?.shapes[0]?.kind === 'text' ? [first.shapes[0].text] : []))
              : [],
          ),
        );
      const all = [...doc.rows, ...doc.foot];
      // Short tables stand on the page more than once.
      const timesIn = (found: readonly string[]): number => {
        const times = found.length / all.length;
        expect(found).toEqual(Array.from({ length: times }, () => all).flat());
        return times;
      };
      expect(timesIn(labels(true))).toBeGreaterThanOrEqual(1);
      const times = timesIn(labels(false));
      expect(times).toBe({ numsense: 2, 'break-in': 1, 'math-rush': 2, mathmasters: 3, 'addition-mania': 1 }[id]);
    }
    const mania = (await paperOf('addition-mania')).score('en', 2);
    expect(scoreFile(mania, 'a4', true, fonts).pages.length).toBeGreaterThan(
      scoreFile(mania, 'a4', false, fonts).pages.length,
    );
  });
});

describe.each(LANGS)('score sheets in %s', (lang) => {
  it('P20 have every player once, and heads of at least 9 points, of 14 in large print', async () => {
    const fonts = houseFonts(lang);
    for (const id of ids) {
      const [least, most] = games[id].facts.seats;
      for (const players of [least, most]) {
        const doc = (await paperOf(id)).score(lang, players);
        for (const paper of ['a4', 'letter'] as const)
          for (const large of [true, false]) {
            const where = `${id}, ${players} players, ${paper}, ${large ? 'large' : 'normal'}`;
            const file = scoreFile(doc, paper, large, fonts);
            const heads = new Set<string>();
            for (const { blocks, size } of file.pages) {
              for (const block of blocks) {
                if (block.kind !== 'table') continue;
                for (const { text, size: type } of block.rows.flat().flatMap(({ shapes }) => placedTexts(shapes))) {
                  heads.add(text);
                  expect((type * 72) / 25.4, `${where}: ${text}`).toBeGreaterThan((large ? 14 : 9) - 0.001);
                }
              }
              const lowest = Math.max(
                ...blocks.flatMap((block) =>
                  block.kind === 'table'
                    ? block.rows
                        .flat()
                        .flatMap(({ shapes }) => placedTexts(shapes))
                        .map(({ y }) => y)
                    : [],
                ),
              );
              expect(lowest, where).toBeLessThan(size.h - 13);
            }
            for (const { head } of doc.columns) expect(heads, where).toContain(head);
          }
      }
    }
  });
});

/** The size of type that most of a text has, in points. */
function bodyOf(texts: readonly { readonly text: string; readonly size: number }[]): number {
  const letters = new Map<number, number>();
  for (const { text, size } of texts) letters.set(size, (letters.get(size) ?? 0) + text.length);
  const [most = [0, 0]] = [...letters].sort(([, a], [, b]) => b - a);
  return (most[0] * 72) / 25.4;
}

describe('rules and flyers', () => {
  it.each(ids)(
    'P9 rules fit one page of either paper in type of at least 9 points, all of it text, in every language: %s',
    async (id) => {
      for (const lang of LANGS) {
        const fonts = houseFonts(lang);
        const entry: GameEntry = games[id];
        const doc = rulesDoc(entry, await entry.words[lang](), lang);
        expect(doc.parts.length).toBeGreaterThan(3);
        const file = rulesFile(doc, 'a4', false, fonts);
        for (const { pages } of [file, rulesFile(doc, 'letter', false, fonts)]) {
          const [page, ...more] = pages;
          expect(more).toEqual([]);
          expect(page && bodyOf(placedTexts(shapesOf(page)))).toBeGreaterThanOrEqual(9);
        }
        const text = textOf(await writePdf(file, fonts));
        const all = doc.parts.flatMap(({ title, lines, examples }) => [title, ...lines, ...examples]);
        if (lang === 'ar') expect(lettersOf(text)).toEqual(lettersOf([doc.tagline, ...all].join('')));
        const plain = text.replace(/\s/gu, '');
        if (lang !== 'ar') for (const one of all) expect(plain).toContain(one.replace(/[\s\u2066\u2069]/gu, ''));
        const flyer = flyerDoc(entry, await entry.words[lang](), await paperOf(id), lang, 'https://a.example/games/x/');
        expect(flyer.cards).toHaveLength(3);
      }
    },
  );
});

describe('large print', () => {
  it('P9 P20 P24 is of 17 points and more down to the foot, and pages that belong together are numbered there', async () => {
    for (const id of ids) {
      const entry: GameEntry = games[id];
      const paper = await paperOf(id);
      const wish = { lang: 'de', seed: '7', count: 12, hand: 4, difficulty: 'normal', brackets: 'some' } as const;
      for (const file of [
        rulesFile(rulesDoc(entry, await entry.words.de(), 'de'), 'a4', true, fonts),
        workFile(paper.worksheet(wish), 'a4', true, 'page', fonts),
      ]) {
        expect(file.pages.length).toBeGreaterThan(1);
        file.pages.forEach((page, at) => {
          const texts = placedTexts(shapesOf(page)).filter(({ text }) => !/^\d+\.$/.test(text));
          const foot = texts.pop();
          expect(foot?.text).toMatch(new RegExp(` · ${at + 1}/${file.pages.length}$`));
          for (const { text, size } of texts)
            expect((size * 72) / 25.4, `${file.name}: ${text}`).toBeGreaterThanOrEqual(17);
        });
      }
    }
  });
});

/** All choices of at least two cards. */
function subsets(cards: readonly string[]): string[][] {
  return Array.from({ length: 2 ** cards.length }, (_, bits) => cards.filter((_card, i) => (bits >> i) & 1)).filter(
    ({ length }) => length > 1,
  );
}

/** What cards such as 2M bring as a set by rulings 4.3 to 4.14, 0 where they are none. */
function worthOfSet(cards: readonly string[]): number {
  const numbers = cards.map((card) => parseInt(card, 10)).sort((a, b) => a - b);
  const [a = 0, b = 0, c = 0] = numbers;
  const sum = numbers.reduce((so, one) => so + one, 0);
  const suits = new Set(cards.map((card) => card.at(-1)));
  if (numbers.every((one) => one === a)) return sum + (cards.length === 4 ? 5 : 0);
  if (cards.length === 3 && a > 1 && a * b === c) return sum + 3;
  if (suits.size === 1 && sum === 13) return sum + (cards.length === 4 ? 3 : 0);
  return 0;
}

describe('worksheets', () => {
  it('P24 Numsense: the same seed is the same sheet, every key is true and uses every card once', async () => {
    const { worksheet } = await paperOf('numsense');
    for (const difficulty of ['easy', 'normal', 'hard'] as const) {
      for (const hand of [3, 4]) {
        const wish = { lang: 'en', seed: '7', count: 6, hand, difficulty, brackets: 'some' } as const;
        const doc = worksheet(wish);
        expect(doc).toEqual(worksheet(wish));
        expect(doc).not.toEqual(worksheet({ ...wish, seed: '8' }));
        expect(doc.items).toHaveLength(6);
        expect(new Set(doc.items.map(({ key }) => key)).size).toBe(6);
        for (const item of doc.items) {
          if (item.kind !== 'cards') throw new Error('no hand');
          const [sentence = '', target] = item.key.split(' = ');
          const plain = sentence.replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/').replaceAll(' ', '');
          expect(target).toBe(item.target);
          expect(plain.match(/\d+/g)?.sort()).toEqual([...item.cards].sort());
          const read = parse(plain, GRAMMAR);
          const value = read.ok ? evaluate(read.expr) : null;
          expect(value?.ok && isWhole(value.value) ? String(numerator(value.value)) : null).toBe(target);
          if (difficulty === 'easy') expect(plain).not.toMatch(/[*/(]/);
          if (difficulty === 'hard') expect(plain).toContain('(');
        }
      }
    }
  });

  it('P24 Break In: every formula of the key is made of the cards', async () => {
    const { worksheet } = await paperOf('break-in');
    const doc = worksheet({
      lang: 'en',
      seed: '3',
      count: 6,
      hand: 4,
      difficulty: 'normal',
      brackets: 'some',
    });
    expect(doc.items).toHaveLength(6);
    for (const item of doc.items) {
      if (item.kind !== 'cards') throw new Error('no hand');
      const left = [...item.cards];
      for (const sign of item.key.split('(')[0]?.replaceAll(' ', '').replace('=', '') ?? '') {
        expect(left).toContain(sign);
        left.splice(left.indexOf(sign), 1);
      }
    }
  });

  it('P24 Math Rush: the answers of a hand differ and stand in rising order', async () => {
    const { worksheet } = await paperOf('math-rush');
    for (const difficulty of ['easy', 'normal', 'hard'] as const) {
      const wish = { lang: 'en', seed: '5', count: 8, hand: 4, difficulty, brackets: 'some' } as const;
      const { items } = worksheet(wish);
      expect(items).toEqual(worksheet(wish).items);
      expect(items).toHaveLength(8);
      for (const item of items) {
        if (item.kind !== 'cards') throw new Error('no hand');
        const lines = item.key.split(',  ').map((one) => one.split(' = '));
        expect(lines.map(([sum]) => sum).sort()).toEqual([...item.cards].sort());
        const answers = lines.map(([sum = '', answer]) => {
          const [a = NaN, b = NaN] = sum.split(/ [+−] /u).map(Number);
          expect(Number(answer)).toBe(sum.includes('−') ? a - b : a + b);
          return Number(answer);
        });
        expect(answers).toEqual([...new Set(answers)].sort((a, b) => a - b));
      }
    }
  });

  it('P24 MathMasters: no set in a hand is worth more than that of the key', async () => {
    const { worksheet } = await paperOf('mathmasters');
    for (const difficulty of ['easy', 'normal', 'hard'] as const) {
      const { items } = worksheet({ lang: 'en', seed: '5', count: 6, hand: 6, difficulty, brackets: 'some' });
      expect(items).toHaveLength(6);
      for (const item of items) {
        if (item.kind !== 'cards') throw new Error('no hand');
        const worths = subsets(item.cards).map(worthOfSet);
        expect(Number(item.key.split(' = ')[1])).toBe(Math.max(...worths));
        expect(worthOfSet((item.key.split(':')[0] ?? '').split(' '))).toBe(Math.max(...worths));
      }
    }
  });

  it('P24 Addition Mania: the sum is that of the cards, or the hidden card makes it', async () => {
    const { worksheet } = await paperOf('addition-mania');
    const worth = (rank: string): number => (rank === 'A' ? 1 : 'JQK'.includes(rank) ? 11 : Number(rank));
    for (const difficulty of ['easy', 'normal', 'hard'] as const) {
      for (const item of worksheet({ lang: 'en', seed: '5', count: 8, hand: 4, difficulty, brackets: 'some' }).items) {
        if (item.kind !== 'cards') throw new Error('no hand');
        const answer = Number(item.key.split(' = ')[1]);
        const seen = item.cards.filter((rank) => rank !== '?').reduce((sum, rank) => sum + worth(rank), 0);
        expect(item.target === undefined ? seen : seen + answer).toBe(
          item.target === undefined ? answer : Number(item.target),
        );
      }
    }
  });

  it('the foot names a school year only where every item is inside it', async () => {
    const noteOf = async (id: GameId, difficulty: Difficulty, hand: number): Promise<string> =>
      (await paperOf(id)).worksheet({ lang: 'en', seed: '3', count: 12, hand, difficulty, brackets: 'some' }).note;
    for (const id of ['numsense', 'break-in'] as const) expect(await noteOf(id, 'easy', 3)).not.toMatch(/OA|NBT/);
    expect(await noteOf('math-rush', 'easy', 4)).toContain('Sheet 3, 1.OA.6. ');
    expect(await noteOf('math-rush', 'hard', 4)).toContain('Sheet 3, 2.NBT.5. ');
    // Four numbers to 11 each are no three within 20; five are in no standard.
    expect(await noteOf('addition-mania', 'normal', 4)).toContain('Sheet 3, 2.NBT.6. ');
    expect(await noteOf('addition-mania', 'normal', 2)).toMatch(/Sheet 3, (1.OA.6|2.NBT.5). /);
    expect(await noteOf('addition-mania', 'hard', 4)).toContain('Sheet 3, 2.NBT.6, 2.NBT.5. ');
    expect(await noteOf('addition-mania', 'normal', 5)).toContain('Sheet 3. ');
    expect(await noteOf('mathmasters', 'normal', 4)).toContain('Sheet 3, 3.OA.7. ');
    expect(await noteOf('mathmasters', 'easy', 4)).toContain('Sheet 3. ');
  });

  it('Numsense with brackets always or never', async () => {
    const { worksheet } = await paperOf('numsense');
    for (const brackets of ['none', 'all'] as const) {
      const { items } = worksheet({ lang: 'en', seed: '5', count: 6, hand: 3, difficulty: 'normal', brackets });
      expect(items).toHaveLength(6);
      for (const { key } of items) expect(key.includes('(')).toBe(brackets === 'all');
    }
  });

  it('P24 facts of each game’s own school year make a sheet and a key of as many lines', () => {
    for (const id of ids) {
      const doc = factsSheet({ lang: 'en', seed: '1', grade: games[id].grade, count: 24, ...AS_IT_COMES });
      expect(doc.items).toHaveLength(24);
      const file = workFile(doc, 'letter', false, 'page', fonts);
      expect(file.pages.length).toBeGreaterThanOrEqual(2);
      expect(workFile(doc, 'letter', false, 'none', fonts).pages.length).toBeLessThan(file.pages.length);
    }
  });

  it('a played match gives the hands that could have hit, with what hits; hands that could not are left out', async () => {
    const { matchSheet } = await paperOf('numsense');
    const seat = (faces: readonly number[], exact: boolean, points: string) => ({
      hand: faces.map((face, id) => ({ id, face })),
      exact,
      points,
    });
    const seats = [seat([2, 3, 6], false, '-1'), seat([7, 2, 4], false, '-3'), seat([5, 5], true, '10')];
    const heard = [{ kind: 'match-begun' }, { kind: 'deal-scored', score: { target: 10, seats } }];
    const doc = matchSheet('en', [{ state: null as never, heard }]);
    expect(doc.items).toEqual([
      { kind: 'cards', cards: ['7', '2', '4'], target: '10', key: expect.stringMatching(/ = 10$/) as string },
    ]);
  });

  it('P24 every fact is printed with exactly one blank', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        let state = seed;
        const below = (limit: number): number => {
          state = (Math.imul(state, 1103515245) + 12345) >>> 0;
          return Math.floor((state / 2 ** 32) * limit);
        };
        for (const fact of drawFacts({
          grade: '2.OA.2',
          count: 10,
          ...AS_IT_COMES,
          turnAroundsAreTwins: true,
          below,
        }))
          expect(factText(fact).text.match(/_/g)).toHaveLength(1);
      }),
      { numRuns: 30 },
    );
  });
});
