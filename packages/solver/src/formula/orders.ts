// The slow and simple search that tests and benches hold against the real one: every order of every choice of cards,
// with the sides worked out by whole numbers. Shares no method with it.
import { cardPoints, EQUALS_POINTS, isDigit, type FormulaCard } from './cards.ts';
import { cardsOf } from './verify.ts';
import type { FormulaRules } from './rules.ts';

/** Points of the best formula by trying all orders of cards, or -1; for tests and benches. Knows no brackets. */
export function bestByOrders(hand: readonly FormulaCard[], rules: FormulaRules = {}): number {
  let best = -1;
  eachOrder(hand, rules, (text, points) => {
    if (points > best && isTrue(text, rules)) best = points;
  });
  return best;
}

/** Every set of cards that can be laid, its cards sorted and joined; for tests. */
export function setsByOrders(hand: readonly FormulaCard[], rules: FormulaRules = {}): Set<string> {
  const sets = new Set<string>();
  eachOrder(hand, rules, (text) => {
    const set = cardsOf(text).toSorted().join('');
    if (!sets.has(set) && isTrue(text, rules)) sets.add(set);
  });
  return sets;
}

function eachOrder(
  hand: readonly FormulaCard[],
  rules: FormulaRules,
  visit: (text: string, points: number) => void,
): void {
  const cards = hand.toSorted();
  const used = new Array<boolean>(cards.length).fill(false);
  const go = (text: string, last: FormulaCard | null, equals: boolean, points: number): void => {
    const number = last !== null && isDigit(last);
    if (equals && number) visit(text, points);
    if (!equals && number) go(`${text}=`, null, true, points + EQUALS_POINTS);
    for (const [i, card] of cards.entries()) {
      if (used[i] || (i > 0 && cards[i - 1] === card && !used[i - 1])) continue;
      if (!isDigit(card) && !number && !(rules.unaryMinus && card === '-')) continue;
      used[i] = true;
      for (const one of card === '*' && number ? ['*+', '*-', '*x', '*/'] : [card]) {
        go(text + one, card, equals, points + cardPoints(card));
      }
      used[i] = false;
    }
  };
  go('', null, false, 0);
}

/** Whether a formula of this search is true: a reader of its own, in doubles where they are exact. */
function isTrue(text: string, rules: FormulaRules): boolean {
  const plain = text.replaceAll('*', '');
  if ((rules.requireOperator ?? true) && !/\d[-+x/]/.test(plain)) return false;
  const [left, right] = plain.split('=').map((side) => valueOf(side, rules));
  return !!left && !!right && left[0] * right[1] === right[0] * left[1];
}

function valueOf(side: string, rules: FormulaRules): readonly [number, number] | null {
  // Between a number and a sign there is a place to cut; a minus that follows none belongs to its number.
  const tokens = side.match(/(?:(?<![\d])-)*\d+|[-+x/]/g) ?? [];
  const numbers: number[] = [];
  const ops: string[] = [];
  for (const [i, token] of tokens.entries()) {
    if (i % 2 === 1) {
      ops.push(token);
      continue;
    }
    const digits = token.replaceAll('-', '');
    if (/^0./.test(digits)) return null;
    numbers.push((token.length - digits.length) % 2 === 1 ? -Number(digits) : Number(digits));
  }
  const apply = (a: readonly [number, number], op: string, b: readonly [number, number]): [number, number] | null => {
    if (op === '+') return [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
    if (op === '-') return [a[0] * b[1] - b[0] * a[1], a[1] * b[1]];
    if (op === 'x') return [a[0] * b[0], a[1] * b[1]];
    if (b[0] === 0) return null;
    if (rules.wholeDivision && (a[0] * b[1]) % (a[1] * b[0]) !== 0) return null;
    return [a[0] * b[1], a[1] * b[0]];
  };
  const values: (readonly [number, number])[] = [[numbers[0] ?? 0, 1]];
  const waiting: string[] = [];
  const finish = (): boolean => {
    const b = values.pop();
    const a = values.pop();
    const op = waiting.pop();
    const value = a && b && op ? apply(a, op, b) : null;
    if (value) values.push(value);
    return value !== null;
  };
  const tight = (op: string): number => (!rules.leftToRight && (op === 'x' || op === '/') ? 2 : 1);
  for (const [i, op] of ops.entries()) {
    while (waiting.length > 0 && tight(waiting.at(-1) ?? '') >= tight(op)) if (!finish()) return null;
    waiting.push(op);
    values.push([numbers[i + 1] ?? 0, 1]);
  }
  while (waiting.length > 0) if (!finish()) return null;
  return values[0] ?? null;
}
