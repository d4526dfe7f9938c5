// The other side of a balance: a pair of numbers that makes what a fact makes, inside the same standard.
import type { Grade, Operation } from './grades.ts';

/** Two numbers and their operation. */
export interface Pair {
  readonly numbers: readonly [number, number];
  readonly operation: Operation;
}

/** Another pair of the standard with the same value; null where this chance finds none. */
export function otherSide(
  rules: Grade,
  raw: { readonly numbers: readonly number[]; readonly operations: readonly Operation[]; readonly value: number },
  below: (limit: number) => number,
): Pair | null {
  const { operations, most, largest } = rules;
  const { value } = raw;
  const operation = operations[below(operations.length)] ?? '+';
  const second = 1 + below(largest);
  const first = firstOf(operation, second, value);
  const isOwn = operation === '×' || operation === '÷' ? value > 0 : true;
  const counted = largestOf(operation, first, second, value);
  const allowed = isOwn && Number.isInteger(first) && first >= 0 && first <= most && counted <= largest;
  const same = raw.operations[0] === operation && raw.numbers.length === 2;
  const twin = same && [...raw.numbers].sort().join() === [first, second].sort().join();
  return allowed && !twin ? { numbers: [first, second], operation } : null;
}

/** What stands before an operation and its second number, so that they make a value. */
function firstOf(operation: Operation, second: number, value: number): number {
  switch (operation) {
    case '+':
      return value - second;
    case '−':
      return value + second;
    case '×':
      return value / second;
    case '÷':
      return value * second;
    default:
      return operation satisfies never;
  }
}

/** The largest number of a pair that a standard counts: of a difference and a quotient not the whole, but what is left. */
function largestOf(operation: Operation, first: number, second: number, value: number): number {
  return Math.max(second, operation === '−' || operation === '÷' ? value : first);
}
