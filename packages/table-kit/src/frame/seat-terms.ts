// What a seat has of its own, so that unlike people can share a table: shown to all who sit there.
import type { Player } from '../session.ts';
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
