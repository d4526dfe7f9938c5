// What people expect has a number, and titles of tests begin with it. Each number that is cited stands in the docs, and each
// that stands there is cited: a title means something to whoever reads it, and a promise without a test is missed.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './setup.mjs';

/** All tests of packages and apps, as text. */
const TESTS = ['packages', 'apps'].flatMap((room) =>
  readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => readFileSync(path.join(ROOT, room, file), 'utf8')),
);

/** The numbers with which texts in quotes begin: "E10 …", "E12, E13 …". */
const cited = (letter: string): Set<string> => {
  const heads = new RegExp(`['"\`]((?:${letter}\\d+[ ,:]+(?:and )?)+)`, 'g');
  const texts = TESTS.flatMap((test) => [...test.matchAll(heads)].map(([, head = '']) => head));
  return new Set(texts.flatMap((head) => head.match(/[A-Z]\d+/g) ?? []));
};

it.each([
  ['docs/expectations.md', 'E', /^- \*\*(E\d+)\*\*/gm],
  ['docs/printing.md', 'P', /^\| (P\d+) /gm],
])('%s lists the expectations that tests cite, and no others', (page, letter, listed) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  const numbers = new Set([...text.matchAll(listed)].map(([, number = '']) => number));
  expect(cited(letter)).toEqual(numbers);
});
