// Figures of Break In: the formula solver (goal 11 of the solver goals), bots and whole matches. Run by
// `npm run bench -- --strength break-in` or alone; `full` takes the sizes that are reported.
import { pathToFileURL } from 'node:url';
import { bots, DESIGN_DECK } from '@cardinal/games/break-in';
import { LEVELS, rngFrom, shuffled, type Level } from '@cardinal/kernel';
import { bestByOrders, bestFormula, isTrueFormula, type FormulaCard } from '@cardinal/solver';
import { strength, type Margin } from './strength.ts';
import { playOut } from './table.ts';

/** Milliseconds of one core. */
interface Times {
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

/** What {@link benchBreakIn} measures. */
export interface BreakInFigures {
  readonly solver: Readonly<Record<number, Times>>;
  /** Hands on which solver and permutation search differ, of so many. */
  readonly checked: { readonly hands: number; readonly differ: number; readonly untrue: number };
  /** How many times faster than the permutation search with eight cards. */
  readonly ratioAtEight: number;
  readonly bots: Readonly<Record<Level, Times>>;
  readonly matches: { readonly played: number; readonly entries: number; readonly fines: number };
  readonly strength: readonly Margin[];
}

const DECK = DESIGN_DECK.flatMap(({ face, count }) => new Array<FormulaCard>(count).fill(face));

/** Milliseconds of this process since it began; wall time would count the neighbours of a busy machine. */
const cpu = (): number => process.cpuUsage().user / 1000;

/** All figures; `size` 1 takes a few seconds, 10 the sizes that are reported. */
export function benchBreakIn(size = 1): BreakInFigures {
  const rng = rngFrom('bench/break-in');
  const hand = (cards: number): FormulaCard[] => shuffled(DECK, rng).slice(0, cards);
  return {
    solver: Object.fromEntries([7, 8, 9, 10, 11].map((cards) => [cards, solverTimes(() => hand(cards), 100 * size)])),
    checked: check(hand, size),
    ratioAtEight: ratio(Array.from({ length: size }, () => hand(8))),
    bots: Object.fromEntries(LEVELS.map((level) => [level, botTimes(level, size)])) as Record<Level, Times>,
    matches: matches(100 * size),
    strength: strength(40 * size),
  };
}

function solverTimes(hand: () => FormulaCard[], many: number): Times {
  for (let i = 0; i < 30; i++) bestFormula(hand());
  return timesOf(
    Array.from({ length: many }, () => {
      const cards = hand();
      // The better of two: what the collector of garbage takes belongs to nobody.
      return Math.min(
        timed(() => bestFormula(cards)),
        timed(() => bestFormula(cards)),
      );
    }),
  );
}

function check(hand: (cards: number) => FormulaCard[], size: number): BreakInFigures['checked'] {
  let [hands, differ, untrue] = [0, 0, 0];
  for (const [cards, many] of [
    [4, 40],
    [5, 40],
    [6, 20],
    [7, 6],
  ] as const) {
    for (let i = 0; i < many * size; i++, hands++) {
      const one = hand(cards);
      const found = bestFormula(one);
      if ((found?.points ?? -1) !== bestByOrders(one)) differ++;
      if (found && !isTrueFormula(found.formula, {})) untrue++;
    }
  }
  return { hands, differ, untrue };
}

function ratio(hands: readonly FormulaCard[][]): number {
  const slow = hands.reduce((sum, hand) => sum + timed(() => bestByOrders(hand)), 0);
  const fast = hands.reduce((sum, hand) => sum + timed(() => bestFormula(hand)), 0);
  return slow / fast;
}

function botTimes(level: Level, many: number): Times {
  const all: number[] = [];
  for (let i = 0; i < many; i++) {
    all.push(...playOut([bots[level], bots[level], bots[level]], `times/${i}`).times.flat());
  }
  return timesOf(all);
}

/** Whole matches of mixed levels, 2 to 6 seats; a refused move throws. */
function matches(many: number): BreakInFigures['matches'] {
  let [entries, fines] = [0, 0];
  for (let i = 0; i < many; i++) {
    const seats = 2 + (i % 5);
    const players = Array.from({ length: seats }, (_, seat) => bots[LEVELS[(i + seat) % 3] ?? 'easy']);
    const played = playOut(players, `match/${i}`);
    entries += played.entries;
    fines += played.fines.reduce((sum, one) => sum + one, 0);
  }
  return { played: many, entries, fines };
}

function timed(work: () => unknown): number {
  const before = cpu();
  work();
  return cpu() - before;
}

function timesOf(list: readonly number[]): Times {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(JSON.stringify(benchBreakIn(process.argv[2] === 'full' ? 10 : 1), null, 2));
}
