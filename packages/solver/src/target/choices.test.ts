import { describe, expect, test } from 'vitest';
import { Choices } from './choices.ts';
import type { Face } from './faces.ts';
import { bruteChoices } from './testing/brute.ts';

const listed = (hand: readonly Face[], target: number): { values: readonly number[]; sum: number }[] => {
  const list: { values: readonly number[]; sum: number }[] = [];
  const choices = new Choices(hand, target);
  choices.run((numbers, sum) => {
    list.push({ values: choices.inOrder(numbers), sum });
    return false;
  });
  return list;
};

const asSet = (list: readonly (readonly number[])[]): string[] =>
  [...new Set(list.map((values) => [...values].sort((a, b) => a - b).join()))].sort();

test('T4: 3 5 Mirror counts as exactly {3,3,5} or {3,5,5}', () => {
  expect(asSet(listed([3, 5, 'M'], 9).map(({ values }) => values))).toEqual(['3,3,5', '3,5,5']);
});

describe('every hand', () => {
  test.each<{ hand: readonly Face[] }>([
    { hand: [3, 5] },
    { hand: ['M', 3, 5, 5] },
    { hand: ['W', 4] },
    { hand: ['W', 'M'] },
    { hand: ['W', 'W', 3] },
    { hand: ['M', 'M'] },
    { hand: ['M', 'D', 'M', 2] },
    { hand: ['T', 'M', 'W'] },
    { hand: ['W', 'M', 'W', 'M'] },
    { hand: ['M', 'T', 'D', 'M', 7] },
  ])('$hand: every choice once, by falling sum', ({ hand }) => {
    const list = listed(hand, 9);
    const texts = list.map(({ values }) => [...values].sort((a, b) => a - b).join());
    expect(asSet(list.map(({ values }) => values))).toEqual(asSet(bruteChoices(hand, 9)));
    // A Mirror may copy what another card is anyway: the same values by another way are one choice of that kind.
    const wilds = list.map(({ values }) =>
      values
        .filter((_, i) => hand[i] === 'W')
        .sort((a, b) => a - b)
        .join(),
    );
    expect(new Set(texts.map((text, i) => `${text}|${wilds[i]}`)).size).toBe(list.length);
    for (const [i, { values, sum }] of list.entries()) {
      expect(sum).toBe(values.reduce((all, value) => all + value, 0));
      if (i > 0) expect(sum).toBeLessThanOrEqual(list[i - 1]!.sum);
    }
  });
});
