// Random hands of every kind, solved, printed, read again from the text alone and judged: value, cards used,
// what wilds count as, points, whole steps. The test runs a few thousand, bench/solver/fuzz.ts a million.

import { print, toText } from '@cardinal/number';
import type { Face, SentenceRules } from '../faces.ts';
import type { Solver } from '../solver.ts';
import { readText } from './read-text.ts';

/** What a run found. */
export interface FuzzReport {
  readonly solved: number;
  readonly exact: number;
  readonly unproved: number;
  /** What was wrong, in words; empty is the goal. */
  readonly wrong: readonly string[];
}

/** Solves `count` random hands. */
export function fuzz(solver: Solver, count: number, seed: number): FuzzReport {
  const random = randomFrom(seed);
  const wrong: string[] = [];
  let exact = 0;
  let unproved = 0;
  for (let i = 0; i < count; i++) {
    const { hand, target, rules } = question(random);
    const answer = solver.bestAnswer(hand, target, rules);
    if (answer.exact) exact++;
    if (!answer.proved) unproved++;
    const text = print(answer.expr);
    for (const fault of faults(hand, target, rules, answer.values, text, answer.exact, toText(answer.score))) {
      wrong.push(`${hand.join(' ')} → ${target} (${JSON.stringify(rules)}): ${text}: ${fault}`);
    }
  }
  return { solved: count, exact, unproved, wrong };
}

function faults(
  hand: readonly Face[],
  target: number,
  rules: SentenceRules,
  values: readonly number[],
  text: string,
  exact: boolean,
  score: string,
): readonly string[] {
  const found: string[] = [];
  const { p, q, used, whole } = readText(text);
  const sorted = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join();
  if (sorted(used) !== sorted(values) || values.length !== hand.length) found.push('other cards');
  const settled = values.filter((_, i) => hand[i] !== 'M');
  for (const [i, face] of hand.entries()) {
    const value = values[i]!;
    const fits =
      face === 'W'
        ? Number.isInteger(value) && value >= 0 && value <= 25
        : face === 'M'
          ? settled.length === 0
            ? value === 0
            : settled.includes(value)
          : value === (face === 'T' ? target : face === 'D' ? 0 : face);
    if (!fits) found.push(`${face} counted as ${value}`);
  }
  const hit = p === BigInt(target) * q;
  if (hit !== exact) found.push(`exact is ${exact}`);
  if (rules.wholeNumbersOnly && !whole) found.push('a fraction');
  const points = values.reduce(
    (sum, value, i) => sum + (rules.wildPoints === 'value' || typeof hand[i] === 'number' ? value : 0),
    0,
  );
  const [n, d = '1'] = score.split('/');
  const gap = p - BigInt(target) * q;
  const [top, bottom] = hit ? [BigInt(points), 1n] : [gap < 0n === q < 0n ? -gap : gap, q];
  if (BigInt(n!) * bottom !== top * BigInt(d)) found.push(`score ${score}`);
  return found;
}

/** A question of a random kind; short hands of numbers are the most common. */
function question(random: () => number): { hand: Face[]; target: number; rules: SentenceRules } {
  const below = (n: number): number => Math.floor(random() * n);
  const rules: SentenceRules = {
    wholeNumbersOnly: below(6) === 0,
    wildPoints: below(6) === 0 ? 'zero' : 'value',
  };
  const kind = below(20);
  const size = kind === 0 ? 9 + below(52) : 1 + below(kind === 1 ? 8 : 6);
  const top = kind === 2 ? 100 : kind === 3 ? 4 : 26;
  const wild = kind >= 4 && kind <= 7 ? 0.4 : kind === 0 ? 0.05 : 0;
  const hand = Array.from({ length: size }, (): Face => {
    if (random() >= wild) return below(top);
    return (['W', 'M', 'T', 'D'] as const)[below(4)]!;
  });
  return { hand, target: below(top === 100 ? 100 : 26), rules };
}

/** A fixed stream of numbers from 0 to before 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
