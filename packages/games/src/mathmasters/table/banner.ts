// The line that says what one may do at a table of MathMasters, from the situation alone, so that it can be heard without a
// page.
import { frame, leaders, type Line } from '@cardinal/table-kit';
import type { choicesOf } from '../selection.ts';
import { SET_TYPES, type SetType } from '../sets.ts';
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
    if (!best) return words.noSet;
    const { setType, sum, verdict } = best;
    const picked = words.picked(words.sets[setType], sum);
    return verdict.ok ? picked : { ...picked, text: tongue.whyNot(verdict) };
  }
  if (must) return top ? followLine(top.setType) : leadLine(view);
  if (turn.may.includes(who) && view.open) return words.mayCall;
  return view.active === null ? words.between : words.wait(names[view.active] ?? '');
}

function followLine(setType: SetType): Line {
  const words = tongue.table;
  return setType === 'all-four' ? words.followAllFour : words.follow(words.sets[setType]);
}

function leadLine({ setTypes }: MathMastersView): Line {
  const words = tongue.table;
  if (SET_TYPES.every((setType) => setTypes.includes(setType))) return words.lead;
  return words.leadOf(tongue.list(setTypes.map((setType) => words.sets[setType])));
}
