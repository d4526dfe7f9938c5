// Every rung of a hint and every line above the hand in Break In, under house rules drawn at random: held against the
// referee, a count of the cards' points, and all short formulas of the hand.
import { rngFrom } from '@cardinal/kernel';
import { lineText } from '@cardinal/table-kit';
import { LANGS } from '@cardinal/words';
import { expect, it } from 'vitest';
import { check } from './break-in/check.ts';
import { hintsOf } from './break-in/hints.ts';
import { laying } from './break-in/propose.ts';
import { bannerOf, mayBuild } from './break-in/table/banner.ts';
import { rungsOf } from './break-in/table/ladder.ts';
import { tongue } from './break-in/table/tongue.ts';
import type { BreakInMove, BreakInView, Card } from './break-in/types.ts';
import { games } from './registry.ts';
import { BLANK, playDrawn, type Moment } from './testing/drawn-house.ts';
import { figure, plain, worksOut } from './testing/printed-sums.ts';

const names = ['Ana', 'Bo', 'Cam', 'Dee', 'Eva', 'Fin'];

/** Plays drawn matches with a doubtful formula here and there; `look` sees each seat that may act, and may name its move. */
async function eachMoment(
  name: string,
  matches: number,
  rules: Readonly<Record<string, unknown>>,
  look: (view: BreakInView, whyNot: Moment['whyNot']) => unknown,
): Promise<void> {
  const game = await games['break-in'].load();
  const rng = rngFrom(name);
  const tries = (view: BreakInView): readonly unknown[] => [...doubtful(view), ...calls(view)];
  for (let number = 0; number < matches; number++) {
    playDrawn(game, { rng, rules, tries, most: 70 }, ({ view, whyNot }) =>
      look(view as unknown as BreakInView, whyNot),
    );
  }
}

/** A formula of the first cards that is most likely false, and a word against whatever lies there. */
function doubtful({ hand, pending }: BreakInView): readonly BreakInMove[] {
  const [a, b, c] = hand.filter(({ face }) => /\d/u.test(face));
  const sign = hand.find(({ face }) => face === '+' || face === '-');
  if (pending) return [{ kind: 'doubt', formula: pending.no }];
  if (!a || !b || !c || !sign) return [];
  return [{ kind: 'lay', formula: `${a.face}${sign.face}${b.face}=${c.face}`, cards: [a.id, sign.id, b.id, c.id] }];
}

const calls = ({ window }: BreakInView): readonly BreakInMove[] =>
  window ? [{ kind: 'break-in', card: window.card }] : [];

/** Reasons that bar every formula, whatever its cards. */
const BARS = ['took-back', 'one-formula', 'no-equals'];

/** Ordered choices of so many cards. */
function* rows(cards: readonly Card[], many: number): Generator<readonly Card[]> {
  if (many === 0) yield [];
  else
    for (const [at, card] of cards.entries())
      for (const more of rows(cards.toSpliced(at, 1), many - 1)) yield [card, ...more];
}

/** Whether some formula of at most four cards is taken: every row, with the "=" in every place. */
function someShort(view: BreakInView): boolean {
  // A table that judges takes false ones too.
  const strict: BreakInView = { ...view, options: { ...view.options, referee: 'engine' } };
  for (const many of [2, 3, 4]) {
    for (const row of rows(view.hand, many)) {
      if (row.some(({ face }) => face === '*')) continue;
      for (let at = 1; at < many; at++) {
        const formula = [...row.slice(0, at), { face: '=' }, ...row.slice(at)].map(({ face }) => face).join('');
        if (check(strict, { kind: 'lay', formula, cards: row.map(({ id }) => id) }).ok) return true;
      }
    }
  }
  return false;
}

const POINTS: Readonly<Record<string, number>> = { '+': 10, '-': 10, x: 15, '/': 15, '*': 20, '=': 20 };
const pointsOf = (faces: readonly string[]): number =>
  faces.reduce((sum, face) => sum + (POINTS[face] ?? Number(face)), 0);

/** What the sides of a printed formula come to that are a number, or a single calculation: how longer ones are read is the house's. */
function sides(formula: string): readonly number[] {
  return formula.split(' = ').flatMap((side) => {
    if (/^\d+$/u.test(side)) return [Number(side)];
    const [, a, sign = '', b] = /^(\d+) ([+−×÷]) (\d+)$/u.exec(side) ?? [];
    const [left, right] = [Number(a), Number(b)];
    const made = { '+': left + right, '−': left - right, '×': left * right, '÷': left / right }[sign];
    return made === undefined ? [] : [made];
  });
}

/** What is said of a hand. */
function counted(held: readonly string[]): string {
  const digits = held.filter((face) => /\d/u.test(face)).length;
  const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
  return `You hold ${many(digits, 'digit')} and ${many(held.length - digits, 'sign')}.`;
}

/** What is said first where so many sides are calculations. */
const SUMS: Readonly<Record<number, string>> = {
  0: 'Put the same number on both sides',
  1: 'Put a calculation on one side and its answer on the other',
  2: 'Put a calculation on both sides',
};
const PRINTED: Readonly<Record<string, string>> = { plus: '+', minus: '−', times: '×', divide: '÷' };
const CARDS: Readonly<Record<string, string>> = { '+': 'plus', '-': 'minus', x: 'times', '/': 'divide' };

it.each([
  ['whatever the house', {}, 12],
  // What bars a formula: a doubted one, one a turn with too many cards, and equals cards that run out.
  ['where the table judges', { referee: 'table', endlessEquals: true, freeBrackets: false }, 10],
  ['where equals cards run out', { endlessEquals: false, equalsCards: 2, referee: 'engine', freeBrackets: false }, 8],
  ['where no operator is asked for', { requireOperator: false, endlessEquals: true, freeBrackets: false }, 5],
])('E40 every line of a hint can be followed, %s', async (_, rules, matches) => {
  await tongue.speak('en');
  const rng = rngFrom('follow');
  const met = { whole: 0, none: 0, barred: 0, same: 0 };
  await eachMoment(`true-break-in ${JSON.stringify(rules)}`, matches, rules, (view, whyNot) => {
    if (!mayBuild(view)) return undefined;
    const hints = hintsOf(view);
    const rungs = rungsOf(view).map(plain);
    for (const rung of rungs) expect(rung).not.toMatch(BLANK);
    const last = hints.at(-1);
    const bar = whyNot({ kind: 'lay', formula: '1=1', cards: [] });
    expect(last?.kind === 'barred').toBe(BARS.includes(bar ?? ''));
    if (last?.kind === 'barred') {
      met.barred++;
      expect(last.refusal.why).toBe(bar);
      expect(rungs).toHaveLength(2);
      return undefined;
    }
    if (last?.kind !== 'whole') {
      met.none++;
      if (met.none < 8) expect(someShort(view)).toBe(false);
      const proved = last?.kind === 'none' && last.proved;
      expect(rungs.at(-1)).toMatch(proved ? /^These cards make no true formula now/u : /^I find no true formula/u);
      return undefined;
    }
    met.whole++;
    const lay = laying(view, last);
    expect(whyNot(lay)).toBeNull();
    if (lay.kind !== 'lay') throw new Error('a formula is laid');
    const faces = lay.cards.map((id) => view.hand.find((card) => card.id === id)?.face ?? '');
    expect(last.points).toBe(pointsOf([...faces, '=']));
    const [best = '', steps] = rungs.at(-1)?.split('\n') ?? [];
    expect(best).toContain(`for ${last.points} points`);
    const found = steps
      ?.replace(/^Check it: /u, '')
      .replace(/\.$/u, '')
      .split(', ')
      .map(worksOut);
    // One names signs where there are some, and both sides come to what was told.
    const signs = faces.some((face) => /[-+x/*]/u.test(face));
    expect(rungs[1]?.includes('no sign')).toBe(!signs);
    if (!signs) met.same++;
    const comesTo = figure(/come to (.+)\. It/u.exec(rungs[2] ?? '')?.[1] ?? '');
    if (found) expect(comesTo).toBeCloseTo(found.at(-1) ?? NaN, 6);
    // Every rung speaks of the very formula that the last one gives away, and of these cards.
    const formula = /^You can lay (.+) for \d+ points\.$/u.exec(best)?.[1] ?? '';
    const figures = (text: string): string => [...text].filter((one) => /[\d=+−×÷()]/u.test(one)).join('');
    const held = view.hand.map(({ face }) => face);
    expect(rungs[0]).toBe(counted(held));
    expect(figures(formula).replaceAll(/[^\d]/gu, '')).toBe(faces.filter((face) => /\d/u.test(face)).join(''));
    for (const side of sides(formula)) expect(side, formula).toBeCloseTo(comesTo, 6);
    expect(rungs[2]).toContain(`It takes ${faces.length} of your cards.`);
    expect(rungs[3]).toBe(`It looks like this: ${formula.replaceAll(/\d/gu, '□')}`);
    const needs = [...new Set(faces.filter((face) => face in CARDS).map((face) => `a ${CARDS[face]} card`))];
    for (const one of needs) expect(rungs[1]).toContain(one);
    const wilds = [...(rungs[1] ?? '').matchAll(/Use the wild card as a (\w+) card/gu)].map(([, name = '']) => name);
    expect(wilds).toHaveLength(faces.filter((face) => face === '*').length);
    for (const name of wilds) expect(formula).toContain(PRINTED[name]);
    const sums = formula.split('=').filter((side) => /\S [+−×÷] \S/u.test(side)).length;
    expect(rungs[1]?.split('. ')[0]?.replace(/\.$/u, '')).toBe(SUMS[sums]);
    return rng.below(2) === 0 ? lay : undefined;
  });
  expect(met.whole).toBeGreaterThan(10);
  if ('referee' in rules) expect(met.barred).toBeGreaterThan(2);
  if ('requireOperator' in rules) expect(met.same).toBeGreaterThan(3);
});

it('E36 the line above the hand asks for nothing that the referee refuses', async () => {
  await tongue.speak('en');
  let [lays, barred] = [0, 0];
  for (const rules of [{}, { endlessEquals: false, equalsCards: 1 }, { referee: 'table' }]) {
    await eachMoment(`true-lines ${JSON.stringify(rules)}`, 6, rules, (view, whyNot) => {
      const asks = (move: BreakInMove) => check(view, move);
      const line = lineText(bannerOf({ view, names, atBreak: false, asking: false, check: asks }));
      expect(line).not.toMatch(BLANK);
      const bar = BARS.includes(whyNot({ kind: 'lay', formula: '1=1', cards: [] }) ?? '');
      if (/lay a formula/iu.test(line)) {
        lays++;
        expect(bar, line).toBe(false);
      } else if (mayBuild(view)) {
        barred++;
        expect(bar, line).toBe(true);
      }
      if (/end your turn/iu.test(line)) expect(whyNot({ kind: 'done' })).toBeNull();
      if (/throw it away/u.test(line))
        expect(view.hand.some(({ id }) => whyNot({ kind: 'discard', card: id }) === null)).toBe(true);
      if (/from the draw pile/u.test(line)) expect(whyNot({ kind: 'take', from: 'draw' })).toBeNull();
      if (/or the discard pile/u.test(line)) expect(whyNot({ kind: 'take', from: 'discard' })).toBeNull();
      return undefined;
    });
  }
  expect([lays > 30, barred > 3]).toEqual([true, true]);
});

it.each(LANGS)('%s: no line of a hint has a hole', async (lang) => {
  await tongue.speak(lang);
  for (const rules of [
    { requireOperator: false, freeBrackets: false },
    { endlessEquals: false, equalsCards: 1 },
  ]) {
    await eachMoment('whole-break-in', 1, rules, (view) => {
      if (mayBuild(view)) for (const rung of rungsOf(view)) expect(rung).not.toMatch(BLANK);
      return undefined;
    });
  }
});
