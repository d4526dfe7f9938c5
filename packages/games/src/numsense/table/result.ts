// What stands over the result of a deal or a match.
import type { Who } from '@cardinal/kernel';
import { compare, fromText, ZERO } from '@cardinal/number';
import type { DealScore } from '../types.ts';
import type { Desk } from './desk.svelte.ts';

/** The heading of a result and the line below it. */
export interface Headline {
  readonly title: string;
  readonly rest: string | null;
}

/** Who called, or why the deal ended; once the match is over, who won it. */
export function headlineOf({ words, view, names, stance }: Desk): Headline {
  const score = view.history.at(-1);
  const ended = score ? howEnded(score) : '';
  if (stance !== 'over') return { title: ended, rest: null };
  return { title: whoWon(), rest: ended };

  function howEnded({ ended: how, declarer }: DealScore): string {
    if (how !== 'declared') return words.result.ended[how];
    return declarer === view.who
      ? words.result.youCalledIt
      : words.result.calledBy(declarer === null ? '' : (names[declarer] ?? ''));
  }

  function whoWon(): string {
    const { who } = view;
    const winners = winnersOf(view.totals);
    const mine = who !== 'watcher' && winners.includes(who);
    const named = winners.filter((seat) => seat !== who).map((seat) => names[seat] ?? '');
    if (!mine) return words.result.winner(named);
    return named.length === 0 ? words.result.youWin : words.result.youShare(named);
  }
}

/** Who has the most, by seat. */
function winnersOf(totals: readonly string[]): readonly number[] {
  const values = totals.map((total) => fromText(total) ?? ZERO);
  return [...values.keys()].filter((seat) => values.every((other) => compare(other, values[seat] ?? ZERO) <= 0));
}

/** The sentence to write large: the declarer's if it hit, else one's own, else the one that brought most; null where nobody hit. */
export function shownLarge({ seats, declarer }: DealScore, who: Who): string | null {
  const hits = seats.flatMap(({ exact, sentence, points }, seat) =>
    exact && sentence !== null ? [{ seat, sentence, points: Number(points) }] : [],
  );
  const most = hits.toSorted((a, b) => b.points - a.points)[0];
  const shown = hits.find(({ seat }) => seat === declarer) ?? hits.find(({ seat }) => seat === who) ?? most;
  return shown?.sentence ?? null;
}
