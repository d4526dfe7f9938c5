// What comes from outside: every damage is answered with a value, never with an exception.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openMatch } from './match.ts';
import { positionOf, sumOf } from './record.ts';
import { FILE_WHY, readPosition, readRecord, type FindGame } from './record-file.ts';
import { verify } from './replay.ts';
import { dip } from './testing/dip.ts';
import { dipMatch, dipPlayed } from './testing/matches.ts';

const find: FindGame = (id) => (id === 'dip' ? dip : undefined);
const played = dipPlayed();
const recordFile = JSON.stringify(played.record());
const position = dipMatch(3);
position.submit(0, { kind: 'take' }, 0);
const positionFile = JSON.stringify(positionOf(dip, 3, position.header.options, position.state));

interface Loose {
  [key: string]: unknown;
}
const changed = (file: string, change: (loose: any) => void): string => {
  const loose: unknown = JSON.parse(file);
  change(loose);
  return JSON.stringify(loose);
};

const NOTE = { seq: 0, at: 0, by: 'table', move: { kind: 'left', seat: 1, evil: 2 } };

describe('a record', () => {
  it('is read back as it was written', () => {
    const read = readRecord(recordFile, find);
    expect(read).toEqual({ ok: true, leftOut: [], record: played.record(), game: dip });
  });

  it('of an unfinished match holds no seed', () => {
    const match = dipMatch();
    match.advance(0);
    const read = readRecord(JSON.stringify(match.record()), find);
    expect(read.ok && 'seed' in read.record).toBe(false);
    expect(read.ok).toBe(true);
  });

  it('keeps the places of today: a file from the first edition', () => {
    const text = readFileSync(new URL('../golden/dip-record.json', import.meta.url), 'utf8');
    const read = readRecord(text, find);
    if (!read.ok) throw new Error(read.text);
    expect(verify(dip, read.record)).toEqual({ ok: true, entries: read.record.log.length });
    expect(read.record).toEqual(dipPlayed(3, 'golden').record());
    expect(JSON.parse(text)).toEqual(read.record);
  });

  it('drops from a move what its shape does not know, and its sum tells of it', () => {
    const read = readRecord(
      changed(recordFile, (file) => {
        file.log.find((entry: Loose) => entry['by'] === 0).move.smuggled = 1;
      }),
      find,
    );
    expect(read.ok && JSON.stringify(read.record)).not.toContain('smuggled');
    expect(read.ok && sumOf(read.record)).toBe(played.record().sum);
  });

  it('that leaves an option out is read with the default, and it is said which', () => {
    const read = readRecord(
      changed(recordFile, (f) => delete f.options.deals),
      find,
    );
    expect(read).toMatchObject({ ok: true, leftOut: ['deals'] });
    expect(readRecord(recordFile, find)).toMatchObject({ ok: true, leftOut: [] });
  });

  it.each<[string, (file: any) => void, (typeof FILE_WHY)[number], RegExp]>([
    ['another format', (f) => (f.format = 'pgn'), 'other-format', /"format": "cardinal-record"/],
    ['a later edition', (f) => (f.edition = 2), 'unknown-edition', /Expected edition 1 .* found 2/],
    ['no edition', (f) => delete f.edition, 'unknown-edition', /found undefined/],
    ['other rules', (f) => (f.rules = 7), 'unknown-edition', /rules edition 1; the file has 7/],
    ['an unknown game', (f) => (f.game = 'bridge'), 'unknown-game', /"bridge"/],
    ['a game that is a word of objects', (f) => (f.game = '__proto__'), 'unknown-game', /__proto__/],
    ['too many seats', (f) => (f.seats = 9), 'damaged', /2 to 4 seats, not 9/],
    ['options out of range', (f) => (f.options.deals = 99), 'damaged', /"deals": expected a whole number from 1 to 3/],
    ['unknown options', (f) => (f.options.colour = 1), 'damaged', /"colour"/],
    ['a deck too small', (f) => (f.options.deck = [1]), 'damaged', /deck-too-small/],
    ['a log that is none', (f) => (f.log = 'none'), 'damaged', /At log/],
    ['a seat nobody has', (f) => (f.log[1] = { seq: 1, at: 0, by: 3, move: {} }), 'damaged', /log.1: .* seat 3/],
    ['a move of no game', (f) => (f.log[1] = { seq: 1, at: 0, by: 0, move: 1 }), 'damaged', /log.1: .* no move of dip/],
    ['a time before time', (f) => (f.log[0].at = -1), 'damaged', /At log.0/],
    ['a broken draw', (f) => (f.log[0].move = { label: 'a' }), 'damaged', /At log.0/],
    ['a field that nobody knows', (f) => (f.evil = 2), 'damaged', /At evil: there is no such field\.$/],
    ['such a field in an entry', (f) => (f.log[0].evil = 2), 'damaged', /At log\.0\.evil: there is no such field\.$/],
    ['such a field in a note', (f) => (f.log[0] = NOTE), 'damaged', /At log\.0\.move/],
    [
      'a time that no number holds',
      (f) => (f.log.at(-1).at = 1e18),
      'damaged',
      /At log\.\d+\.at: .* cannot stand here/,
    ],
    ['a name too few', (f) => (f.names = ['Ann']), 'damaged', /At names: 1 names for 3 seats/],
    ['an unsound start', (f) => (f.start = JSON.parse(positionFile).state.hands), 'damaged', /start/],
  ])('with %s', (_, change, why, text) => {
    const read = readRecord(changed(recordFile, change), find);
    expect(read).toMatchObject({ ok: false, why });
    expect(!read.ok && read.text).toMatch(text);
  });
});

describe('a position', () => {
  it('is read back as it was written', () => {
    expect(readPosition(positionFile, find)).toEqual({ ok: true, position: JSON.parse(positionFile), game: dip });
  });

  it.each<[string, (file: any) => void, (typeof FILE_WHY)[number], RegExp]>([
    ['the format of a record', (f) => (f.format = 'cardinal-record'), 'other-format', /cardinal-position/],
    ['no state', (f) => delete f.state, 'damaged', /At state/],
    ['a hand of words', (f) => (f.state.hands[1] = ['ace']), 'damaged', /At state.hands.1.0/],
    ['a phase of no game', (f) => (f.state.phase = 'tea'), 'damaged', /At state.phase/],
    ['a hand that is too big', (f) => (f.state.hands[0] = [1, 2, 3, 4]), 'unsound', /more than 3/],
    ['a field that nobody knows', (f) => (f.evil = 2), 'damaged', /At evil: there is no such field/],
    ['other options than its state', (f) => (f.options.deals = 3), 'unsound', /Option "deals" .* in its state/],
    ['a seat too few', (f) => (f.seats = 2), 'unsound', /The state has 3 seats, the file 2/],
  ])('with %s', (_, change, why, text) => {
    const read = readPosition(changed(positionFile, change), find);
    expect(read).toMatchObject({ ok: false, why });
    expect(!read.ok && read.text).toMatch(text);
  });
});

describe('any file at all', () => {
  const answered = (text: string): void => {
    for (const read of [readRecord(text, find), readPosition(text, find)]) {
      if (read.ok) continue;
      expect(FILE_WHY).toContain(read.why);
      expect(read.text).toMatch(/^[A-Z].*\.$/s);
    }
  };

  it('cut off anywhere is no JSON', () => {
    for (const file of [recordFile, positionFile]) {
      for (let end = 0; end < file.length; end += 7) {
        expect(readRecord(file.slice(0, end), find)).toMatchObject({ ok: false, why: 'not-json' });
        expect(readPosition(file.slice(0, end), find)).toMatchObject({ ok: false, why: 'not-json' });
      }
    }
  });

  it('of any JSON or text is answered', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), answered));
    answered('['.repeat(100_000));
    answered('\u0000');
  });

  it('with any one value replaced is answered', () => {
    const paths = (value: unknown, at: readonly string[] = []): string[][] =>
      typeof value === 'object' && value !== null
        ? [[...at], ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...at, key]))]
        : [[...at]];
    for (const file of [recordFile, positionFile]) {
      const places = paths(JSON.parse(file));
      fc.assert(
        fc.property(fc.constantFrom(...places.slice(1)), fc.jsonValue({ maxDepth: 2 }), (path, value) => {
          const text = changed(file, (loose: Loose) => {
            let inner = loose;
            for (const key of path.slice(0, -1)) inner = inner[key] as Loose;
            inner[path.at(-1)!] = value;
          });
          answered(text);
          const read = readRecord(text, find);
          if (read.ok) expect(() => verify(dip, read.record)).not.toThrow();
        }),
        { numRuns: 300 },
      );
    }
  });
});

it('a game that is opened by a reader is the very game', () => {
  const opened = openMatch(dip, { seats: 3, seed: 'x', names: ['Ann', 'Bo', 'Cy'] });
  const read = readRecord(JSON.stringify(opened.ok && opened.match.record()), find);
  expect(read.ok && read.record.names).toEqual(['Ann', 'Bo', 'Cy']);
});
