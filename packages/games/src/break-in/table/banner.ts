// The line that says what one may do at a table of Break In, from the situation alone, so that it can be heard without a page.
import type { Seat, Verdict } from '@cardinal/kernel';
import { frame, leaders, type Line } from '@cardinal/table-kit';
import { waitedFor } from '../own-time.ts';
import { canLay } from '../check.ts';
import type { BreakInMove, BreakInView } from '../types.ts';
import { nameOf } from './faces.ts';
import { tongue } from './tongue.ts';

/** What the line depends on. */
export interface Situation {
  readonly view: BreakInView;
  /** By seat, as sentences call them. */
  readonly names: readonly string[];
  readonly atBreak: boolean;
  /** The people at this device are asked who calls. */
  readonly asking: boolean;
  readonly check: (move: BreakInMove) => Verdict;
}

const isIn = (seats: readonly Seat[], { who }: BreakInView): boolean => who !== 'watcher' && seats.includes(who);

/** Whether the one who looks may lay a formula now. */
export const mayBuild = (view: BreakInView): boolean =>
  isIn(view.turn.must, view) && (view.phase === 'lay' || view.phase === 'claim');

/** Whether the one who looks holds more cards than may be kept: one goes, or a formula is laid. */
export const holdsTooMany = ({ view, check }: Pick<Situation, 'view' | 'check'>): boolean =>
  mayBuild(view) && view.phase === 'lay' && !check({ kind: 'done' }).ok;

/** Whether the one who looks may call for the card that was put away last. */
export function mayCall({ view, check }: Pick<Situation, 'view' | 'check'>): boolean {
  const top = view.discard.at(-1);
  const acts = isIn([...view.turn.must, ...view.turn.may], view);
  return acts && view.window !== null && top !== undefined && check({ kind: 'break-in', card: top.id }).ok;
}

/** What the table says to whoever looks. */
export function bannerOf(now: Situation): Line {
  const { view, names } = now;
  const words = tongue.table;
  const must = isIn(view.turn.must, view);
  const may = must || isIn(view.turn.may, view);
  const top = view.discard.at(-1);
  if (view.phase === 'over') return words.over(tongue.list(leaders(names, view.totals)));
  if (now.atBreak) return words.between;
  if (now.asking) return { text: frame.words.whoCalls };
  if (view.who === 'watcher') return words.watch;
  if (must && view.phase === 'turn') return view.discard.length > 0 ? words.take : words.takeDraw;
  if (must && view.phase === 'claim') {
    const claim = words.claim(nameOf(view.hand.find(({ id }) => id === view.window?.card)?.face ?? ''));
    const may = canLay(view);
    return may.ok ? claim : { ...claim, text: tongue.whyNot(may) };
  }
  if (may && view.phase === 'judge') return words.judge;
  if (mayBuild(view)) return layLine(now);
  const waits = waitsFor(now);
  if (top && mayCall(now)) {
    const call = words.window(nameOf(top.face));
    return waits === null ? call : { ...call, text: `${call.text} ${waits}` };
  }
  return waits === null ? words.wait(names[view.claim?.seat ?? view.active] ?? '') : { text: waits };
}

/** What is left to do once a card was taken: not to lay where that is barred. */
function layLine(now: Situation): Line {
  const words = tongue.table;
  const may = canLay(now.view);
  if (holdsTooMany(now)) return may.ok ? words.mustDiscard : { ...words.mustDiscard, text: words.onlyDiscard };
  return may.ok ? words.layOrGo : { strong: tongue.whyNot(may), text: words.onlyDone };
}

/** Whom the next player waits for, who would wonder why the piles do not open. */
function waitsFor({ view, names }: Situation): string | null {
  if (view.who !== view.active || !view.window || view.claim) return null;
  const seats = waitedFor(view, view.window);
  return seats.length === 0 ? null : tongue.table.waitsFor(tongue.list(seats.map((seat) => names[seat] ?? '')));
}
