// Facts to practise, against a calculator of our own that reads what is printed (P24).
import { describe, expect, it } from 'vitest';
import { CARRYING, drawFacts, factText, type FactsWish } from './facts.ts';
import { GRADES } from './grades.ts';

/** Numbers from 0 to limit − 1 from a small generator of its own. */
function chance(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const facts = (over: Partial<FactsWish> & Pick<FactsWish, 'grade'>, seed = 1) =>
  drawFacts({ count: 20, carrying: 'some', turnAroundsAreTwins: true, below: chance(seed), ...over });

/** Works out one side by the school's rules, from its text. */
function workOut(text: string): number {
  expect(text).toMatch(/^[-\d +−×÷()]+$/u);
  const open = /\(([^()]*)\)/.exec(text);
  if (open) return workOut(text.replace(open[0], String(workOut(open[1] ?? ''))));
  // Signed sums of products, left to right.
  const terms = text.split(/ (?=[+−] )/u).map((term) => {
    const minus = term.startsWith('− ');
    const [first = '', ...rest] = term.replace(/^[+−] /u, '').split(/ (?=[×÷])/u);
    const value = rest.reduce(
      (so, next) => (next.startsWith('×') ? so * Number(next.slice(2)) : so / Number(next.slice(2))),
      Number(first),
    );
    return minus ? -value : value;
  });
  return terms.reduce((sum, term) => sum + term, 0);
}

describe('facts', () => {
  it.each(GRADES.map(({ id }) => id))('P24 the key fills the blank truly: %s', (grade) => {
    const all = facts({ grade });
    expect(all.length).toBeGreaterThanOrEqual(15);
    for (const fact of all) {
      const { text, key } = factText(fact);
      const [left = '', right = ''] = text.replace('_', key).split(' = ');
      expect(workOut(left)).toBe(workOut(right));
    }
  });

  it('P24 the same chance gives the same sheet, another gives another', () => {
    expect(facts({ grade: '3.OA.7' }, 7)).toEqual(facts({ grade: '3.OA.7' }, 7));
    expect(facts({ grade: '3.OA.7' }, 7)).not.toEqual(facts({ grade: '3.OA.7' }, 8));
  });

  it.each(CARRYING)('P24 carrying "%s" is exact', (carrying) => {
    const carry = facts({ grade: '2.NBT.5', carrying }).map(
      ({ numbers: [a = 0, b = 0], operations: [sign], value }) => {
        const [x, y] = sign === '−' ? [value, b] : [a, b];
        return (x % 10) + (y % 10) > 9;
      },
    );
    if (carrying === 'some') expect(new Set(carry).size).toBe(2);
    else expect(carry.every((one) => one === (carrying === 'all'))).toBe(true);
  });

  it('P24 no fact comes twice, turned round or not', () => {
    const name = ({ numbers, operations }: (typeof all)[number]): string =>
      `${operations.join()}${[...numbers].sort((a, b) => a - b).join()}${operations[0] === '−' ? numbers.join() : ''}`;
    const all = facts({ grade: 'K.OA.5', count: 60 });
    expect(new Set(all.map(name)).size).toBe(all.length);
    const free = facts({ grade: 'K.OA.5', count: 60, turnAroundsAreTwins: false });
    expect(free.length).toBeGreaterThan(all.length);
  });

  it('P24 a sheet marked 2.OA.2 holds nothing outside it', () => {
    for (const {
      numbers: [a = 0, b = 0],
      operations: [sign],
      value,
    } of facts({ grade: '2.OA.2', count: 80 })) {
      const [x, y] = sign === '−' ? [value, b] : [a, b];
      expect(Math.max(x, y)).toBeLessThanOrEqual(9);
      expect(sign === '−' ? a : value).toBeLessThanOrEqual(18);
    }
  });

  it('P24 at least three in ten have the blank on the left or in the middle', () => {
    for (const { id } of GRADES) {
      const all = facts({ grade: id });
      const inside = all.filter((fact) => !factText(fact).text.endsWith('= _'));
      expect(inside.length / all.length).toBeGreaterThanOrEqual(0.3);
    }
  });

  it('a blank beside × 0 never has many answers', () => {
    for (const fact of facts({ grade: '5.OA.1', count: 60 })) {
      const { text, key } = factText(fact);
      const [left = '', right = ''] = text.split(' = ');
      const fits = Array.from({ length: 101 }, (_, n) => n).filter(
        (n) => workOut(left.replace('_', `${n}`)) === workOut(right.replace('_', `${n}`)),
      );
      expect(fits).toEqual([Number(key)]);
    }
  });
});
