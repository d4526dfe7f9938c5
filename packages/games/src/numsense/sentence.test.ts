import { describe, expect, it } from 'vitest';
import { options } from './options.ts';
import { readSentence } from './sentence.ts';
import type { Face } from './types.ts';

const rules = options.defaults;
const read = (text: string, hand: Face[], target: number, over: Partial<typeof rules> = {}) =>
  readSentence(text, hand, target, { ...rules, ...over });

describe('a sentence', () => {
  it('T1, T14: signs do not matter for the points, the 4 that is taken away adds 4', () => {
    expect(read('(7*2)-4', [7, 2, 4], 10)).toMatchObject({
      ok: true,
      exact: true,
      value: '10',
      distance: '0',
      points: '13',
    });
  });

  it('T3: a miss costs its distance on either side', () => {
    expect(read('2+3+6', [2, 3, 6], 10)).toMatchObject({ exact: false, value: '11', distance: '1', points: '-1' });
    expect(read('(6*2)-3', [2, 3, 6], 10)).toMatchObject({ exact: false, value: '9', distance: '1', points: '-1' });
  });

  it('T9 and ruling 1.17: a division by nought is refused where it stands, nought divided is nought', () => {
    expect(read('5+0', [0, 5], 5)).toMatchObject({ exact: true, points: '5' });
    expect(read('5/0', [0, 5], 5)).toEqual({ ok: false, why: 'division-by-zero', at: 2 });
    expect(read('0/5', [0, 5], 0)).toMatchObject({ exact: true, value: '0', points: '5' });
    expect(read('5/(3-3)', [5, 3, 3], 1)).toMatchObject({ why: 'division-by-zero', at: 3 });
  });

  it('ruling 1.13: brackets of any kind are free', () => {
    expect(read('[(1+2)*{3+4}]', [1, 2, 3, 4], 21)).toMatchObject({ exact: true });
  });

  it('E38 ruling 1.14: fractions on the way are exact', () => {
    expect(read('5*(5-1/5)', [1, 5, 5, 5], 24)).toMatchObject({ exact: true, points: '16' });
    expect(read('1/3+1/3+1/3', [1, 3, 1, 3, 1, 3], 1)).toMatchObject({ exact: true });
  });

  it('H:wholeNumbersOnly refuses a step that is no whole number, at its place', () => {
    const whole = { wholeNumbersOnly: true };
    expect(read('5*(5-1/5)', [1, 5, 5, 5], 24, whole)).toEqual({
      ok: false,
      why: 'not-whole',
      at: 5,
      facts: { value: '1/5' },
    });
    expect(read('2/5', [2, 5], 1, whole)).toMatchObject({ why: 'not-whole' });
    expect(read('6/3', [6, 3], 1, whole)).toMatchObject({ ok: true, value: '2', points: '-1' });
  });

  it('ruling 1.15: a miss by a fraction costs that fraction', () => {
    expect(read('2/5', [2, 5], 1)).toMatchObject({ value: '2/5', distance: '3/5', points: '-3/5' });
  });

  it('ruling 1.16: values below nought are allowed, a minus in front is not, nor two cards glued', () => {
    expect(read('2-5+8', [2, 5, 8], 5)).toMatchObject({ exact: true, points: '15' });
    expect(read('2-5', [2, 5], 1)).toMatchObject({ value: '-3', points: '-4' });
    expect(read('-2+5', [2, 5], 3)).toMatchObject({ why: 'unreadable', at: 0, facts: { slip: 'unary-minus' } });
    expect(read('25', [2, 5], 25)).toMatchObject({ why: 'wrong-cards' });
  });

  it('ruling 1.18: a Wild is any whole number from 0 to 25', () => {
    expect(read('25-15', ['W', 15], 10)).toMatchObject({ exact: true, values: [25, 15], points: '40' });
    expect(read('0+10', ['W', 10], 10)).toMatchObject({ exact: true, points: '10' });
    expect(read('26-16', ['W', 16], 10)).toEqual({
      ok: false,
      why: 'wrong-cards',
      at: 0,
      facts: { missing: 'W', extra: '26' },
    });
  });

  it('ruling 1.19: wilds bring what they count as, or nothing by H:wildPoints', () => {
    expect(read('25-15', ['W', 15], 10)).toMatchObject({ points: '40' });
    expect(read('25-15', ['W', 15], 10, { wildPoints: 'zero' })).toMatchObject({ points: '15' });
    expect(read('10+10-10', ['M', 'T', 10], 10, { wildPoints: 'zero' })).toMatchObject({ points: '10' });
  });

  it('T4 and ruling 1.20: a Mirror copies exactly the other cards', () => {
    const legal = (numbers: number[]) => read(numbers.join('+'), [3, 5, 'M'], 0).ok;
    const sets = Array.from({ length: 26 }, (_, n) => [3, 5, n]).filter(legal);
    expect(sets).toEqual([
      [3, 5, 3],
      [3, 5, 5],
    ]);
  });

  it('ruling 1.20: a Mirror copies what a Wild or a Target takes; beside Mirrors alone it is nought', () => {
    expect(read('17+17', ['M', 'W'], 34)).toMatchObject({ ok: true, exact: true });
    expect(read('17+16', ['M', 'W'], 33).ok).toBe(false);
    expect(read('10+10', ['M', 'T'], 20).ok).toBe(false);
    expect(read('20+20', ['M', 'T'], 20)).toMatchObject({ ok: true, values: [20, 20] });
    expect(read('0+0', ['M', 'M'], 0)).toMatchObject({ exact: true, points: '0' });
    expect(read('1+1', ['M', 'M'], 2).ok).toBe(false);
    expect(read('0+0+7', ['M', 'D', 7], 7)).toMatchObject({ exact: true, values: [0, 0, 7] });
    expect(read('30+30', ['M', 30], 60)).toMatchObject({ ok: true });
  });

  it('matches wilds that need each other: what only a Wild can be goes to the Wild', () => {
    expect(read('7+9+7+9', ['W', 'M', 'M', 7], 32)).toMatchObject({ ok: true, values: [9, 9, 7, 7] });
    expect(read('40+7+40', [40, 'W', 'M'], 87)).toMatchObject({ ok: true, values: [40, 7, 40] });
    expect(read('7+8+9', ['W', 'M', 7], 24)).toMatchObject({ ok: false, facts: { extra: '9', missing: 'M' } });
  });

  it('ruling 1.24: a Discard in hand counts nought', () => {
    expect(read('10+0', ['D', 10], 10)).toMatchObject({ exact: true, points: '10', values: [0, 10] });
    expect(read('10+5', ['D', 10], 15)).toMatchObject({ why: 'wrong-cards', at: 3 });
  });

  it('ruling 1.26: exact with nothing but noughts is 0 points', () => {
    expect(read('0+0', [0, 0], 0)).toMatchObject({ exact: true, points: '0' });
  });

  it('says which cards are missing and which numbers are too much', () => {
    expect(read('7+3', [7, 2, 4], 10)).toEqual({
      ok: false,
      why: 'wrong-cards',
      at: 2,
      facts: { missing: '2 4', extra: '3' },
    });
    expect(read('7+2+4+4', [7, 2, 4], 10)).toMatchObject({ at: 6, facts: { extra: '4' } });
    expect(read('7+2', [7, 2, 'M'], 9)).toMatchObject({ facts: { missing: 'M' } });
  });

  it('points at the slip in a text that cannot be read', () => {
    expect(read('7+*2', [7, 2], 9)).toMatchObject({
      ok: false,
      why: 'unreadable',
      at: 2,
      facts: { slip: 'missing-number' },
    });
    expect(read('', [7, 2], 9)).toMatchObject({ why: 'unreadable', at: 0 });
    expect(read('7 ! 2', [7, 2], 9)).toMatchObject({ why: 'unreadable', at: 2, facts: { found: '!' } });
  });

  it('X.1: the star is times', () => {
    expect(read('7*2', [7, 2], 14)).toMatchObject({ exact: true });
    expect(read('7 × 2', [7, 2], 14)).toMatchObject({ exact: true });
  });
});
