// The claim that every numbered ruling and every house switch has a test which names it. Titles are read from the sources
// of the tests, so that a ruling whose test goes is missed here.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { games, type GameId } from './registry.ts';
import { SWITCHES } from './testing/house-switches.ts';
import { RULINGS } from './testing/rulings.ts';

/** The game of a section of docs/rulings.md; X is for all games. */
const SECTIONS: Readonly<Record<string, GameId | null>> = {
  X: null,
  1: 'numsense',
  2: 'break-in',
  3: 'math-rush',
  4: 'mathmasters',
  5: 'addition-mania',
};

const GAMES = Object.keys(games) as readonly GameId[];

/** The titles of tests and of groups of tests in a folder, with those that `each` fills in as they are written. */
function titlesIn(folder: string): string[] {
  const home = path.join(import.meta.dirname, folder);
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  return files.flatMap((file) => titlesOf(readFileSync(path.join(home, file), 'utf8')));
}

function titlesOf(source: string): string[] {
  const titles: string[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isCallExpression(one) && isTest(one.expression)) {
      const [title] = one.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
      else if (title && ts.isTemplateExpression(title)) titles.push(title.head.text);
    }
    ts.forEachChild(one, visit);
  };
  visit(ts.createSourceFile('a.test.ts', source, ts.ScriptTarget.Latest));
  return titles;
}

/** `it`, `test` and `describe`, plain or with parts such as `.each([…])` behind them. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['it', 'test', 'describe'].includes(callee.text);
  return (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) && isTest(callee.expression);
}

/** The rulings that a title names: "ruling 1.23", "rulings 2.14, X.5". */
function rulingsIn(title: string): string[] {
  return /\brulings? /.test(title) ? [...title.matchAll(/\b(?:X|[1-5])\.\d+\b/g)].map(([ruling]) => ruling) : [];
}

const titles = Object.fromEntries(GAMES.map((game) => [game, titlesIn(game)])) as Record<GameId, string[]>;

describe('tests that name what they show', () => {
  it.each(Object.entries(SECTIONS))('each ruling of section %s, and none that is not there', (section, game) => {
    const named = (game ? titles[game] : Object.values(titles).flat()).flatMap(rulingsIn);
    const own = new Set(named.filter((id) => id.startsWith(`${section}.`)));
    const all = RULINGS.filter((ruling) => ruling.section === section).map(({ id }) => id);
    expect(all.length).toBeGreaterThan(0);
    expect(own).toEqual(new Set(all));
  });

  it.each(GAMES)('each house switch of %s', (game) => {
    const said = titles[game].join('\n');
    const options = (SWITCHES[game] ?? []).map(([, option]) => option);
    expect(options.filter((option) => !new RegExp(`\\bH:${option}\\b`).test(said))).toEqual([]);
  });

  it('a ruling without a test is missed', () => {
    const source = "it.each([1])('ruling 1.1: a', () => {}); const x = 'ruling 1.2'; // it('ruling 1.3')";
    expect(titlesOf(source).flatMap(rulingsIn)).toEqual(['1.1']);
  });
});
