// The line that says what one may do at a table of MathMasters, from the situation alone, so that it can be heard without a
// page.
import { frame, leaders, type Line } from '@cardinal/table-kit';
import type { choicesOf } from '../selection.ts';
import type { MathMastersView } from '../types.ts';
import { tongue } from './tongue.ts';

/** What the line depends on. */
export interface Situation {
  readonly view: MathMastersView;
  /** By seat, as sentences call them. */
  readonly names: readonly string[];
  readonly atBreak: boolean;
  /** The people at this device are asked who calls. */
  readonly asking: boolean;
  /** What the chosen cards could be laid as, best first; null where none is chosen. */
  readonly choices: ReturnType<typeof choicesOf> | null;
}

/** What the table says to whoever looks. */
export function bannerOf({ view, names, atBreak, asking, choices }: Situation): Line {
  const words = tongue.table;
  const { who, turn } = view;
  const top = view.pile.at(-1);
  const must = who !== 'watcher' && turn.must.includes(who);
  if (view.phase === 'over') return words.over(tongue.list(leaders(names, view.totals)));
  if (atBreak) return words.between;
  if (asking) return { text: frame.words.whoCalls };
  if (who === 'watcher') return words.watch;
  if (must && view.phase === 'judge') return words.judge;
  if (must && choices) {
    const best = choices.find(({ verdict }) => verdict.ok) ?? choices[0];
    return best ? words.picked(words.sets[best.setType], best.sum) : words.noSet;
  }
  if (must) return top ? words.follow(words.sets[top.setType]) : words.lead;
  if (turn.may.includes(who) && view.open) return words.mayCall;
  return view.active === null ? words.between : words.wait(names[view.active] ?? '');
}
