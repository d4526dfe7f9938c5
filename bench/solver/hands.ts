// The hands that the solver is measured on: drawn evenly from the numbers, always the same.

import { randomFrom } from '../../packages/solver/src/target/testing/fuzz.ts';

/** A hand of numbers and a target. */
export interface Question {
  readonly numbers: readonly number[];
  readonly target: number;
}

/** `count` hands of `size` cards from `low` to 25, targets likewise, of those that `wanted` lets through. */
export function questions(
  size: number,
  count: number,
  low: number,
  wanted: (question: Question) => boolean = () => true,
): readonly Question[] {
  const random = randomFrom(1000 * size + low);
  const draw = (): number => low + Math.floor(random() * (26 - low));
  const found: Question[] = [];
  while (found.length < count) {
    const question = { numbers: Array.from({ length: size }, draw), target: draw() };
    if (wanted(question)) found.push(question);
  }
  return found;
}
