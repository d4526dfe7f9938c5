// Sensible moves of a seat, best first, and what a seat does whose person has gone. From the view alone.
import type { Rng } from '@cardinal/kernel';
import type { Face } from '@cardinal/solver';
import { best, worthOf } from './best.ts';
import { plainMoves } from './check.ts';
import { about, LARGE_HAND } from './study.ts';
import type { Card, NumsenseMove, NumsenseView } from './types.ts';

/** Sensible moves, best first: a true call, what makes the hand better, then everything else that is allowed. */
export function* propose(v: NumsenseView, rng: Rng): Generator<NumsenseMove, void> {
  if (v.who === 'watcher' || !v.turn.must.includes(v.who)) return;
  const hand = v.hand.map(({ face }) => face);
  const target = v.target?.value ?? 0;
  if (v.phase === 'compose') {
    yield { kind: 'write', sentence: best(hand, target, v.options).sentence };
    return;
  }
  if (v.phase === 'turn' || v.phase === 'call') {
    const { exact, sentence } = best(hand, target, v.options);
    if (exact) yield { kind: 'declare', sentence };
  }
  const plain = plainMoves(v).map((move) => ({ move, worth: worthAfter(v, move) + rng.real() * 0.01 }));
  plain.sort((a, b) => b.worth - a.worth);
  for (const { move } of plain) yield move;
}

/** What a vanished or timed-out seat does: it passes, by taking the top discard and putting it back (ruling 1.8), and writes the best its hand can do, so that nobody waits and nobody gains by it. */
export function absent(v: NumsenseView): NumsenseMove {
  switch (v.phase) {
    case 'compose':
      return { kind: 'write', sentence: best(faces(v.hand), v.target?.value ?? 0, v.options).sentence };
    case 'call':
      return { kind: 'keep-quiet' };
    case 'put': {
      const card = v.hand.find(({ id }) => id === v.taken?.card?.id) ?? v.hand.at(-1);
      return { kind: 'put', card: card?.id ?? 0 };
    }
    default:
      return { kind: 'take', from: v.discard.length > 0 ? 'discard' : 'draw' };
  }
}

/** How good the hand is after a move: the best score that is left. */
function worthAfter(v: NumsenseView, move: NumsenseMove): number {
  const target = v.target?.value ?? 0;
  // Long hands hit nearly any target, so their cards are as good as what they count.
  const score = (hand: readonly Face[]): number =>
    hand.length < LARGE_HAND
      ? worthOf(hand, target, v.options)
      : hand.reduce<number>((sum, face) => sum + about(face, target), 0);
  const hand = faces(v.hand);
  const top = v.discard.at(-1);
  const without = (id: number): Face[] => faces(v.hand.filter((card) => card.id !== id));
  switch (move.kind) {
    case 'put':
      return score(without(move.card));
    case 'exchange': {
      const got = v.discard.find(({ id }) => id === move.for);
      return got ? score([...without(move.card), got.face]) : -Infinity;
    }
    case 'take':
      // A look at what the top card would make of the hand; an unknown card is worth a little hope.
      if (move.from === 'draw' || !top) return score(hand) + 0.5;
      return Math.max(...v.hand.map(({ id }) => score([...without(id), top.face])));
    default:
      return score(hand);
  }
}

function faces(cards: readonly Card[]): Face[] {
  return cards.map(({ face }) => face);
}
