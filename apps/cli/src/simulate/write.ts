// A simulation's report as a table for people and as CSV for programs.
import { table } from '../io.ts';
import type { Played } from './job.ts';
import type { Estimate, Report } from './metrics.ts';

const percent = (share: number): string => (100 * share).toFixed(1);
const shares = ({ mean, low, high }: Estimate): string[] => [
  `${percent(mean)} %`,
  `${percent(low)} to ${percent(high)}`,
];
/** Of one match there is a mean, but nothing that says how sure it is. */
const span = ({ low, high }: Estimate, digits: number): string =>
  Number.isFinite(low) ? `${low.toFixed(digits)} to ${high.toFixed(digits)}` : 'of one match: none';
const means = (of: Estimate): string[] => [of.mean.toFixed(2), span(of, 2)];

/** The lines a person reads. */
export function reportLines(report: Report): string[] {
  const head = ['', 'wins', '95 % interval', 'points', '95 % interval'];
  const rows = (list: Report['players']): string[][] =>
    list.map((one) => [one.name, ...shares(one.wins), ...means(one.score)]);
  return [
    ...table([head, ...rows(report.players), ['', '', '', '', ''], ...rows(report.places)]),
    ...ratingLines(report.ratings ?? []),
    '',
    `${report.matches} ${report.matches === 1 ? 'match' : 'matches'}; ${report.shared ? `shared wins ${percent(report.shared.mean)} %` : 'all win or nobody'}; refused moves ${report.refused}`,
    `decisions a match: ${report.decisions.mean.toFixed(1)} on average, 90 % between ${report.decisions.p5} and ${report.decisions.p95}`,
    `at the bots' pace a match lasts ${report.seconds.mean.toFixed(0)} s (${span(report.seconds, 0)})`,
    'Bots are not children: these figures speak of these bots and these seeds only.',
  ];
}

function ratingLines(ratings: NonNullable<Report['ratings']>): string[] {
  if (ratings.length === 0) return [];
  const rows = ratings.map(({ name, share }) => [name.replaceAll('-', ' '), ...shares(share)]);
  return ['', ...table([['rating', 'matches', '95 % interval'], ...rows])];
}

/** One CSV line a match and seat. */
export function csvLines(played: readonly Played[]): string[] {
  const rows = played.flatMap((one) =>
    one.scores.map((score, seat) =>
      [one.match, seat, one.players[seat], score, one.winners.includes(seat) ? 1 : 0, one.decisions, one.time].join(
        ',',
      ),
    ),
  );
  return ['match,seat,player,score,won,decisions,milliseconds', ...rows];
}
