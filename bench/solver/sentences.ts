// Goals 1 to 3: a first sentence, all sentences, and the proof that there is none, against the textbook
// recursion and the npm package on the same hands in the same process. No table is loaded.

import solve24game from '24game-solver/dist/24game-solver.js';
import { print, type Expr } from '@cardinal/number';
import { createSolver, type Solver } from '@cardinal/solver';
import { Exact } from '../../packages/solver/src/target/exact.ts';
import type { ReachTable } from '../../packages/solver/src/target/reach-table.ts';
import { bestEach, type Goal, type Say } from '../goal.ts';
import { questions, type Question } from './hands.ts';
import { hitsByDoubles } from './peers/textbook-doubles.ts';
import { firstByFractions } from './peers/textbook-fractions.ts';

/** Solves that leave no code uncompiled, also where the compiler's thread has to wait for a core. */
const WARM = 40_000;

interface Pair {
  readonly ours: number;
  readonly theirs: number;
}

/** Microseconds a hand of ours and of theirs, each hand the best of several tries. */
function against(
  hands: readonly Question[],
  tries: number,
  ours: (hand: Question) => unknown,
  theirs: (hand: Question) => unknown,
  warm = WARM,
): Pair {
  for (let i = 0; i < warm; i++) ours(hands[i % hands.length]!);
  return { ours: bestEach(hands, 15, ours), theirs: bestEach(hands, tries, theirs, true) };
}

const shown = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1));
const ratio = ({ ours, theirs }: Pair): number => theirs / ours;
const told = (pair: Pair): string => `${shown(ratio(pair))} (${shown(pair.ours)} against ${shown(pair.theirs)} µs)`;

function goalOf(goal: string, pairs: readonly Pair[], bars: readonly number[]): Goal {
  return {
    goal,
    bar: `≥ ${bars.map(shown).join(' / ')}×`,
    measured: pairs.map(told).join(' / '),
    pass: pairs.every((pair, i) => ratio(pair) >= bars[i]!),
  };
}

/** Goals 1 to 3; `table` only picks hands. */
export function sentenceGoals(table: ReachTable, say: Say): readonly Goal[] {
  const solver = createSolver();
  const hit = ({ numbers, target }: Question): boolean => ((table.mask(numbers) >> target) & 1) === 1;
  const sentence = ({ numbers, target }: Question): string => print(solver.bestAnswer(numbers, target).expr);

  say('goal 1: first sentences');
  const exact = new Exact();
  const first = ([4, 5, 6] as const).map((size, i) => {
    const hands = questions(size, [200, 60, 20][i]!, 1, hit);
    const textbook = ({ numbers, target }: Question): unknown => firstByFractions(numbers, target);
    return {
      found: against(hands, 3, ({ numbers, target }) => print(exact.solve(numbers, target, false) as Expr), textbook),
      checked: against(hands, 3, sentence, textbook),
    };
  });
  say('goal 2: the npm package');
  const npm = ([4, 5] as const).map((size, i) => {
    const hands = questions(size, [20, 2][i]!, 1, hit);
    return against(hands, [3, 1][i]!, sentence, ({ numbers, target }) => solve24game(numbers, target));
  });
  const lists = listing(solver, hit);
  say('goal 3: proofs that there is none');
  const misses = [questions(5, 12, 1, (question) => !hit(question)), missesWithoutNought(table, 2)] as const;
  const proof = misses.map((hands) =>
    against(
      hands,
      1,
      ({ numbers, target }) => solver.canHit(numbers, target),
      ({ numbers, target }) => hitsByDoubles(numbers, target),
    ),
  );
  return [
    goalOf(
      '1 first sentence as text, 4/5/6 cards, against the textbook with fraction.js',
      first.map(({ found }) => found),
      [60, 120, 350],
    ),
    {
      goal: '1b the same through the public door: worked out again exactly, with points and proof',
      bar: '(no bar)',
      measured: first.map(({ checked }) => told(checked)).join(' / '),
      pass: true,
    },
    goalOf('2 the same, 4/5 cards, against npm 24game-solver 1.0.1, which lists all', npm, [500, 20_000]),
    { goal: '2b ours listing all, 4/5 cards, against it', bar: '(no bar)', measured: lists, pass: true },
    goalOf('3 proof of a miss, 5/6 cards, against the textbook with doubles', proof, [200, 5_000]),
  ];
}

/** The fair fight: both list all sentences (ours in whole, simplest first; theirs with repeats by order). */
function listing(solver: Solver, hit: (question: Question) => boolean): string {
  const pairs = ([4, 5] as const).map((size, i) =>
    against(
      questions(size, [20, 2][i]!, 1, hit),
      [3, 1][i]!,
      ({ numbers, target }) => solver.allSolutions(numbers, target, { limit: 100_000 }),
      ({ numbers, target }) => solve24game(numbers, target),
      1000,
    ),
  );
  return pairs.map(told).join(' / ');
}

/** Six-card misses without a nought and with a target above 0, evenly spaced over all that there are. */
export function missesWithoutNought(table: ReachTable, count: number): readonly Question[] {
  const all: Question[] = [];
  const masks = table.masksOf(6);
  const hand = new Array<number>(6).fill(0);
  for (const mask of masks) {
    if (hand[0]! > 0) {
      for (let target = 1; target < 26; target++) {
        if (!((mask >> target) & 1)) all.push({ numbers: [...hand], target });
      }
    }
    let i = 5;
    while (i > 0 && hand[i] === 25) i--;
    hand.fill(hand[i]! + 1, i);
  }
  return Array.from({ length: count }, (_, i) => all[Math.floor(((i + 0.5) * all.length) / count)]!);
}
