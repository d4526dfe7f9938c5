// The examples of moves are moves, there is one for every kind, and the page of documentation lists them all.
import { readFileSync } from 'node:fs';
import { games } from '@cardinal/games';
import { shaped } from '@cardinal/kernel';
import { describe, expect, test } from 'vitest';
import { loadGame, open, type LoadedGame } from '../find-game.ts';
import { exampleOf, readMove } from './read-move.ts';

const docs = readFileSync('docs/command-line.md', 'utf8').replaceAll(/ +/g, ' ');

/** The kinds that a shape takes, read from the schema itself. */
function kindsOf({ game }: LoadedGame): string[] {
  type Entries = { readonly entries: { readonly kind: { readonly literal: string } } };
  const shape = game.shapes.move as unknown as Entries & { readonly options?: readonly Entries[] };
  return (shape.options ?? [shape]).map(({ entries }) => entries.kind.literal).sort();
}

describe.each(Object.keys(games))('moves of %s', (id) => {
  test('each kind has an example as a line and as JSON, which the documentation shows', async () => {
    const loaded = await loadGame(id);
    const { game, forms } = loaded;
    const match = open(loaded, { seats: loaded.entry.facts.usualSeats, seed: '1', options: {} });
    match.advance(0, true);
    expect([...new Set(forms.map(({ json }) => json.kind))].sort()).toEqual(kindsOf(loaded));
    for (const { line, means, json } of forms) {
      expect(shaped(game.shapes.move, json), JSON.stringify(json)).toMatchObject({ ok: true });
      expect(game.read(line, match.view(0)), line).toMatchObject({ kind: json.kind });
      expect(docs).toContain(
        `| ${id} | \`${line}\` | \`${JSON.stringify(json)}\` |${means === '' ? '' : ` ${means}`} |`,
      );
    }
  });

  test('what is no move is told with its field and what was expected', async () => {
    const loaded = await loadGame(id);
    const view = open(loaded, { seats: loaded.entry.facts.usualSeats, seed: '1', options: {} }).view(0);
    const read = (given: unknown) => readMove(loaded, given, view);
    expect(read({ kind: 'fly' })).toMatchObject({ ok: false, path: 'kind', text: expect.stringContaining('expected') });
    expect(read('fly away')).toMatchObject({ ok: false, text: expect.stringContaining(loaded.forms[0]!.line) });
    expect(read(7)).toMatchObject({ ok: false, text: expect.stringContaining('expected Object') });
  });
});

test('a guess that is no whole number is answered with what a guess is', async () => {
  const loaded = await loadGame('addition-mania');
  const view = open(loaded, { seats: 2, seed: '1', options: {} }).view(0);
  for (const line of ['guess 17.5', 'guess abc', 'guess -5']) {
    expect(readMove(loaded, line, view)).toMatchObject({
      text: expect.stringContaining('a whole number, 0 or more'),
    });
  }
  expect(readMove(loaded, { kind: 'guess', sum: 'x' }, view)).toEqual({
    ok: false,
    path: 'sum',
    text: '"sum" is not as it should be: expected number, found "x".',
  });
  expect(readMove(loaded, 'guess 20', view)).toEqual({ ok: true, move: { kind: 'guess', sum: 20 } });
});

test('the example for who wrote no move fits the moment', async () => {
  const loaded = await loadGame('math-rush');
  const match = open(loaded, { seats: 2, seed: '1', options: {} });
  match.advance(0, true);
  expect(exampleOf(loaded, match.view(0))).toBe('ready');
  for (const seat of [0, 1]) match.submit(seat, { kind: 'ready' }, 0);
  const line = exampleOf(loaded, match.view(0));
  const move = loaded.game.read(line, match.view(0));
  expect(move && loaded.game.check(match.view(0), move), line).toMatchObject({ ok: true });
  const guessing = await loadGame('addition-mania');
  const mania = open(guessing, { seats: 2, seed: '1', options: {} });
  mania.advance(0, true);
  expect(exampleOf(guessing, mania.view(0))).toContain('guess');
});
