// Every language says all that English says, at run time too: the same keys, a text for each, and nothing left in English.
import { LANGS, houseWords, type Lang } from '@cardinal/words';
import { describe, expect, it } from 'vitest';
import { tongue as additionMania } from './addition-mania/table/tongue.ts';
import { tongue as breakIn } from './break-in/table/tongue.ts';
import { tongue as mathRush } from './math-rush/table/tongue.ts';
import { tongue as mathmasters } from './mathmasters/table/tongue.ts';
import { tongue as numsense } from './numsense/table/tongue.ts';
import { saidIn as saidBy, texts } from './testing/said.ts';

const others = LANGS.filter((lang) => lang !== 'en');
const tongues = { numsense, breakIn, mathRush, mathmasters, additionMania };
/** All that is said in a language, by these tables too. */
const saidIn = (lang: Lang) => saidBy(lang, tongues);

/** Texts that may be alike in two languages: names, signs, figures, and words that both languages share. */
const SHARED =
  /^[^\p{L}]*$|Numsense|Break in|MathMasters|Math Rush|Addition Mania|Cardinal|^(?:Bot|Expert|Normal|normal|Simple|Ring|Pause|Menu|Experto|Team|No|Name|Total|total|Points|points|Version|Position|Joker|Wild|Score|Scores|Bonus|Kite|Match|Tent|plus|minus|A|J|Q|K)$|^(?:cross|dot|colon)$|\d+[–-]?\d* min$|^.\s?[×·]\s|^(?:[×·] .* [÷:])$|^\p{Lu}\w* \d+$|^3, 4 points$/u;

const english = await saidIn('en');

describe.each(others)('%s', (lang) => {
  it('says everything, and nothing in English', async () => {
    const said = await saidIn(lang);
    const [own, source] = [texts(said, '', english), texts(english)];
    // These may have words in one language and only pass on what they are given in another.
    const free = /\.names\.|\.(sentence|formula|sets|hand|code)\b/;
    expect([...own.keys()].filter((key) => !free.test(key)).sort()).toEqual(
      [...source.keys()].filter((key) => !free.test(key)).sort(),
    );
    expect(own.size).toBeGreaterThan(900);
    const bad = [...own].filter(
      ([key, text]) => !key.endsWith('.voice.space') && (text.trim() === '' || /undefined|NaN|\[object/.test(text)),
    );
    expect(bad).toEqual([]);
    const left = [...own].filter(
      ([key, text]) =>
        source.get(key) === text &&
        !SHARED.test(text) &&
        !/\.names\.|\.(sentence|formula|sets|hand|hint|direction|limit|points|voice|title|tagline)\b/.test(key),
    );
    expect(left).toEqual([]);
  });

  it('has a sentence for every refusal that English knows', async () => {
    const facts = { cards: 40, needed: 50, seats: 3, hand: 6, dealer: 5, slip: 'empty', value: '9', distance: '1' };
    const more = { target: 10, missing: '7', extra: '3', card: '5', left: '1', right: '2', count: 2, sum: 12 };
    const sums = { a: 2, b: 3, product: 6, answer: 7, top: 'times', found: '?', most: 4 };
    for (const tongue of Object.values(tongues)) {
      await tongue.speak('en');
      const source = tongue.game.why;
      await tongue.speak(lang);
      for (const [why, sentence] of Object.entries(source)) {
        const given = { ...facts, ...more, ...sums };
        const own = tongue.game.why[why]?.(given) ?? '';
        expect(own, why).not.toBe(sentence(given));
        expect(own, why).not.toMatch(/undefined|NaN|^$/);
      }
    }
  });
});

describe('punctuation', () => {
  /** What a careful printer of each language would mend; what keeps a direction of its own is another language's. */
  const FAULTS: Readonly<Record<Exclude<Lang, 'en'>, RegExp>> = {
    de: /["'”]|“(?=\p{L})|\s[!?;]/u,
    es: /["'“”]|^[^¿]*\?|^[^¡]*!|\s[!?;]/u,
    fr: /["'“”]|(?<!\u202f)[!?;]|(?<![\u00a0\d])[:»]|«(?!\u00a0)|\s…/u,
    zh: /["']|\p{Script=Han}[,;:?!.]|[,;:?!]\p{Script=Han}|[()]\p{Script=Han}|(?<!…)…(?!…)|您/u,
    ar: /["'“”]|\p{Script=Arabic}[,;?]|[\u0660-\u0669]|\s[،؛؟!]/u,
  };
  /** Titles of games and documents, calls and addresses of others stand as their owners write them. */
  const OTHERS = /https:\S*|Math Rush: Addition & Subtraction|Wrong Times!|\u2066[^\u2069]*\u2069/gu;
  const END = /[.!?…:。！？؟：](?:[\s"»”“）)\u2069])*$/u;

  it.each(others)('of %s is that of its printers, and every sentence ends where the English one does', async (lang) => {
    const own = texts(await saidIn(lang), '', english);
    const source = texts(english);
    const wrong = [...own].filter(
      ([key, text]) =>
        !key.includes('.voice.') && !/signs\.values/.test(key) && FAULTS[lang].test(text.replace(OTHERS, '0')),
    );
    expect(wrong).toEqual([]);
    // A call that stands within the text in one language and at its end in another, and shortened units.
    const free = /\.(?:falseCall\.label|calledBy\(\)|minutes\(\)|stop)$|rules\.4\.title$/;
    const open = [...own].filter(
      ([key, text]) => !free.test(key) && END.test(text) !== END.test(source.get(key) ?? ''),
    );
    expect(open).toEqual([]);
  });
});

it.each(others)('in %s a button is called as it reads, with the name of its game', async (lang) => {
  const { home } = (await houseWords[lang]()).pages;
  expect(home.setUpGame('Numsense')).toContain(home.setUp);
  expect(home.rulesOf('Numsense')).toContain(home.rules);
});

it('in Arabic a call keeps its mark behind it: a Latin word with a sign at its end stands apart by direction', async () => {
  const loose = [...texts(await saidIn('ar'), '', english)].filter(([, text]) =>
    /[a-z][!?+]/iu.test(text.replace(/\u2066[^\u2069]*\u2069/gu, '')),
  );
  expect(loose).toEqual([]);
});

it.each(LANGS)(
  'in %s one’s own draw is told once, with the card, though it is heard twice (numsense)',
  async (lang) => {
    await numsense.speak(lang);
    const drawn = (card: object | null) => ({ kind: 'card-taken', seat: 0, from: 'draw', card }) as never;
    const told = [drawn(null), drawn({ id: 1, face: 17 })].map((event) =>
      numsense.game.tell(event, { names: ['Ana', 'Bo'], you: 0 }),
    );
    expect(told).toEqual([null, expect.stringContaining('17')]);
  },
);

it.each(LANGS)('in %s cards drawn to an open hand are told of whoever drew them (ruling 3.18)', async (lang) => {
  await mathRush.speak(lang);
  const drawn = { kind: 'drawn', seat: 1, count: 1, cards: [{ id: 1, text: '7+2', value: 9 }] } as never;
  const [seen, own] = ([0, 1] as const).map((you) => mathRush.game.tell(drawn, { names: ['Ana', 'Bo'], you }));
  expect(seen).toContain('Bo');
  expect(own).not.toContain('Bo');
});

describe('plurals', () => {
  // An independent table: what a teacher of each language says for so many points.
  it.each<[Lang, readonly [number, string][]]>([
    [
      'de',
      [
        [0, '0 Punkte'],
        [1, '1 Punkt'],
        [2, '2 Punkte'],
        [-1, 'minus 1 Punkt'],
      ],
    ],
    [
      'es',
      [
        [0, '0 puntos'],
        [1, '1 punto'],
        [2, '2 puntos'],
      ],
    ],
    [
      'fr',
      [
        [0, '0 point'],
        [1, '1 point'],
        [2, '2 points'],
      ],
    ],
    [
      'zh',
      [
        [0, '0分'],
        [1, '1分'],
        [21, '21分'],
      ],
    ],
    [
      'ar',
      [
        [1, 'نقطة واحدة'],
        [2, 'نقطتان'],
        [3, '\u20663\u2069 نقاط'],
        [10, '\u206610\u2069 نقاط'],
        [11, '\u206611\u2069 نقطة'],
        [100, '\u2066100\u2069 نقطة'],
      ],
    ],
  ])('of %s', async (lang, table) => {
    await breakIn.speak(lang);
    for (const [count, words] of table)
      expect(
        breakIn.game.tell({ kind: 'break-in-failed', seat: 0, card: { id: 1, face: '7' }, fine: count } as never, {
          names: ['A', 'B'],
          you: 1,
        }),
      ).toContain(words);
  });
});

describe('signs', () => {
  it('are those of the language, or of the one who looks', async () => {
    await numsense.speak('de');
    const seats = [{ hand: [], sentence: '(7*2)-4', values: [], value: '10', exact: true, points: '13' }];
    const event = { kind: 'deal-scored', totals: [], score: { ended: 'declared', seats } } as never;
    const cast = { names: ['Ana'], you: 'watcher' } as const;
    expect(numsense.game.tell(event, cast)).toContain('7\u2009·\u20092');
    await numsense.speak('ar');
    expect(numsense.game.tell(event, cast)).toContain('\u20667\u2009×\u20092\u2009−\u20094\u2069');
  });
});

describe('cases', () => {
  const cast = { names: ['Ana', 'Bo'], you: 'watcher' } as const;

  it('after "mit" German points stand in the dative', async () => {
    for (const tongue of [numsense, breakIn, mathmasters, additionMania]) {
      await tongue.speak('de');
      const over = (total: unknown, winners: readonly number[]): string =>
        tongue.game.tell({ kind: 'match-over', winners, totals: [total, total] } as never, cast) ?? '';
      const text = tongue === numsense;
      expect(over(text ? '14' : 14, [0])).toMatch(/mit 14 Punkten[.!]/);
      expect(over(text ? '14' : 14, [0, 1])).toMatch(/mit 14 Punkten[.!]/);
      expect(over(text ? '1' : 1, [0])).toMatch(/mit 1 Punkt[.!]/);
    }
    const won = { kind: 'pile-won', seat: 0, sum: 9, bonus: 0, hintCost: 0, points: 9 };
    await mathmasters.speak('de');
    expect(mathmasters.game.tell(won as never, cast)).toMatch(/mit 9 Punkten\.$/);
  });
});
