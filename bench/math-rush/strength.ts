/**
 * How strong teams of Math Rush are: `node scripts/run.mjs bench/math-rush/strength.ts [what] [matches] [cards | row]` prints points of whole
 * matches, ± 1.96 standard errors over matches, the share of the ceiling and how often each band was reached. `what` is
 * teams (one to five equal bots in three minutes; only rows whose name holds `row`, such as "5 expert"), twin (three bots, races that end after so many cards), or
 * ceiling.
 * The seeds here ("final…") were never used to tune.
 */
import { RATINGS, type RushState } from '@cardinal/games/math-rush';
import { LEVELS, type Level } from '@cardinal/kernel';
import { estimate } from '../estimate.ts';
import { openRush, playTeam } from './arena.ts';
import { ceilingOf } from './ceiling.ts';

const what = process.argv[2] ?? 'teams';
const matches = Number(process.argv[3] ?? 20);

/** Bonus for three Help cards, which a team that sees all cards need not spend. */
const ALL_HELP = 6;
const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** A team of equals over matches of the final seeds; `ceiling` in points a match. */
function row(name: string, level: Level, seats: number, options: object, ceiling: number): void {
  const all = Array.from({ length: matches }, (_, n) =>
    playTeam(
      Array.from({ length: seats }, () => level),
      options,
      `final${n}`,
    ),
  );
  const points = all.map((one) => one.points);
  const { mean: average, half } = estimate(points);
  const bands = RATINGS.map(
    (_, band) => `${Math.round((100 * all.filter((one) => one.rating === band).length) / matches)}`,
  );
  const cards = mean(all.flatMap(({ races }) => races.map(({ plays }) => plays)));
  console.log(
    `| ${[
      name,
      `${average.toFixed(1)} ±${half.toFixed(1)}`,
      `${((100 * average) / ceiling).toFixed(0)} %`,
      ...bands,
      cards.toFixed(0),
      mean(all.map(({ help }) => help)).toFixed(1),
      mean(all.map(({ spoilt }) => spoilt)).toFixed(1),
    ].join(' | ')} |`,
  );
}

function head(): void {
  const columns = [
    'team',
    'points',
    'of the ceiling',
    ...RATINGS.map((one) => `${one} %`),
    'cards a race',
    'Help',
    'spoilt',
  ];
  console.log(`| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}`);
}

/** Stars of three races that a team with all cards in sight can win, the mean over so many matches' first races. */
function ceiling(seats: number, plays: number, races: number): number {
  const found = Array.from({ length: races }, (_, n) => {
    const match = openRush(seats, {}, `final${n}`);
    match.advance(0);
    return ceilingOf(match.state as unknown as RushState, plays);
  });
  return 3 * mean(found) + ALL_HELP;
}

switch (what) {
  case 'teams':
    head();
    // Every goal of three races: the ceiling of all seats, see `ceiling`.
    for (const seats of [1, 2, 3, 4, 5]) {
      for (const level of LEVELS) {
        const name = `${seats} ${level}`;
        if (name.includes(process.argv[4] ?? '')) row(name, level, seats, {}, 69);
      }
    }
    break;
  case 'twin':
    head();
    for (const plays of process.argv[4] === undefined ? [60, 68, 74] : [Number(process.argv[4])]) {
      const most = ceiling(3, plays, 2);
      for (const level of LEVELS) row(`3 ${level}, ${plays} cards`, level, 3, { plays }, most);
    }
    break;
  case 'ceiling':
    for (const seats of [1, 2, 3, 4, 5]) {
      console.log(`${seats} seats: ${ceiling(seats, Infinity, Math.max(2, Math.ceil(matches / 5))).toFixed(1)} points`);
    }
    break;
  default:
    throw new Error(`"${what}" is none of: teams, twin, ceiling`);
}
console.log(`${matches} matches a row, CPU ${(process.cpuUsage().user / 1e6).toFixed(0)} s`);
