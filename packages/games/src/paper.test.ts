// Every game on paper: decks against the rules, faces against the deck, pictures against what takes them (expectations by number).
import { describe, expect, it } from 'vitest';
import {
  deckFile,
  flatten,
  kitWordsFor,
  pictureSet,
  writePdf,
  type DeckWish,
  type PrintDeck,
} from '@cardinal/print-kit';
import { TARGETS } from '@cardinal/print-kit/choices';
import { houseFonts } from '@cardinal/print-kit/node';
import { correlation, coverage, greyOf, rasterise, textOf, type Raster, USUAL_WISH } from '@cardinal/print-kit/testing';
import { DESIGN_DECK } from './math-rush/deck.ts';
import { games, type GameId } from './registry.ts';
import { paperOf } from './sheets.ts';

const fonts = houseFonts();
const ids = Object.keys(games) as GameId[];
/** A card but for a quarter of a mm all round, and the resolution at which its pixels come out whole. */
const CUT = 0.25;
const TRIM = { x: CUT, y: CUT, w: 63 - 2 * CUT, h: 88 - 2 * CUT };
const PER_MM = 4;
const DPI = PER_MM * 25.4;
/** Fine enough for the thinnest line, which poppler draws one pixel wide at least. */
const INK_DPI = 120;

const decksOf = async (id: GameId): Promise<readonly PrintDeck[]> => (await paperOf(id)).decks('en') ?? [];
const pdfOf = (deck: PrintDeck, over: Partial<DeckWish> = {}) =>
  writePdf(deckFile(deck, { ...USUAL_WISH, ...over }, kitWordsFor('en'), fonts), fonts);

/** One card for each different front or back. */
const differentOf = (deck: PrintDeck, side: 'front' | 'back') => [
  ...new Map(deck.cards.map((card) => [card[side].id, card])).values(),
];

/** The shapes of each different front or back of a deck, trimmed, by id. */
function shapesOf(deck: PrintDeck, side: 'front' | 'back', index: DeckWish['index'] = 'standard') {
  const different = differentOf(deck, side);
  const { pictures } = pictureSet({ ...deck, cards: different }, 'mpc', { index, inkSaver: false }, fonts);
  return different.map((card, i) => ({ card, shapes: pictures[2 * i + (side === 'front' ? 0 : 1)]?.shapes ?? [] }));
}

describe('decks', () => {
  it('have the cards that the rules name', async () => {
    const sizes = Object.fromEntries(
      await Promise.all(ids.map(async (id) => [id, (await decksOf(id)).map(({ cards }) => cards.length)] as const)),
    );
    expect(sizes).toEqual({
      numsense: [81],
      'break-in': [90, 27],
      'math-rush': [90 + 15 + 3],
      mathmasters: [52 + 3],
      'addition-mania': [52, 9],
    });
  });

  it('a player’s own deck is printed, another game’s is refused', async () => {
    const paper = await paperOf('numsense');
    const own = paper.decks('en', [
      { face: 61, count: 1 },
      { face: 19, count: 2 },
    ]);
    expect(own?.[0]?.cards.map(({ front }) => [front.index, front.underline])).toEqual([
      ['61', true],
      ['19', true],
      ['19', true],
    ]);
    for (const id of ids) expect((await paperOf(id)).decks('en', [{ nonsense: 1 }])).toBeNull();
  });

  it.each(ids)('P9 every value and every suit word is text in the file: %s', async (id) => {
    for (const deck of await decksOf(id)) {
      const text = textOf(await pdfOf({ ...deck, cards: differentOf(deck, 'front') })).replaceAll(' ', '');
      for (const { front } of deck.cards) {
        if (front.index !== undefined) expect(text).toContain(front.index);
        if (front.name !== undefined) expect(text).toContain(front.name.replaceAll(' ', ''));
        for (const line of front.text ?? []) expect(text).toContain(line.replaceAll(' ', ''));
      }
    }
  });

  it.each(ids)('P12 ink saver and backs keep to their share of ink: %s', async (id) => {
    for (const deck of await decksOf(id)) {
      const some = { ...deck, cards: [...deck.cards.slice(0, 9), ...deck.cards.slice(-9)] };
      for (const page of rasterise(await pdfOf(some, { inkSaver: true }), INK_DPI, 1, 4))
        expect(coverage(page)).toBeLessThanOrEqual(0.08);
      const [back] = rasterise(await pdfOf(some), INK_DPI, 2);
      if (back) expect(coverage(back)).toBeLessThanOrEqual(0.25);
    }
  });

  it('P13 any two suits of a deck differ by shape and letter', async () => {
    for (const id of ['mathmasters', 'addition-mania'] as const) {
      const [deck] = await decksOf(id);
      const suits = new Map(
        deck?.cards.flatMap(({ front: { suit } }) => (suit ? [[suit.letter, suit.mark] as const] : [])),
      );
      expect(suits.size).toBe(4);
      const inked = [...suits.values()].map((mark) =>
        greyOf(
          // One ink for all: what is left is the shape.
          mark.map(({ d, fill, stroke, width = 0 }) => ({
            kind: 'path' as const,
            d,
            ...(fill && { fill: '#000000' }),
            ...(stroke && { stroke: '#000000', width }),
          })),
          fonts,
          { x: 0, y: 0, w: 100, h: 100 },
          20,
        ),
      );
      inked.forEach((one, i) =>
        inked.slice(i + 1).forEach((other) => expect(correlation(one, other)).toBeLessThan(0.9)),
      );
    }
  });

  it('P15 backs of different decks differ in pattern and word; two stocks are two files; else the back is the card’s', async () => {
    const backs = new Map<string, { readonly pattern: string; readonly word: string }>();
    for (const id of ids)
      for (const deck of await decksOf(id))
        for (const { back } of deck.cards) backs.set(back.letter === undefined ? back.id : 'number', back);
    const all = [...backs.values()];
    expect(new Set(all.map(({ pattern }) => pattern)).size).toBe(all.length);
    expect(new Set(all.map(({ word }) => word)).size).toBe(all.length);
    const [deck, equals] = await decksOf('break-in');
    expect(new Set(deck?.cards.map(({ back }) => back.id))).toEqual(new Set(['break-in']));
    expect(new Set(equals?.cards.map(({ front }) => front.id))).toEqual(new Set(['=']));
  });

  it('Math Rush bears its check letter: A for 0, B for 1 and so on, and only there', async () => {
    const [deck] = await decksOf('math-rush');
    for (const { front, back } of deck?.cards ?? []) {
      const [, a, sign, b] = /^(\d+) ([+−]) (\d+)$/u.exec(front.id) ?? [];
      if (a === undefined) expect(back.letter).toBeUndefined();
      else expect(back.letter?.charCodeAt(0)).toBe(65 + (sign === '+' ? Number(a) + Number(b) : Number(a) - Number(b)));
    }
  });

  it.each(ids)(
    'P16 whatever is another face of the deck upside down stands on a bar, and nothing else: %s',
    async (id) => {
      const paper = await paperOf(id);
      const rush = (text: string) => ({ text, kind: 'sum', value: 12, advanced: false });
      const [goal] = DESIGN_DECK.goals;
      const own: Readonly<Record<GameId, readonly unknown[]>> = {
        numsense: [[16, 61, 86, 98, 66, 88, 19].map((face) => ({ face, count: 1 }))],
        'break-in': [],
        mathmasters: [],
        'addition-mania': [],
        'math-rush': [
          {
            numbers: [
              '6 + 9',
              '6 + 8',
              '8 + 9',
              '16 − 8',
              '8 − 91',
              ...Array.from({ length: 25 }, (_, i) => `2 + ${i}`),
            ].map(rush),
            goals: [goal, goal, goal],
          },
        ],
      };
      for (const given of [undefined, ...own[id]]) {
        for (const { cards } of paper.decks('en', given) ?? expect.fail('no deck')) {
          const signs = new Set(cards.map(({ front }) => front.index ?? front.id));
          // A half-turn of the card: read from the right, each sign turned over.
          const turned = (sign: string): string =>
            [...sign]
              .reverse()
              .map((one) => ({ 6: '9', 9: '6' })[one] ?? (/[018+−]/u.test(one) ? one : '?'))
              .join('');
          for (const { front } of cards) {
            const sign = front.index ?? front.id;
            const isOther = turned(sign) !== sign && signs.has(turned(sign));
            expect([sign, front.underline === true]).toEqual([sign, isOther || /^[69]$/.test(sign)]);
          }
        }
      }
      const [rushDeck] = await decksOf('math-rush');
      const barred = rushDeck?.cards.filter(({ front }) => front.underline === true).map(({ front }) => front.id);
      expect(barred).toEqual(expect.arrayContaining(['6 + 6', '9 + 9']));
    },
  );

  it.each(ids)(
    'P18 on every face nothing but paper lies within 3.175 mm of the trim, at every size of sign: %s',
    async (id) => {
      for (const deck of await decksOf(id)) {
        // Large signs come nearest to the edge, so every face has them; every other face is looked at with smaller ones too.
        const large = shapesOf(deck, 'front', 'large');
        const smaller = [shapesOf(deck, 'front', 'standard'), shapesOf(deck, 'front', 'jumbo')];
        const some = large.flatMap((_, i) => (i % 4 < 2 ? (smaller[i % 4]?.[i] ?? []) : []));
        for (const { card, shapes } of [...large, ...some]) clearEdge(greyOf(shapes, fonts, TRIM, DPI), card.front.id);
        for (const { card, shapes } of shapesOf(deck, 'back'))
          clearEdge(greyOf(shapes, fonts, TRIM, DPI), card.back.id);
      }
    },
  );
});

/** The band round a face has one colour. */
function clearEdge({ pixels, width, height }: Raster, name: string): void {
  const inset = Math.floor((3.175 - CUT) * PER_MM);
  const ground = pixels[0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (Math.min(x, y, width - 1 - x, height - 1 - y) >= inset) continue;
      if (pixels[y * width + x] !== ground) expect.fail(`${name} at ${x}, ${y}`);
    }
  }
}

describe('pictures for upload', () => {
  it.each(Object.keys(TARGETS) as (keyof typeof TARGETS)[])('P19 sizes, order and count: %s', async (target) => {
    const style = { index: 'standard', inkSaver: false } as const;
    for (const id of ids) {
      for (const deck of await decksOf(id)) {
        const { pictures, texts } = pictureSet(deck, target, style, fonts);
        const { kind } = TARGETS[target];
        if (kind === 'files') {
          const pixels = { tgc: [825, 1125], mpc: [816, 1110], 'mpc-us': [822, 1122], tts: [], ttp: [] }[target];
          expect(pictures.map((one) => one.pixels)).toEqual(pictures.map(() => pixels));
          expect(pictures).toHaveLength(2 * deck.cards.length);
          expect(pictures.filter(({ file }) => file.endsWith('-front.png'))).toHaveLength(deck.cards.length);
          expect(
            [...pictures]
              .sort((a, b) => (a.file < b.file ? -1 : 1))
              .map(({ file }) => file.replace(/-(front|back)/, '')),
          ).toEqual(pictures.map(({ file }) => file.replace(/-(front|back)/, '')));
        } else {
          for (const { pixels } of pictures) expect(Math.max(...pixels)).toBeLessThanOrEqual(4096);
          if (target === 'tts') {
            const saved = JSON.parse(texts[0]?.text ?? '') as {
              ObjectStates: [
                {
                  Name: string;
                  DeckIDs: number[];
                  CustomDeck: Record<string, Record<string, unknown>>;
                  ContainedObjects: {
                    Name: string;
                    Nickname: string;
                    CardID: number;
                    CustomDeck: Record<string, unknown>;
                  }[];
                },
              ];
            };
            const [{ Name: kind, DeckIDs: deckIds, CustomDeck: custom, ContainedObjects: objects }] =
              saved.ObjectStates;
            // As Tabletop Simulator writes a deck itself: cards whose number names their sheet and their cell in it.
            expect(kind).toBe('DeckCustom');
            for (const { Name: name, CardID: cardId, CustomDeck: own } of objects) {
              expect(name).toBe('Card');
              const sheet = String(Math.floor(cardId / 100));
              expect(own).toEqual({ [sheet]: custom[sheet] });
            }
            const files = pictures.map(({ file }) => file);
            for (const sheet of Object.values(custom)) {
              expect(sheet).toMatchObject({ NumWidth: 10, NumHeight: 7, BackIsHidden: true });
              expect(files).toContain(sheet['FaceURL']);
              expect(files).toContain(sheet['BackURL']);
            }
            expect(objects.map(({ Nickname: name }) => name)).toEqual(deck.cards.map(({ front }) => front.alt));
            expect(objects.map(({ CardID: cardId }) => cardId)).toEqual(deckIds);
            expect(Math.max(...deckIds.map((one) => one % 100))).toBeLessThan(69);
          }
        }
        // Cut lines are the only strokes as thin as this.
        for (const { shapes } of pictures.slice(0, 4))
          expect(flatten(shapes, fonts).filter(({ path }) => path.width === 0.088)).toEqual([]);
      }
    }
  });
});
