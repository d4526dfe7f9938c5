// Figures of a simulation, each with a 95 % interval: shares by Wilson's score interval, means by the normal approximation.
import type { Game } from '@cardinal/kernel';
import type { Seatable } from '../table/bots.ts';
import type { Played } from './job.ts';

const Z = 1.959964;

/** An estimate with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** What is told of a player: one of the job's seats, or one place at the table. */
export interface Share {
  readonly name: string;
  readonly wins: Estimate;
  readonly score: Estimate;
}

/** The whole report. */
export interface Report {
  readonly matches: number;
  readonly players: readonly Share[];
  readonly places: readonly Share[];
  /** Share of matches with several winners; null in a co-operative game, where all win or nobody. */
  readonly shared: Estimate | null;
  /** Share of matches by rating, worst first; in games that rate a match. */
  readonly ratings?: readonly { readonly name: string; readonly share: Estimate }[];
  readonly decisions: Estimate & { readonly p5: number; readonly p95: number };
  readonly seconds: Estimate;
  readonly refused: number;
}

/** Wilson's interval for a share; `hits` may be fractional, as a shared win counts as part of one. */
export function wilson(hits: number, n: number): Estimate {
  if (n === 0) return { mean: NaN, low: 0, high: 1 };
  const p = hits / n;
  const middle = (p + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z / (1 + (Z * Z) / n)) * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
  return { mean: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** A mean with its normal interval; one value has an interval without end. */
export function meanOf(values: readonly number[]): Estimate {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n < 2) return { mean, low: -Infinity, high: Infinity };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  const half = Z * Math.sqrt(variance / n);
  return { mean, low: mean - half, high: mean + half };
}

/** The interval of what is counted or timed ends at 0, also where a few matches say little; one match still says nothing. */
function neverNegative(estimate: Estimate): Estimate {
  return Number.isFinite(estimate.low) ? { ...estimate, low: Math.max(0, estimate.low) } : estimate;
}

/** The value below which a share of the sorted values lies (nearest rank). */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? NaN;
}

/** The report of a simulation. A win that seats share counts as part of one for each, unless they won as a team. */
export function report(
  levels: readonly Seatable[],
  played: readonly Played[],
  { traits: { coop }, ratings }: Pick<Game, 'traits' | 'ratings'>,
): Report {
  const decisions = played.map((one) => one.decisions).sort((a, b) => a - b);
  return {
    matches: played.length,
    players: levels.map((level, player) =>
      share(`${player} ${level}`, played, coop, (one) => one.players.indexOf(player)),
    ),
    places: levels.map((_, seat) => share(`seat ${seat}`, played, coop, () => seat)),
    shared: coop ? null : wilson(played.filter((one) => one.winners.length > 1).length, played.length),
    ...(ratings && {
      ratings: ratings.names.map((name) => ({
        name,
        share: wilson(played.filter(({ rating }) => rating === name).length, played.length),
      })),
    }),
    decisions: { ...neverNegative(meanOf(decisions)), p5: quantile(decisions, 0.05), p95: quantile(decisions, 0.95) },
    seconds: neverNegative(meanOf(played.map((one) => one.time / 1000))),
    refused: played.reduce((sum, one) => sum + one.refused, 0),
  };
}

function share(name: string, played: readonly Played[], coop: boolean, seatOf: (one: Played) => number): Share {
  const part = ({ winners }: Played): number => (coop ? 1 : 1 / winners.length);
  const hits = played.reduce((sum, one) => sum + (one.winners.includes(seatOf(one)) ? part(one) : 0), 0);
  return {
    name,
    wins: wilson(hits, played.length),
    score: meanOf(played.map((one) => one.scores[seatOf(one)] ?? NaN)),
  };
}
