// Every rung of a hint in Numsense, under house rules drawn at random: held against the referee, and, where hands are
// small, against all that the cards can make.
import { rngFrom } from '@cardinal/kernel';
import { LANGS } from '@cardinal/words';
import { expect, it } from 'vitest';
import { hintsOf } from './numsense/hints.ts';
import { readSentence } from './numsense/sentence.ts';
import { rungsOf } from './numsense/table/ladder.ts';
import { tongue } from './numsense/table/tongue.ts';
import { typedPieces } from './numsense/table/typing.ts';
import { worth } from './numsense/table/worth.ts';
import type { Face, NumsenseView } from './numsense/types.ts';
import { games } from './registry.ts';
import { BLANK, playDrawn, type Moment } from './testing/drawn-house.ts';
import { figure, plain, worksOut } from './testing/printed-sums.ts';

/** Hands of at most so many cards are tried in every way. */
const SMALL = 4;

const told = (view: NumsenseView): readonly string[] =>
  rungsOf({ view, words: tongue.table, signs: tongue.signs }).rungs;

/** Plays drawn matches; `look` sees each seat that must act with a hand and a target, and may name its move. */
async function eachMoment(
  name: string,
  matches: number,
  rules: Readonly<Record<string, unknown>>,
  look: (view: NumsenseView, whyNot: Moment['whyNot']) => unknown,
): Promise<void> {
  const game = await games.numsense.load();
  const rng = rngFrom(name);
  for (let number = 0; number < matches; number++) {
    playDrawn(game, { rng, rules, most: 40 }, ({ seat, match, view, whyNot }) => {
      const seen = view as unknown as NumsenseView;
      const acts = match.turn.must.includes(seat) && !seen.open && seen.target && seen.hand.length > 0;
      return acts ? look(seen, whyNot) : undefined;
    });
  }
}

/** All that numbers can make by trying every pair, as fractions [above, below]; with `whole` only by whole steps. */
function makes(numbers: readonly (readonly [number, number])[], whole: boolean): (readonly [number, number])[] {
  if (numbers.length === 1) return [...numbers];
  const all: (readonly [number, number])[] = [];
  for (const [i, [a, b]] of numbers.entries()) {
    for (const [j, [c, d]] of numbers.entries()) {
      if (i === j) continue;
      const rest = numbers.filter((_, at) => at !== i && at !== j);
      const made: readonly (readonly [number, number])[] = [
        [a * d + c * b, b * d],
        [a * d - c * b, b * d],
        [a * c, b * d],
        ...(c === 0 ? [] : [[a * d, b * c] as const]),
      ];
      for (const one of made) if (!whole || one[0] % one[1] === 0) all.push(...makes([...rest, one], whole));
    }
  }
  return all;
}

/** How near some cards come to a number; null where a wild is among them, or there are too many. */
function nearest(faces: readonly Face[], target: number, whole: boolean): number | null {
  if (faces.length > SMALL) return null;
  const numbers = faces.flatMap((face) => (typeof face === 'number' ? [[face, 1] as const] : []));
  if (numbers.length < faces.length) return null;
  return Math.min(...makes(numbers, whole).map(([above, below]) => Math.abs(above / below - target)));
}

const closeTo = (text: string): number => {
  const [above = '', below = '1'] = text.split('/');
  return Number(above) / Number(below);
};

const NAMES: Readonly<Record<string, Face>> = { Wild: 'W', Discard: 'D', Mirror: 'M', Target: 'T' };
const faceOf = (name: string): Face => NAMES[name] ?? Number(name);
const ASCII: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/' };
const ascii = (printed: string): string =>
  printed.replaceAll(/[−×÷]/gu, (sign) => ASCII[sign] ?? '').replaceAll(' ', '');

/** What is printed on the five rungs for a hand, read without the words that made it. */
function read(rungs: readonly string[]) {
  const [possible = '', idea = '', start = '', shape = '', whole = ''] = rungs.map(plain);
  const [sentence = '', steps = ''] = whole.split('\n');
  return {
    exact: possible.startsWith('Yes'),
    proved: !/found/u.test(possible),
    target: Number(/make (\d+)/u.exec(possible)?.[1]),
    distance: figure(/ is (.+) away\./u.exec(possible)?.[1] ?? '0'),
    looksAt: /Look at (.+) first\./u
      .exec(idea)?.[1]
      ?.split(/, and |, | and /u)
      .map(faceOf),
    put: /Put down the (\w+)\./u.exec(start)?.[1],
    wilds: [...start.matchAll(/Let your (\w+) be (\d+)\./gu)].map(([, name, value]) => [name, Number(value)] as const),
    stride: /Start like this: (.+)\.$/u.exec(start)?.[1],
    number: /Start with (.+)\.$/u.exec(start)?.[1],
    shape: shape.replace('It looks like this: ', ''),
    sentence: sentence.replace('Here it is: ', ''),
    steps: steps.replace('Step by step: ', '').replace(/\.$/u, '').split(', then ').filter(Boolean),
  };
}

/** Holds what is printed against the cards and against itself: every rung speaks of the sentence that the last gives away. */
function holdsTogether(told: ReturnType<typeof read>, hand: readonly Face[], target: number): void {
  const { sentence, steps, stride, number, looksAt } = told;
  expect(told.target).toBe(target);
  expect(told.shape).toBe(sentence.replaceAll(/\d+/gu, '□'));
  const values = steps.map(worksOut);
  const comesTo = values.at(-1) ?? figure(sentence);
  expect(Math.abs(comesTo - target), sentence).toBeCloseTo(told.distance, 6);
  expect(told.distance < 1e-9).toBe(told.exact);
  if (stride !== undefined) expect(stride).toBe(steps[0]);
  if (number !== undefined) expect(ascii(sentence).replace(/^\(+/u, '').startsWith(number)).toBe(true);
  // The numbers that wilds are to be stand in the sentence.
  const numbers = ascii(sentence).match(/\d+/gu)?.map(Number) ?? [];
  for (const [name = '', value] of told.wilds) {
    expect(hand).toContain(faceOf(name));
    expect(numbers).toContain(value);
  }
  if (!looksAt || stride === undefined) return;
  // The cards to look at are those of the first step.
  for (const face of looksAt) expect(hand).toContain(face);
  if (looksAt.some((face) => typeof face !== 'number')) return;
  const [a, , b] = ascii(stride.split(' = ')[0] ?? '').split(/([-+*/])/u);
  expect(looksAt.toSorted()).toEqual([Number(a), Number(b)].toSorted());
}

it.each([
  ['whatever the house', {}, 25],
  ['where only whole numbers count', { wholeNumbersOnly: true, variant: 'fixed', handSize: 3 }, 12],
  ['with few cards', { wholeNumbersOnly: false, variant: 'fixed', handSize: 2 }, 15],
])('E40 every line of a hint can be followed, %s', async (_, rules, matches) => {
  await tongue.speak('en');
  const rng = rngFrom('follow');
  const met = { put: 0, putNot: 0, exact: 0, tried: 0 };
  await eachMoment(`true-numsense ${JSON.stringify(rules)}`, matches, rules, (view, whyNot) => {
    const hints = hintsOf(view);
    if (!hints || !view.target) throw new Error('there is a hand and a target');
    const [possible] = hints;
    const rungs = told(view);
    const printed = read(rungs);
    const sentence = ascii(printed.sentence);
    for (const rung of rungs) expect(rung).not.toMatch(BLANK);
    const target = view.target.value;
    const all = view.hand.map(({ face }) => face);
    const puts = view.phase === 'put';
    // What may be kept: all cards, or all but one.
    const hands = puts ? all.map((_one, at) => all.toSpliced(at, 1)) : [all];
    const best = hands.map((hand) => nearest(hand, target, view.options.wholeNumbersOnly));
    if (best.every((one) => one !== null)) {
      met.tried++;
      const least = Math.min(...best.map(Number));
      expect(possible.exact).toBe(least < 1e-9);
      expect(printed.distance).toBeCloseTo(least, 6);
      expect(possible.exact || possible.proved).toBe(true);
    }
    // It speaks of what is left once a card is down, where one has to go, and of the whole hand where none has.
    expect(/put/u.test(rungs[0] ?? '')).toBe(puts);
    expect(printed.exact).toBe(possible.exact);
    expect(printed.exact || printed.proved).toBe(possible.exact || possible.proved);
    expect(printed.distance).toBeCloseTo(possible.exact ? 0 : closeTo(possible.distance), 6);
    if (puts) {
      if (possible.exact) met.put++;
      else met.putNot++;
      const card = view.hand.find(({ face }) => face === faceOf(printed.put ?? ''));
      if (!card) throw new Error('the card is in the hand');
      const put = { kind: 'put', card: card.id };
      expect(whyNot(put)).toBeNull();
      const kept = view.hand.filter((one) => one !== card).map(({ face }) => face);
      holdsTogether(printed, kept, target);
      expect(readSentence(sentence, kept, target, view.options)).toMatchObject({ ok: true, exact: possible.exact });
      return rng.below(2) === 0 ? put : undefined;
    }
    expect(printed.put).toBeUndefined();
    holdsTogether(printed, all, target);
    expect(readSentence(sentence, all, target, view.options)).toMatchObject({ ok: true, exact: possible.exact });
    const says = { kind: view.phase === 'compose' ? 'write' : 'declare', sentence };
    if (view.phase !== 'compose' && !possible.exact) return undefined;
    met.exact++;
    expect(whyNot(says)).toBeNull();
    return rng.below(4) === 0 ? says : undefined;
  });
  expect([met.put > 5, met.putNot > 5, met.exact > 10, met.tried > 10]).toEqual([true, true, true, true]);
});

it('H:wholeNumbersOnly the tray calls legal just what the referee takes', async () => {
  const rng = rngFrom('tray');
  let [taken, broken] = [0, 0];
  await eachMoment('true-tray', 12, { wholeNumbersOnly: true }, (view) => {
    const hand = view.hand.filter(({ face }) => typeof face === 'number').slice(0, 3);
    const [a, b, c] = hand.map(({ face }) => face);
    if (c === undefined) return undefined;
    const target = view.target?.value ?? 0;
    for (let at = 0; at < 6; at++) {
      const sign = (): string => '+-*/'[rng.below(4)] ?? '';
      const text = rng.below(2) === 0 ? `${a}${sign()}${b}${sign()}${c}` : `(${a}${sign()}${b})${sign()}${c}`;
      const holding = { hand, target, spare: 0, wholeOnly: view.options.wholeNumbersOnly };
      const { kind } = worth(typedPieces(text, holding).pieces, holding);
      const read = readSentence(text, [a!, b!, c], target, view.options);
      const expected = read.ok
        ? 'whole'
        : { 'not-whole': 'not-whole', 'division-by-zero': 'by-zero' }[read.why as string];
      // A number that is two cards is read as either; what the tray says is then of the same figures.
      expect([text, kind]).toEqual([text, expected]);
      if (read.ok) taken++;
      else broken++;
    }
    return undefined;
  });
  expect([taken > 30, broken > 10]).toEqual([true, true]);
});

it.each(LANGS)('%s: no line of a hint has a hole', async (lang) => {
  await tongue.speak(lang);
  await eachMoment('whole-numsense', 2, {}, (view) => {
    for (const rung of told(view)) expect(rung).not.toMatch(BLANK);
    return undefined;
  });
});
