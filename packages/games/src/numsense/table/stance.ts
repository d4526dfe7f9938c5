// What the table waits for, as seen from one chair: which of the few situations of a Numsense match this is.
import { isTimeToPlay } from '../check.ts';
import type { Card, CardId, NumsenseView } from '../types.ts';

/** The situations. `take`, `put`, `call` and `write` are mine to act; `stands`: I declared and the others finish. */
export const STANCES = [
  'watching',
  'dealing',
  'waiting',
  'stands',
  'take',
  'put',
  'call',
  'write',
  'written',
  'break',
  'over',
] as const;
/** One of {@link STANCES}. */
export type Stance = (typeof STANCES)[number];

/** The situation of whoever looks. */
export function stanceOf(view: NumsenseView, atBreak: boolean): Stance {
  const { who, phase } = view;
  if (phase === 'over') return 'over';
  if (atBreak) return 'break';
  if (who === 'watcher') return 'watching';
  if (phase === 'compose') return view.hasWritten[who] ? 'written' : 'write';
  if (view.active === who && (phase === 'turn' || phase === 'put' || phase === 'call')) {
    return phase === 'turn' ? 'take' : phase;
  }
  if (view.called.includes(who)) return 'stands';
  return phase === 'turn' || phase === 'put' || phase === 'call' ? 'waiting' : 'dealing';
}

/** Whether the one who looks may build a sentence: whenever there is a hand that is not decided yet. */
export function mayBuild(stance: Stance): boolean {
  return stance === 'waiting' || stance === 'take' || stance === 'put' || stance === 'call' || stance === 'write';
}

/** Whether this is the last turn of the one who looks. */
export function isLastTurn(view: NumsenseView): boolean {
  return view.who !== 'watcher' && view.lastTurns.includes(view.who);
}

/** The card that "put down" means: the chosen one, else the only one that the sentence leaves over. */
export function putNow(
  { hand }: NumsenseView,
  stance: Stance,
  chosen: CardId | null,
  used: readonly CardId[],
): Card | null {
  if (stance !== 'put') return null;
  const free = hand.filter(({ id }) => !used.includes(id));
  const only = free.length === 1 && hand.length > 1 ? free[0] : undefined;
  return hand.find(({ id }) => id === chosen) ?? only ?? null;
}

/** A Discard wild in hand that can be swapped now, if any (rulings 1.21 to 1.23). */
export function swapNow(view: NumsenseView, stance: Stance): number | null {
  const asked = stance === 'take' || stance === 'put' || stance === 'call';
  if (!asked || view.discard.length === 0) return null;
  const playable = (id: number): boolean => !view.spent.includes(id) && isTimeToPlay(view, id);
  return view.hand.find(({ id, face }) => face === 'D' && playable(id))?.id ?? null;
}
