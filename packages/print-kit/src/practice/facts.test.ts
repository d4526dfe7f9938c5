// Facts to practise, against a calculator of our own that reads what is printed (P24).
import { describe, expect, it } from 'vitest';
import { SHARES, drawFacts, factText, type FactsWish } from './facts.ts';
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
  drawFacts({
    count: 20,
    carrying: 'some',
    brackets: 'some',
    balance: 'none',
    turnAroundsAreTwins: true,
    below: chance(seed),
    ...over,
  });

/** Works out one side by the school's rules, from its text. */
function workOut(text: string): number {
  if (!/^[-\d +−×÷()]+$/u.test(text)) throw new Error(`no sum: ${text}`);
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
    const balances = facts({ grade, balance: 'all' });
    expect(all.length).toBeGreaterThanOrEqual(15);
    expect(balances).toHaveLength(20);
    for (const fact of [...all, ...balances]) {
      const { text, key } = factText(fact);
      const [left = '', right = ''] = text.replace('_', key).split(' = ');
      expect(workOut(left)).toBe(workOut(right));
    }
  });

  it('P24 the same chance gives the same sheet, another gives another', () => {
    expect(facts({ grade: '3.OA.7' }, 7)).toEqual(facts({ grade: '3.OA.7' }, 7));
    expect(facts({ grade: '3.OA.7' }, 7)).not.toEqual(facts({ grade: '3.OA.7' }, 8));
  });

  it.each(SHARES)('P24 carrying "%s" is exact', (carrying) => {
    const carry = facts({ grade: '2.NBT.5', carrying }).map(
      ({ numbers: [a = 0, b = 0], operations: [sign], value }) => {
        const [x, y] = sign === '−' ? [value, b] : [a, b];
        return (x % 10) + (y % 10) > 9;
      },
    );
    if (carrying === 'some') expect(new Set(carry).size).toBe(2);
    else expect(carry.every((one) => one === (carrying === 'all'))).toBe(true);
  });

  it.each(SHARES)('brackets "%s" is exact, and only where the standard has them', (brackets) => {
    const has = facts({ grade: '5.OA.1', brackets }).map((fact) => factText(fact).text.includes('('));
    expect(has).toHaveLength(20);
    if (brackets === 'some') expect(new Set(has).size).toBe(2);
    else expect(has.every((one) => one === (brackets === 'all'))).toBe(true);
    expect(facts({ grade: '3.OA.7', brackets })).toHaveLength(20);
  });

  it('a balance has an operation on both sides, one blank anywhere, and stays inside its standard', () => {
    const all = facts({ grade: '2.OA.2', balance: 'all', count: 60 });
    const places = new Set(all.map(({ blank }) => blank));
    expect([...places].sort()).toEqual([0, 1, 2, 3]);
    for (const fact of all) {
      const { text, key } = factText(fact);
      expect(text).toMatch(/^[\d_]+ [+−] [\d_]+ = [\d_]+ [+−] [\d_]+$/u);
      for (const side of text.replace('_', key).split(' = ')) {
        const [a = NaN, b = NaN] = side.split(/ [+−] /u).map(Number);
        const [x, y] = side.includes('−') ? [a - b, b] : [a, b];
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(9);
      }
    }
    const some = facts({ grade: '2.NBT.5', balance: 'some', carrying: 'none', count: 30 });
    expect(some.filter(({ other }) => other)).toHaveLength(10);
    for (const { other } of some) {
      if (!other) continue;
      const { numbers, operation } = other;
      const [x, y] = operation === '−' ? [numbers[0] - numbers[1], numbers[1]] : numbers;
      expect((x % 10) + (y % 10)).toBeLessThanOrEqual(9);
    }
  });

  it('P24 no fact comes twice, turned round or not', () => {
    const name = ({ numbers, operations }: (typeof all)[number]): string =>
      `${operations.join()}${[...numbers].sort((a, b) => a - b).join()}${operations[0] === '−' ? numbers.join() : ''}`;
    const all = facts({ grade: 'K.OA.5', count: 60 });
    expect(new Set(all.map(name)).size).toBe(all.length);
    const free = facts({ grade: 'K.OA.5', count: 60, turnAroundsAreTwins: false });
    expect(free.length).toBeGreaterThan(all.length);
  });

  it('P24 nor does one with brackets, whichever side is turned round', () => {
    const turned = (left: string, sign: string, right: string): string[] =>
      sign === '−' ? [`${left} − ${right}`] : [`${left} ${sign} ${right}`, `${right} ${sign} ${left}`];
    const forms = ({ numbers: [a, b, c], operations: [first = '+', second = '+'], bracket }: (typeof all)[number]) => {
      const before = bracket === 'first' || (bracket === null && second !== '×');
      return before
        ? turned(`${a}`, first, `${b}`).flatMap((pair) => turned(`(${pair})`, second, `${c}`))
        : turned(`${b}`, second, `${c}`).flatMap((pair) => turned(`${a}`, first, `(${pair})`));
    };
    const wish = { grade: '5.OA.1', count: 400 } as const;
    const all = facts(wish);
    expect(all).toHaveLength(400);
    const seen = all.flatMap((fact) => [...new Set(forms(fact))]);
    expect(new Set(seen).size).toBe(seen.length);
    // The same chance has such twins where they are let be.
    const free = facts({ ...wish, turnAroundsAreTwins: false }).flatMap((fact) => [...new Set(forms(fact))]);
    expect(new Set(free).size).toBeLessThan(free.length);
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
    for (const fact of [
      ...facts({ grade: '5.OA.1', count: 60 }),
      ...facts({ grade: '3.OA.7', balance: 'all', count: 60 }),
    ]) {
      const { text, key } = factText(fact);
      const [left = '', right = ''] = text.split(' = ');
      const fits = Array.from({ length: 101 }, (_, n) => n).filter(
        (n) => workOut(left.replace('_', `${n}`)) === workOut(right.replace('_', `${n}`)),
      );
      expect(fits).toEqual([Number(key)]);
    }
  });
});
