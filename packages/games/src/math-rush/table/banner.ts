// The line that says what one may do at a table of Math Rush, from the situation alone, so that it can be heard without a
// page.
import type { Seat } from '@cardinal/kernel';
import type { Line } from '@cardinal/table-kit';
import { ratingOf, totalOf } from '../score.ts';
import type { Race, RushView } from '../types.ts';
import { tongue } from './tongue.ts';

/** What the line depends on. */
export interface Situation {
  readonly view: RushView;
  /** By seat, as sentences call them. */
  readonly names: readonly string[];
  /** One picks cards to take away from a row. */
  readonly clearing: boolean;
  /** What stands on the card that was picked. */
  readonly picked: string | undefined;
}

/** The race that was checked last, while its check lies on the table. */
export const checkedRace = (view: RushView): Race | undefined =>
  view.phase === 'numbers' || view.phase === 'over' ? view.history.at(-1) : undefined;

/** Whether the one who looks is to throw cards away. */
export const mustThrow = ({ who, redraw }: RushView): boolean => who !== 'watcher' && redraw?.[who] === false;

/** Who asks the one who looks whether a Help is used, or null. */
export function askedBy({ who, asked }: RushView): Seat | null {
  return asked && who !== 'watcher' && asked.seat !== who && !asked.yes.includes(who) ? asked.seat : null;
}

/** What the table says to whoever looks. */
export function bannerOf({ view, names, clearing, picked }: Situation): Line {
  const words = tongue.table;
  const { who } = view;
  const total = totalOf(view);
  const race = checkedRace(view);
  if (view.phase === 'over')
    return words.over(total, tongue.game.ratings[ratingOf(total, view.seats, view.options.swapScoreTables)] ?? '');
  if (race) return words.checked(race.points, race.verified.length);
  if (who === 'watcher') return words.watch;
  if (view.phase === 'ready') return view.said[who] ? words.waitReady : words.readyBanner;
  if (mustThrow(view)) return words.choose;
  if (view.redraw) return words.chosen;
  const asks = askedBy(view);
  if (asks !== null) return words.asks(names[asks] ?? '');
  if (clearing) return words.clearing;
  if (view.said[who]) return words.saidDone;
  return picked === undefined ? words.pick : words.picked(picked);
}
