// The smallest phones, measured: with long names, wide letters and long formulas no word is cut, too small, or over another;
// and whatever is open (a hint, a question, a result, a list), all that can be pressed can be come to.
import { houseWords, uiEn } from '@cardinal/words';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser, type Look } from './browser.ts';
import { crowding, hidden, unreachable } from './crowding.ts';
import { plant, planted, type Plan } from './planted.ts';
import { TABLE_STATES, type TableState } from './table-states.ts';
import { GAMES } from './ways.ts';

useBrowser();

/** What no letter at a table is smaller than, in CSS px. */
const LEAST = 12;
const SMALL = { width: 320, height: 568, touch: true } as const;
const WIDE = JSON.stringify({ confirm: 'off', font: 'wide', spacing: 'wide' });
const BOTS = ['Ada', 'Bo', 'Cam', 'Dee', 'Eve', 'Fay'];

/** Of twenty letters and more; the last cannot be broken at a space, its letters are the widest. */
const LATIN = [
  'Wilhelmina Mountbatten',
  'Bartholomew Featherston',
  'Maximilian Wolkenstein',
  'Guðmundur Þorvaldsson',
  'Donaudampfschifffahrtsf',
  'WWWWWWWWWWWWWWWWWWWWWW',
];
const CHINESE = [
  '欧阳上官诸葛司马东方',
  '阿卜杜热合曼买买提江',
  '慕容皇甫长孙宇文令狐',
  '小小小小小小小小小小熊',
  '太阳月亮星星天空大海',
  '红橙黄绿青蓝紫黑白灰',
];
const ARABIC = [
  'عبدالرحمن عبدالعزيز علي',
  'فاطمة الزهراء المنصوري',
  'محمد صلاح الدين الأيوبي',
  'خديجة بنت خويلد الكبرى',
  'شمس الدين المستنصر بالله',
  'نور الهدى عبدالكريم علي',
];

/** Matches played up to a state: each is looked at in many ways. */
const made = new Map<object, ReturnType<typeof planted>>();

/** Puts the page into a state of a table, with other names if there are any. */
async function stand(
  page: Page,
  game: string,
  state: Omit<TableState, 'name'>,
  names: readonly string[] = BOTS,
): Promise<void> {
  const { plan, until, then } = state;
  let playing = made.get(state);
  if (!playing) made.set(state, (playing = planted(game, plan, until)));
  const match = await playing;
  const called = Object.fromEntries(
    Object.entries(match).map(([key, text]) => [
      key,
      BOTS.reduce((kept, name, i) => kept.replaceAll(`"${name}"`, JSON.stringify(names[i])), text),
    ]),
  );
  await plant(page, called);
  await then?.(page);
}

/** All states of a game's table that are seen as the page speaks and is set. */
async function measured(look: Look, game: string, names?: readonly string[]): Promise<readonly string[]> {
  const page = await openPage(look, '/about');
  const found: string[] = [];
  for (const state of TABLE_STATES[game] ?? []) {
    await stand(page, game, state, names);
    found.push(...(await crowding(page, LEAST)).map((fault) => `${state.name}: ${fault}`));
  }
  return found;
}

describe('E28 at 320 px nothing is cut, too small or over anything else', () => {
  describe.each([
    ['Latin', 'en', LATIN],
    ['Chinese', 'zh', CHINESE],
    ['Arabic', 'ar', ARABIC],
  ] as const)('with long names in %s letters', (_, lang, names) => {
    it.each(GAMES)('%s', async (game) => {
      expect(await measured({ ...SMALL, storage: { 'cardinal.lang': lang } }, game, names)).toEqual([]);
    });
  });

  // The languages with the longest words.
  describe.each(['en', 'de', 'fr'])('E35 with wide letters and spacing, in %s', (lang) => {
    it.each(GAMES)('%s', async (game) => {
      const storage = { 'cardinal.lang': lang, 'cardinal.settings': WIDE };
      expect(await measured({ ...SMALL, storage }, game, lang === 'en' ? LATIN : BOTS)).toEqual([]);
    });
  });

  it.each(['{}', WIDE])('a formula of Break In with brackets of one’s own, settings %s', async (settings) => {
    const page = await openPage({ ...SMALL, storage: { 'cardinal.settings': settings } }, '/about');
    const plan: Plan = { seats: 3, seed: 'aloud 18', options: { mostDeals: 2, freeBrackets: true } };
    const until = TABLE_STATES['break-in']!.find(({ name }) => name === 'a formula begun')!.until;
    await stand(page, 'break-in', { plan, until });
    const press = (selector: string, at: number): Promise<void> => page.locator(selector).nth(at).tap();
    const [marks, cards] = ['.tray .mark', '[data-focus-rest] ul [data-rove]'];
    expect(await page.locator(marks).count()).toBe(3);
    const many = await page.locator(cards).count();
    await press(marks, 1);
    for (let at = 0; at < many; at++) {
      await press(cards, at);
      if (at === 1) await press(marks, 2);
      if (at === 2) await press(marks, 0);
    }
    expect(await crowding(page, LEAST)).toEqual([]);
    expect(await unreachable(page)).toEqual([]);
    expect(await page.locator('.tray .piece').count()).toBe(many + 3);
  });
});

describe.each(['en', 'de', 'ar'])(
  'E35 with wide letters and spacing the first screen holds what a move needs, in %s',
  (lang) => {
    /** By game: moments in which one moves, and what with; the line above the hand and its acts come to all. */
    const NEEDED: Readonly<Record<string, readonly [states: readonly string[], parts: readonly string[]]>> = {
      numsense: [
        ['to put, chosen', 'a sentence begun'],
        ['.row', '.signs button', '.near ul button'],
      ],
      'break-in': [['a formula begun'], ['.tray .piece', '.tray .mark', '.near ul button']],
      'math-rush': [['a card picked'], ['.goals > li:first-child button', '.near ul button']],
      mathmasters: [['cards picked'], ['.near ul button']],
      'addition-mania': [['to guess, with all hints'], ['.near input']],
    };
    it.each(GAMES)('%s', async (game) => {
      const [names, parts] = NEEDED[game] ?? [[], []];
      const page = await openPage(
        { ...SMALL, storage: { 'cardinal.lang': lang, 'cardinal.settings': WIDE } },
        '/about',
      );
      for (const state of (TABLE_STATES[game] ?? []).filter(({ name }) => names.includes(name))) {
        // A hint would lie over the table.
        await stand(page, game, state.name.includes('hints') ? { plan: state.plan, until: state.until } : state);
        expect(await hidden(page, [...parts, '.foot .banner', '.acts button']), state.name).toEqual([]);
      }
    });
  },
);

/** Words of names that stand on more than one line. */
const broken = (page: Page): Promise<string[]> =>
  page.locator('li.seat bdi').evaluateAll((names) =>
    names.flatMap((name) => {
      const node = name.firstChild;
      return [...(node?.textContent ?? '').matchAll(/\S+/gu)].flatMap((word) => {
        const range = document.createRange();
        if (!node) return [];
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word[0]] : [];
      });
    }),
  );

it.each(['en', 'de', 'es', 'fr'] as const)(
  'E28 E35 with two to five others and wide letters no friendly name breaks inside a word, in %s',
  async (lang) => {
    const { first, second } = (lang === 'en' ? uiEn : (await houseWords[lang]()).ui).names;
    const longest = [...first, ...second].toSorted((a, b) => b.length - a.length).slice(0, 6);
    const names = ['Ada', ...longest.map((word) => `${word} ${word}`)];
    const page = await openPage({ ...SMALL, storage: { 'cardinal.lang': lang, 'cardinal.settings': WIDE } }, '/about');
    for (const others of [2, 3, 4, 5]) {
      await stand(page, 'numsense', { plan: { seats: others + 1, seed: 'names' }, until: () => true }, names);
      expect(await broken(page), `${others} others`).toEqual([]);
    }
  },
);

describe('E28 whatever is open, all that can be pressed can be come to', () => {
  const SIZES = [
    { width: 320, height: 568 },
    { width: 360, height: 640 },
  ] as const;
  it.each(GAMES)('%s', async (game) => {
    const page = await openPage({ ...SMALL, storage: { 'cardinal.settings': '{}' } }, '/about');
    const found: string[] = [];
    const look = async (where: string): Promise<void> => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        found.push(...(await unreachable(page)).map((fault) => `${where} at ${size.width}: ${fault}`));
      }
      await page.setViewportSize(SIZES[0]);
    };
    for (const state of TABLE_STATES[game] ?? []) {
      await stand(page, game, state);
      await look(state.name);
      // What one begins while a hint is open is seen, and so is what it is built with.
      const hinted = (await page.locator('.talk').count()) > 0;
      const card = page.locator('[data-focus-rest] ul [data-rove]').first();
      if (hinted && (await card.count()) > 0) {
        await card.tap();
        await look(`${state.name}, and a card`);
        if (game === 'break-in') expect(await page.locator('.tray :is(.piece, .mark)').count()).toBe(2);
        if (game === 'numsense') expect(await page.locator('.signs button').count()).toBeGreaterThan(3);
      }
      // The scores and the log.
      const scores = page.locator('.strip .button').last();
      if (hinted || (await page.locator('dialog[open]').count()) > 0 || (await scores.count()) === 0) continue;
      await scores.click();
      await page.locator('dialog[open]').waitFor();
      await look(`${state.name}, the scores`);
    }
    expect(found).toEqual([]);
  });
});
