// Facts to practise: sums, differences, products, quotients and small expressions with a blank, drawn by the chance that is
// given. The same chance gives the same facts. Knows no paper and no game.
import { distinct, type Drawn } from './distinct.ts';
import { GRADES, type Grade, type GradeId, type Operation } from './grades.ts';
import { otherSide, type Pair } from './other-side.ts';

/** How many facts have something (carrying, brackets, a sum on both sides): none, as it comes, all. */
export const SHARES = ['none', 'some', 'all'] as const;
/** One of {@link SHARES}. */
export type Share = (typeof SHARES)[number];

/** What is wanted. */
export interface FactsWish {
  readonly grade: GradeId;
  readonly count: number;
  /** Carrying and borrowing, where the standard adds or takes away only. */
  readonly carrying: Share;
  /** Brackets, where the standard has them. */
  readonly brackets: Share;
  /** Both sides of = hold an operation: "4 + 3 = _ + 2". `some`: every third fact. */
  readonly balance: Share;
  /** Whether 3 + 4 and 4 + 3, or (7 + 9) × 6 and 6 × (7 + 9), are the same item. */
  readonly turnAroundsAreTwins: boolean;
  /** A whole number from 0 to limit − 1. */
  readonly below: (limit: number) => number;
}

/** A fact: two or three numbers, what they make, and which of all is left blank. Behind the numbers count the answer or, in a balance, the numbers of the other side. */
export interface Fact {
  readonly numbers: readonly number[];
  readonly operations: readonly Operation[];
  /** With three numbers: which pair is in brackets; null without brackets. */
  readonly bracket: 'first' | 'second' | null;
  readonly value: number;
  /** In a balance: what stands on the other side instead of the answer. */
  readonly other: Pair | null;
  readonly blank: number;
  /** The answer stands on the left: "13 = 8 + 5". */
  readonly answerFirst: boolean;
}

/** Every this many-th fact has its blank before the end: children who read = as "write the answer" meet it often. */
const EVERY = 5;
const TRIES = 4000;

/** The facts; fewer than asked for where the standard has no more of the kind. */
export function drawFacts({ grade, count, below, ...wish }: FactsWish): Fact[] {
  const rules: Grade = GRADES.find(({ id }) => id === grade) ?? GRADES[0];
  const carrying = rules.operations.every((one) => one === '+' || one === '−') ? wish.carrying : 'some';
  const brackets = rules.brackets ? wish.brackets : 'some';
  const draw = (so: number): Drawn<Fact> | null => {
    const raw = rules.brackets ? expression(rules, below) : single(rules, below);
    if (!raw || !fits(brackets, raw.bracket !== null)) return null;
    const balanced = wish.balance === 'all' || (wish.balance === 'some' && so % THIRD === THIRD - 1);
    const other = balanced ? otherSide(rules, raw, below) : null;
    if (balanced && !other) return null;
    if (!fits(carrying, carries(raw.numbers, raw.operations))) return null;
    if (other && !fits(carrying, carries(other.numbers, [other.operation]))) return null;
    return {
      name: twinKey(raw, wish.turnAroundsAreTwins) + (other ? `=${pairKey(other)}` : ''),
      item: () => (other ? balance(raw, other, below) : withBlank(raw, so % EVERY, below)),
    };
  };
  return distinct(count, draw, TRIES);
}

/** Every this many-th fact is a balance, where some are. */
const THIRD = 3;

function fits(share: Share, has: boolean): boolean {
  return share === 'some' || has === (share === 'all');
}

/** Two of five: a blank inside, one of them with the answer on the left; one more with the answer on the left. */
function withBlank(raw: Raw, place: number, below: FactsWish['below']): Fact {
  const inside = place === 1 || place === 3;
  const blank = inside ? below(raw.numbers.length) : raw.numbers.length;
  return {
    ...raw,
    other: null,
    blank: solvable(raw, blank) ? blank : raw.numbers.length,
    answerFirst: place === 3 || place === 4,
  };
}

function balance(raw: Raw, other: Pair, below: FactsWish['below']): Fact {
  const places = raw.numbers.length + 2;
  const blank = below(places);
  // A factor of nothing could be anything; the other side has none.
  const isSolvable = blank >= raw.numbers.length || solvable(raw, blank);
  return { ...raw, other, blank: isSolvable ? blank : places - 1, answerFirst: false };
}

const pairKey = ({ numbers, operation }: Pair): string => `${numbers.join()}${operation}`;

type Raw = Omit<Fact, 'blank' | 'answerFirst' | 'other'>;

/** A blank before × 0 could be anything. */
function solvable({ numbers, operations, value }: Raw, blank: number): boolean {
  if (blank === numbers.length) return true;
  return !(operations.includes('×') && (value === 0 || numbers.includes(0)));
}

function single({ operations, most, largest, id }: Grade, below: (limit: number) => number): Raw | null {
  const operation = operations[below(operations.length)] ?? '+';
  const low = id === '3.OA.7' ? 1 : 0;
  const one = low + below(largest + 1 - low);
  const other = low + below(largest + 1 - low);
  const raw = (numbers: readonly number[], value: number): Raw => ({
    numbers,
    operations: [operation],
    bracket: null,
    value,
  });
  switch (operation) {
    case '+':
      return one + other <= most ? raw([one, other], one + other) : null;
    case '−': {
      // Both what is taken away and what is left are numbers of the standard, so that every difference is a sum turned round.
      const whole = one + other;
      return whole <= most && (id === '2.OA.2' || whole <= largest) ? raw([whole, other], one) : null;
    }
    case '×':
      return one * other <= most ? raw([one, other], one * other) : null;
    case '÷':
      return one > 0 && one * other <= most ? raw([one * other, one], other) : null;
    default:
      return operation satisfies never;
  }
}

function expression(rules: Grade, below: (limit: number) => number): Raw | null {
  const numbers = [0, 1, 2].map(() => 1 + below(rules.largest)) as [number, number, number];
  const operations = [0, 1].map(() => rules.operations[below(rules.operations.length)] ?? '+') as [
    Operation,
    Operation,
  ];
  if (!operations.includes('×') || operations.every((one) => one === '×')) return null;
  const bracket = ([null, 'first', 'second'] as const)[below(3)] ?? null;
  const value = valueOf(numbers, operations, bracket);
  const other = valueOf(numbers, operations, bracket === null ? plainBracket(operations) : null);
  // Brackets that change nothing teach nothing.
  if (bracket !== null && value === other) return null;
  return value >= 0 && value <= rules.most ? { numbers, operations, bracket, value } : null;
}

const plainBracket = (operations: readonly Operation[]): 'first' | 'second' =>
  operations[1] === '×' ? 'second' : 'first';

function valueOf(numbers: readonly number[], operations: readonly Operation[], bracket: Fact['bracket']): number {
  const [a = 0, b = 0, c = 0] = numbers;
  const [first = '+', second = '+'] = operations;
  return (bracket ?? plainBracket(operations)) === 'first'
    ? apply(apply(a, first, b), second, c)
    : apply(a, first, apply(b, second, c));
}

function apply(a: number, operation: Operation, b: number): number {
  switch (operation) {
    case '+':
      return a + b;
    case '−':
      return a - b;
    case '×':
      return a * b;
    case '÷':
      return a / b;
    default:
      return operation satisfies never;
  }
}

/** Whether some place of a sum carries or some place of a difference borrows. */
export function carries(numbers: readonly number[], operations: readonly Operation[]): boolean {
  const [a = 0, b = 0] = numbers;
  const [operation] = operations;
  const [one, other] = operation === '−' ? [a - b, b] : [a, b];
  if (operation !== '+' && operation !== '−') return false;
  // A difference borrows exactly where its own check by adding carries.
  for (let [x, y, carry] = [one, other, 0]; x > 0 || y > 0; x = Math.floor(x / 10), y = Math.floor(y / 10)) {
    carry = (x % 10) + (y % 10) + carry > 9 ? 1 : 0;
    if (carry === 1) return true;
  }
  return false;
}

/** The same for facts that count as one item: where twins do, whatever is turned round at a + or a × is the same. */
function twinKey({ numbers: [a = 0, b = 0, c], operations, bracket }: Raw, twins: boolean): string {
  const [first = '+', second = '+'] = operations;
  const node = (left: string, operation: Operation, right: string): string => {
    const turns = twins && (operation === '+' || operation === '×') && right < left;
    return turns ? `(${right}${operation}${left})` : `(${left}${operation}${right})`;
  };
  if (c === undefined) return node(`${a}`, first, `${b}`);
  return (bracket ?? plainBracket(operations)) === 'first'
    ? node(node(`${a}`, first, `${b}`), second, `${c}`)
    : node(`${a}`, first, node(`${b}`, second, `${c}`));
}

/** A fact as it is printed, with _ for the blank, and the number that belongs there. */
export function factText(fact: Fact): { readonly text: string; readonly key: string } {
  const { numbers, operations, bracket, value, other, blank, answerFirst } = fact;
  const all = [...numbers, ...(other ? other.numbers : [value])];
  const shown = all.map((one, i) => (i === blank ? '_' : String(one)));
  const [a = '', b = '', c = ''] = shown;
  const [first = '', second = ''] = operations;
  const last = shown.at(-1) ?? '';
  const answer = other ? `${shown.at(-2) ?? ''} ${other.operation} ${last}` : last;
  const left =
    numbers.length === 2
      ? `${a} ${first} ${b}`
      : bracket === 'first'
        ? `(${a} ${first} ${b}) ${second} ${c}`
        : bracket === 'second'
          ? `${a} ${first} (${b} ${second} ${c})`
          : `${a} ${first} ${b} ${second} ${c}`;
  const key = String(all[blank] ?? '');
  return { text: answerFirst ? `${answer} = ${left}` : `${left} = ${answer}`, key };
}
