// The columns of a team's score: a column a race, and one for unused Help, so that they add up to the sum.
import { helpBonus } from '../score.ts';
import type { RushView } from '../types.ts';

/** A column of the score table: a race by its number from 1, or the bonus for unused Help. */
export interface ScoreColumn {
  readonly of: number | 'help';
  readonly points: number;
}

/** The columns of a view. Unused Help brings points at the end only (ruling 3.23) and has no column where it brings none. */
export function scoreColumns(v: Pick<RushView, 'phase' | 'help' | 'options' | 'history'>): ScoreColumn[] {
  const bonus = v.phase === 'over' ? helpBonus(v.help, v.options) : 0;
  const races = v.history.map(({ points }, i) => ({ of: i + 1, points }));
  return bonus > 0 ? [...races, { of: 'help', points: bonus }] : races;
}
