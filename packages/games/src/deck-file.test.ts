import { readFileSync } from 'node:fs';
import type { OptionSpec } from '@cardinal/kernel';
import { deckFaultLines, pagesEn } from '@cardinal/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deckText, readDeck, readDeckText, type DeckShape } from './deck-file.ts';
import { games, type GameId } from './registry.ts';

type DeckSpec = Extract<OptionSpec, { readonly kind: 'data' }>;
const ids = Object.keys(games) as GameId[];
const specs = new Map<GameId, DeckSpec>();
for (const id of ids) specs.set(id, (await games[id].load()).options.specs['deck'] as DeckSpec);
const shapeOf = (id: GameId): DeckShape => specs.get(id)!.shape;

/** What somebody is told of a file. */
function told(id: GameId, file: unknown): readonly string[] {
  const read = readDeckText(typeof file === 'string' ? file : JSON.stringify(file), id, shapeOf(id));
  return read.ok ? [] : deckFaultLines(read.faults, pagesEn.deckFile);
}
const manyOf = (count: number) => Array.from({ length: count }, () => ({}));
const goal = { direction: 'up', limit: 'none', count: 3, stars: 1, advanced: false };
const number = { text: '1 + 1', kind: 'sum', value: 2, advanced: false };
const rush = { numbers: new Array<unknown>(30).fill(number), goals: [goal, goal, goal] };

describe('a deck file', () => {
  it.each(ids)('of %s comes back as it was written, and as bare cards', (id) => {
    const usual = specs.get(id)!.default;
    for (const text of [deckText(id, usual), JSON.stringify(usual), JSON.stringify({ cards: usual })])
      expect(readDeckText(text, id, shapeOf(id))).toEqual({ ok: true, deck: usual });
  });

  it.each<[GameId, unknown, readonly string[]]>([
    ['numsense', '[\n  {"face": 3\n', ['The file cannot be read as JSON: look at line 2.']],
    [
      'numsense',
      '[\n  {"face": 3},\n  {"face": 4 "count": 1}\n]',
      ['The file cannot be read as JSON: look at line 3.'],
    ],
    [
      'numsense',
      { format: 'cardinal-record' },
      ['The file: "format" says "cardinal-record". It has to say "cardinal-deck".'],
    ],
    ['numsense', { format: 'cardinal-deck', edition: 2 }, ['The file: "edition" says 2. It has to say 1.']],
    ['numsense', { game: 'break-in', cards: [] }, ['The file: "game" says "break-in". It has to say "numsense".']],
    ['numsense', 7, ['The deck: 7 stands there. It takes a list of 1 to 400.']],
    ['numsense', {}, ['The deck: {} stands there. It takes a list of 1 to 400.']],
    ['numsense', [], ['The deck: the list has 0. It takes a list of 1 to 400.']],
    ['numsense', { cards: 'many' }, ['The deck: "many" stands there. It takes a list of 1 to 400.']],
    [
      'numsense',
      [
        { face: 3, count: 1 },
        { face: 7, count: 0 },
      ],
      ['Card 2 (7), "count": 0 stands there. It takes a whole number from 1 to 400.'],
    ],
    [
      'numsense',
      [{ face: 'Q', count: 1 }],
      ['Card 1, "face": "Q" stands there. It takes a whole number from 0 to 99 or one of "W", "D", "M", "T".'],
    ],
    [
      'numsense',
      [{ face: 100, count: 1.5 }],
      [
        'Card 1, "face": 100 stands there. It takes a whole number from 0 to 99 or one of "W", "D", "M", "T".',
        'Card 1 (100), "count": 1.5 stands there. It takes a whole number from 1 to 400.',
      ],
    ],
    [
      'numsense',
      [{ face: 5, cout: 2 }],
      [
        'Card 1 (5), "count": this is missing. It takes a whole number from 1 to 400.',
        'Card 1 (5), "cout": nothing here has this name. The names are "face", "count".',
      ],
    ],
    [
      'numsense',
      [
        { face: 5, count: 400 },
        { face: 6, count: 10 },
      ],
      ['The deck: 410 cards are too many. It takes at most 400.'],
    ],
    [
      'break-in',
      [{ face: '10', count: 1 }, 7],
      [
        'Card 1, "face": "10" stands there. It takes one of "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+", "-", "x", "/", "*".',
        'Card 2: 7 stands there. It takes braces with "face", "count".',
      ],
    ],
    [
      'break-in',
      manyOf(4),
      [
        ...['face', 'count', 'face'].map(
          (field, i) =>
            expect.stringMatching(new RegExp(`^Card ${i < 2 ? 1 : 2}, "${field}": this is missing`)) as string,
        ),
        '5 more faults.',
      ],
    ],
    ['math-rush', { numbers: rush.numbers }, ['The deck, "goals": this is missing. It takes a list of 3 to 60.']],
    [
      'math-rush',
      { ...rush, numbers: [number] },
      ['The deck, "numbers": the list has 1. It takes a list of 30 to 200.'],
    ],
    [
      'math-rush',
      { ...rush, goals: [goal, goal, { ...goal, limit: 'big' }, { ...goal, advanced: 1 }] },
      [
        'Goal 3 (up), "limit": "big" stands there. It takes one of "none", "sums", "differences", "even", "odd", "above", "below".',
        'Goal 4 (up), "advanced": 1 stands there. It takes true or false.',
      ],
    ],
    [
      'math-rush',
      { ...rush, numbers: [...rush.numbers, { ...number, value: 21 }] },
      ['Number card 31 (1 + 1), "value": 21 stands there. It takes a whole number from 0 to 20.'],
    ],
    [
      'mathmasters',
      [{ number: 5, suits: 'MM' }],
      ['Card 1 (5), "suits": "MM" stands there. It takes letters of MKRT, each at most once.'],
    ],
    [
      'mathmasters',
      [
        { number: 5, suits: 'M' },
        { number: 6, suits: 'M' },
        { number: 5, suits: 'K' },
      ],
      ['Card 3: 5 stands in the list already, and may stand there only once.'],
    ],
    [
      'addition-mania',
      [
        { rank: 'A', suit: 'S', value: 1 },
        { rank: 'Seven', suit: 'S', value: '7' },
      ],
      [
        'Card 2, "rank": "Seven" stands there. It takes a text of at most 4 characters.',
        'Card 2 (Seven), "value": "7" stands there. It takes a whole number from 0 to 99.',
      ],
    ],
  ])('that is wrong is told, with where and what may stand there: %s, %#', (id, file, lines) => {
    expect(told(id, file)).toEqual(lines);
  });

  it.each(ids)('of %s in docs/deck-files.md is one that the game takes', (id) => {
    const examples = [...readFileSync('docs/deck-files.md', 'utf8').matchAll(/^```json\n(.*?)\n```$/gms)]
      .map(([, text = '']) => text)
      .filter((text) => (JSON.parse(text) as { readonly game: string }).game === id);
    expect(examples.length).toBeGreaterThan(0);
    for (const text of examples) expect(told(id, text)).toEqual([]);
  });

  it('never throws, and tells something of every file that it does not take', () => {
    const given = fc.oneof(
      fc.anything(),
      fc.array(fc.record({ face: fc.anything(), count: fc.anything() }, { requiredKeys: [] })),
      fc.record({ numbers: fc.array(fc.anything()), goals: fc.anything() }, { requiredKeys: [] }),
      fc.array(fc.record({ number: fc.integer(), suits: fc.string(), more: fc.anything() }, { requiredKeys: [] })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...ids), given, (id, deck) => {
        const read = readDeck(deck, shapeOf(id));
        if (!read.ok) expect(deckFaultLines(read.faults, pagesEn.deckFile).join()).not.toBe('');
      }),
    );
  });
});
