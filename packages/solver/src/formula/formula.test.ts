import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardPoints, FORMULA_CARDS, isDigit, isFormulaCard, pointsOf, type FormulaCard } from './cards.ts';
import { bestFormula, searchFormula, witnesses } from './find.ts';
import { bestByOrders, setsByOrders } from './orders.ts';
import type { FormulaQuery, FormulaRules } from './rules.ts';
import { cardsOf, isTrueFormula } from './verify.ts';

const DECK = FORMULA_CARDS.flatMap((face) => {
  const many = isDigit(face) ? 6 : face === '*' ? 4 : face === 'x' || face === '/' ? 5 : 8;
  return new Array<FormulaCard>(many).fill(face);
});

/** A stream of hands that is the same every time (Mulberry32). */
function hands(seed: number): (size: number) => FormulaCard[] {
  let state = seed;
  const real = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return (size) => {
    const deck = [...DECK];
    return Array.from({ length: size }, () => deck.splice(Math.floor(real() * deck.length), 1)[0] ?? '0');
  };
}

const cards = (text: string): FormulaCard[] => text.split(' ') as FormulaCard[];

/** Both sides by whole numbers of any size, in school order: another reader than the parser of the house. */
function holds(formula: string): boolean {
  const [left, right] = formula
    .replaceAll('*', '')
    .split('=')
    .map((side) => {
      let [top, bottom] = [0n, 1n];
      for (const [, sign, term] of side.matchAll(/(^|[+-])([^+-]+)/g)) {
        let [p, q] = [1n, 1n];
        for (const [, op, number] of (term ?? '').matchAll(/(^|[x/])(\d+)/g)) {
          if (op === '/') q *= BigInt(number ?? 0);
          else p *= BigInt(number ?? 0);
        }
        top = sign === '-' ? top * q - p * bottom : top * q + p * bottom;
        bottom *= q;
      }
      return [top, bottom] as const;
    });
  return !!left && !!right && left[1] !== 0n && right[1] !== 0n && left[0] * right[1] === right[0] * left[1];
}

/** What a found formula must be, whatever the search: true, of cards of the hand, and worth what it says. */
function checked(hand: readonly FormulaCard[], query: FormulaQuery): number {
  const found = bestFormula(hand, query);
  if (!found) return -1;
  expect(isTrueFormula(found.formula, query)).toBe(true);
  const left = [...hand];
  for (const card of cardsOf(found.formula)) {
    const at = left.indexOf(card);
    expect(at, `${found.formula} of ${hand.join(' ')}`).toBeGreaterThanOrEqual(0);
    left.splice(at, 1);
  }
  expect(found.cards.toSorted()).toEqual(cardsOf(found.formula).toSorted());
  expect(found.points).toBe(pointsOf(found.cards) + 20);
  expect(found.usesAll).toBe(left.length === 0);
  for (const card of query.mustUse ?? []) expect(found.cards).toContain(card);
  return found.points;
}

describe('cards', () => {
  it('are worth what the rules say', () => {
    expect(FORMULA_CARDS.map(cardPoints)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 15, 15, 20]);
  });
});

describe('the formula worth most', () => {
  it('is found for the hand of the rules, with all cards', () => {
    const found = bestFormula(cards('1 1 1 2 2 3 5 + + x'));
    expect(found).toMatchObject({ points: 70, usesAll: true, proved: true });
    expect(bestFormula(cards('1 2 2 5 * *'))).toMatchObject({ points: 70, usesAll: true });
    expect(bestFormula(cards('1 2 +'))).toBeNull();
  });

  const switches: readonly FormulaRules[] = [
    {},
    { requireOperator: false },
    { wholeDivision: true },
    { unaryMinus: true },
    { unaryMinus: true, wholeDivision: true, requireOperator: false },
    { leftToRight: true },
    { leftToRight: true, unaryMinus: true, wholeDivision: true },
  ];
  it.each(switches)('is what trying every order finds, with %j', (rules) => {
    const deal = hands(7 + Object.keys(rules).join('').length);
    for (const [size, many] of [
      [4, 20],
      [5, 25],
      [6, 12],
    ] as const) {
      for (let i = 0; i < many; i++) {
        const hand = deal(size);
        expect(checked(hand, rules), hand.join(' ')).toBe(bestByOrders(hand, rules));
        expect(searchFormula(hand, rules).proved).toBe(true);
      }
    }
  });

  it('is what trying every order finds with seven cards', () => {
    const deal = hands(70);
    for (let i = 0; i < 4; i++) {
      const hand = deal(7);
      expect(checked(hand, {}), hand.join(' ')).toBe(bestByOrders(hand));
    }
  });

  it('holds for whole numbers of any size, in long hands too', () => {
    const deal = hands(3);
    for (let i = 0; i < 300; i++) {
      const found = bestFormula(deal(7 + (i % 5)));
      if (found) expect(holds(found.formula), found.formula).toBe(true);
    }
  });

  it('with brackets is what every tree finds', () => {
    const deal = hands(11);
    for (let i = 0; i < 40; i++) {
      const hand = deal(5);
      expect(checked(hand, { freeBrackets: true }), hand.join(' ')).toBe(
        Math.max(-1, ...[...setsByTrees(hand)].map(pointsOfSet)),
      );
    }
    expect(bestFormula(cards('1 2 3 9 + x'), { freeBrackets: true, mustUseAll: true })).not.toBeNull();
    expect(bestFormula(cards('1 2 3 9 + x'), { mustUseAll: true })).toBeNull();
  });

  it('with brackets and long hands comes within its effort, and says when it is not proved', () => {
    const deal = hands(5);
    for (let i = 0; i < 5; i++) {
      const hand = deal(11);
      const few = searchFormula(hand, { freeBrackets: true, effort: 5000 });
      expect(few.best?.points ?? -1).toBeGreaterThanOrEqual(bestFormula(hand)?.points ?? -1);
      expect(few.best?.proved ?? few.proved).toBe(few.proved);
    }
    const unsure = Array.from(
      { length: 10 },
      () => searchFormula(deal(11), { leftToRight: true, effort: 2000 }).proved,
    );
    expect(unsure).toContain(false);
  });

  it('a doubled zero takes any divisors but zeros', () => {
    expect(bestFormula(cards('0 0 7 /'))).toMatchObject({ points: 42, usesAll: true });
    expect(bestFormula(cards('0 0 0 /'))).toBeNull();
    expect(bestFormula(cards('0 0 0 x'))).toMatchObject({ points: 35 });
    expect(bestFormula(cards('0 0 7 / -'), { unaryMinus: true })).toMatchObject({ points: 52, usesAll: true });
    expect(bestFormula(cards('3 3 1 / -'), { unaryMinus: true })).toMatchObject({ points: 42, usesAll: false });
  });
});

describe('cards that must be used', () => {
  it('are in the formula, and it is the best of those', () => {
    const deal = hands(21);
    for (let i = 0; i < 40; i++) {
      const hand = deal(6);
      const [card = '0'] = hand;
      const best = [...setsByOrders(hand)].filter((set) => set.includes(card)).map(pointsOfSet);
      expect(checked(hand, { mustUse: [card] }), hand.join(' ')).toBe(Math.max(-1, ...best));
    }
  });

  it('may be named twice', () => {
    expect(
      bestFormula(cards('1 1 1 2 3 + +'), { mustUse: ['1', '1', '1'] })?.cards.filter((card) => card === '1'),
    ).toHaveLength(3);
    expect(bestFormula(cards('1 2 3 +'), { mustUse: ['1', '1'] })).toBeNull();
    expect(bestFormula(cards('1 2 3 +'), { mustUse: ['-'] })).toBeNull();
  });
});

describe('witnesses', () => {
  it('are one true formula for each set that can be laid, most points first', () => {
    const deal = hands(31);
    for (const rules of [{}, { requireOperator: false, wholeDivision: true }, { leftToRight: true }]) {
      for (let i = 0; i < 15; i++) {
        const hand = deal(6);
        const found = [...witnesses(hand, rules)];
        for (const { formula } of found) expect(isTrueFormula(formula, rules), formula).toBe(true);
        const points = found.map((one) => one.points);
        expect(points).toEqual(points.toSorted((a, b) => b - a));
        expect(found.map((one) => one.cards.toSorted().join('')).toSorted(), hand.join(' ')).toEqual(
          [...setsByOrders(hand, rules)].toSorted(),
        );
      }
    }
  });

  it.each([{ freeBrackets: true }, { freeBrackets: true, unaryMinus: true }])(
    'with %j are one for each set that any tree of signs can make, those that need a bracket too',
    (rules) => {
      const digit = fc.constantFrom(...FORMULA_CARDS.filter(isDigit));
      const sign = fc.constantFrom<FormulaCard>('+', '-', '-', 'x', '/', '*');
      const hand = fc.tuple(
        fc.array(digit, { minLength: 3, maxLength: 4 }),
        fc.array(sign, { minLength: 1, maxLength: 2 }),
      );
      const check = (dealt: readonly FormulaCard[]): void => {
        const found = witnesses(dealt, rules);
        const laid: string[] = [];
        let next = found.next();
        for (; !next.done; next = found.next()) {
          expect(isTrueFormula(next.value.formula, rules), next.value.formula).toBe(true);
          laid.push(next.value.cards.toSorted().join(''));
        }
        expect(next.value).toBe(true);
        expect(laid.toSorted()).toEqual([...setsByTrees(dealt, rules)].toSorted());
      };
      check(cards('1 2 3 9 + x'));
      fc.assert(
        fc.property(hand, ([digits, signs]) => check([...digits, ...signs])),
        { numRuns: 60 },
      );
    },
  );

  it('stop at their bound', () => {
    const hand = cards('1 2 3 4 5 6 7 + + - x');
    expect([...witnesses(hand, {}, { most: 5 })]).toHaveLength(5);
    const few = [...witnesses(hand, {}, { work: 100 })];
    expect(few.length).toBeLessThan([...witnesses(hand)].length);
    expect(few).not.toEqual([]);
    const long = cards('1 2 3 4 5 6 7 8 + - x /');
    const found = witnesses(long, { freeBrackets: true }, { work: 1000 });
    let next = found.next();
    while (!next.done) next = found.next();
    expect(next.value).toBe(false);
  });
});

describe('what a search cannot take', () => {
  it('is a hand of more than twelve digits', () => {
    expect(() => bestFormula(new Array<FormulaCard>(13).fill('1'))).toThrow(RangeError);
  });
});

/** Every set of cards that can be laid with free brackets, its cards sorted and joined: all values of every part of the cards, as fractions in text, with a mark behind those that took a sign between numbers. */
function setsByTrees(hand: readonly FormulaCard[], { unaryMinus = false }: FormulaRules = {}): Set<string> {
  const memo = new Map<string, Set<string>>();
  const values = (part: readonly FormulaCard[]): Set<string> => {
    const key = part.toSorted().join('');
    const before = memo.get(key);
    if (before) return before;
    const found = new Set<string>();
    memo.set(key, found);
    if (part.every(isDigit)) for (const number of numbers(part)) found.add(`${number}/1`);
    for (const [at, card] of part.entries()) {
      if (isDigit(card)) continue;
      const rest = part.toSpliced(at, 1);
      if (unaryMinus && card === '-' && rest.length > 0) {
        for (const a of values(rest)) found.add((worked('0/1', '-', unmarked(a)) ?? '') + (a.endsWith('!') ? '!' : ''));
      }
      for (const [one, other] of halves(rest)) {
        for (const a of values(one)) {
          for (const b of values(other)) {
            for (const op of card === '*' ? ['+', '-', 'x', '/'] : [card]) {
              const value = worked(unmarked(a), op, unmarked(b));
              if (value !== null) found.add(`${value}!`);
            }
          }
        }
      }
    }
    return found;
  };
  const sets = new Set<string>();
  for (let chosen = 1; chosen < 1 << hand.length; chosen++) {
    const part = hand.filter((_, i) => (chosen >> i) & 1);
    const set = part.toSorted().join('');
    if (sets.has(set) || part.every(isDigit)) continue;
    const laid = halves(part).some(([one, other]) => {
      const right = new Set([...values(other)].map(unmarked));
      const marked = new Set([...values(other)].filter((value) => value.endsWith('!')).map(unmarked));
      return [...values(one)].some((value) => (value.endsWith('!') ? right : marked).has(unmarked(value)));
    });
    if (laid) sets.add(set);
  }
  return sets;
}

const unmarked = (value: string): string => value.replace('!', '');

const pointsOfSet = (set: string): number => pointsOf(Array.from(set).filter(isFormulaCard)) + 20;

/** Every number of these digits; 0 leads only alone. */
function numbers(digits: readonly FormulaCard[]): string[] {
  return all(digits).filter((text) => text.length === 1 || !text.startsWith('0'));
}

function all(digits: readonly FormulaCard[]): string[] {
  if (digits.length === 0) return [''];
  return digits.flatMap((digit, i) => all(digits.toSpliced(i, 1)).map((end) => digit + end));
}

function halves<T>(things: readonly T[]): (readonly [T[], T[]])[] {
  return Array.from({ length: Math.max(0, 2 ** things.length - 2) }, (_, i) => [
    things.filter((_one, at) => ((i + 1) >> at) & 1),
    things.filter((_one, at) => !(((i + 1) >> at) & 1)),
  ]);
}

function worked(a: string, op: string, b: string): string | null {
  const [p = 0n, q = 1n] = a.split('/').map(BigInt);
  const [r = 0n, s = 1n] = b.split('/').map(BigInt);
  if (op === '/' && r === 0n) return null;
  let [top, bottom] =
    op === '+'
      ? [p * s + r * q, q * s]
      : op === '-'
        ? [p * s - r * q, q * s]
        : op === 'x'
          ? [p * r, q * s]
          : [p * s, q * r];
  const gcd = (x: bigint, y: bigint): bigint => (y === 0n ? (x < 0n ? -x : x) : gcd(y, x % y));
  const common = gcd(top, bottom) || 1n;
  if (bottom < 0n) [top, bottom] = [-top, -bottom];
  return `${top / common}/${bottom / common}`;
}
