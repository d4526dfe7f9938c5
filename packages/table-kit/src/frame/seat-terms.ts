// What a seat has of its own, so that unlike people can share a table: shown to all who sit there.
import type { ViewBase } from '@cardinal/kernel';
import type { Player, TableSession } from '../session.ts';
import type { FrameWords } from '../words/en.ts';

/** Its own time and its own cards in words, or null where all is as usual. */
export function seatTerms(player: Player | undefined, words: FrameWords): string | null {
  if (!player) return null;
  const { time, range } = player;
  const terms = [
    ...(time === undefined ? [] : [words.ownTime(time)]),
    ...(range === undefined ? [] : [words.ownRange(range)]),
  ];
  return terms.length === 0 ? null : terms.join(' · ');
}

/** The same of oneself, with the hints one has left where they are counted; null for a watcher too. */
export function ownTerms(
  session: Pick<TableSession<ViewBase, never, never>, 'me' | 'players' | 'hintsLeft'>,
  words: FrameWords,
): string | null {
  if (session.me === 'watcher') return null;
  const left = session.hintsLeft?.(session.me) ?? null;
  const terms = [left === null ? null : words.hintsLeft(left), seatTerms(session.players[session.me], words)];
  return terms.filter((one) => one !== null).join(' · ') || null;
}
