// Toys that cannot be played as they say.
import { drawDiscardRules as whole } from '../draw-discard.ts';
import { cards, type Broken } from './make.ts';

/** Found by random-play, counts and golden. */
export const plays: readonly Broken[] = [
  {
    fault: 'a list with a move that is refused',
    part: 'random-play',
    says: /^a listed move is refused \(not-in-hand\)/,
    game: cards({
      moves: (view) => [...(whole.moves(view) ?? []), ...(view.drew ? [{ kind: 'put', card: 51 } as const] : [])],
    }),
  },
  {
    fault: 'a check that lets everything pass',
    part: 'random-play',
    says: /^a stale or damaged move is taken that is not listed/,
    game: cards({ check: () => ({ ok: true }) }),
  },
  {
    fault: 'a game in which nobody can go on',
    part: 'random-play',
    says: /^the match is not over, and nobody and nothing is awaited/,
    game: cards({
      turn: (s) => (s.dealt && s.deck.length < 20 ? { mode: 'turn', must: [], may: [], dues: [] } : whole.turn(s)),
    }),
  },
  {
    fault: 'a game without end',
    part: 'random-play',
    says: /^no end after 300 entries/,
    game: cards({
      play(s, x, out) {
        whole.play(s, x, out);
        if (s.dealt && s.pile.length > 9) s.deck.push(...s.pile.splice(0, 9));
      },
    }),
  },
  {
    fault: 'a winner who does not sit at the table',
    part: 'random-play',
    says: /^winners are seats 9 of 2/,
    game: cards({
      result(s) {
        const result = whole.result(s);
        return result && { ...result, winners: [9] };
      },
    }),
  },
  {
    fault: 'moves that are written alike',
    part: 'counts',
    says: /^two moves of seat 0 are written "put a card"/,
    game: cards({ write: (move) => (move.kind === 'put' ? 'put a card' : whole.write(move)) }),
  },
  {
    fault: 'a line that is read back as another move',
    part: 'golden',
    says: /^"put \d+" is read back as another move: card/,
    game: cards({
      read(text, view) {
        const move = whole.read(text, view);
        return move?.kind === 'put' ? { ...move, card: (move.card + 1) % 52 } : move;
      },
    }),
  },
];
