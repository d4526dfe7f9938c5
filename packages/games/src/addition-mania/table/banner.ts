// The line that says what one may do at a table of Addition Mania, from the view alone, so that it can be heard without a
// page.
import { leaders, type Line } from '@cardinal/table-kit';
import type { ManiaView } from '../types.ts';
import { tongue } from './tongue.ts';

/** What the table says to whoever looks; names by seat, as sentences call them. */
export function bannerOf(view: ManiaView, names: readonly string[]): Line {
  const words = tongue.table;
  const { who, turn, own } = view;
  if (view.phase === 'over') return words.over(tongue.list(leaders(names, view.totals)));
  if (view.phase === 'lift') return words.shown;
  if (who === 'watcher') return words.watch;
  return turn.must.includes(who) && own ? words.say(own.value, view.seats - 1) : words.wait;
}
