// What every moment of every match must be: somebody or something is awaited until the end, and nobody after it.
import type { Match, Turn } from '@cardinal/kernel';

/** What is wrong with a moment, one sentence each. */
export function* turnFaults(match: Match): Generator<string, void> {
  const { turn, result } = match;
  const { must, may, draw, dues } = turn;
  const seats = [...must, ...may];
  if (new Set(seats).size < seats.length) yield `a seat is named twice among those who must or may act`;
  if (seats.some((seat) => !Number.isInteger(seat) || seat < 0 || seat >= match.header.seats)) {
    yield `seats ${seats.join(', ')} of ${match.header.seats} are to act`;
  }
  if (draw && seats.length > 0) yield 'a draw is awaited while seats may act';
  const waiting = seats.length > 0 || draw !== undefined || dues.length > 0;
  if (!result && !waiting) yield 'the match is not over, and nobody and nothing is awaited';
  if (result && waiting) yield 'the match is over, and something is still awaited';
  yield* dueFaults(turn);
  if (result) yield* resultFaults(match);
}

/** What is wrong with the deadlines of a moment. */
export function* dueFaults({ dues }: Turn): Generator<string, void> {
  if (dues.some(({ at }) => !Number.isSafeInteger(at) || at < 0)) yield 'a due is not at a whole millisecond';
  if (dues.some(({ at }, index) => at < (dues[index - 1]?.at ?? 0))) yield 'dues are not in the order of their times';
  if (new Set(dues.map(({ id }) => id)).size < dues.length) yield 'two dues have the same id';
}

function* resultFaults({ game, header: { seats }, result, state }: Match): Generator<string, void> {
  if (!result) return;
  const { winners, scores } = result;
  const known = winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats);
  if (!known || new Set(winners).size < winners.length) yield `winners are seats ${winners.join(', ')} of ${seats}`;
  if (scores.length !== seats || !scores.every(Number.isFinite))
    yield `scores are ${scores.join(', ')} for ${seats} seats`;
  if (game.traits.coop && winners.length > 0 && winners.length < seats) yield 'some seats win and some lose together';
  if (!game.traits.coop && winners.length === 0) yield 'nobody wins';
  const points = game.score(state);
  if (points.length !== seats || !points.every(Number.isFinite))
    yield `score gives ${points.join(', ')} for ${seats} seats`;
}
