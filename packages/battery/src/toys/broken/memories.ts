// Toys that remember outside their states, write on what they are given, or copy badly.
import { drawDiscardRules as whole } from '../draw-discard.ts';
import { cards, outside, type Broken } from './make.ts';

/** Found by frozen and counts. */
export const memories: readonly Broken[] = [
  {
    fault: 'a play that counts its calls outside the state',
    part: 'frozen',
    says: /^(replayed from its (log|record) |threw "log-broken)/,
    game: cards({
      play(s, x, out) {
        if (++outside.plays % 7 === 0) s.deck.reverse();
        whole.play(s, x, out);
      },
    }),
  },
  {
    fault: 'a view that sorts the hand it is shown',
    part: 'frozen',
    says: /^threw ".*read only/,
    game: cards({
      view(s, who) {
        if (who !== 'watcher') s.hands[who]?.sort((a, b) => a - b);
        return whole.view(s, who);
      },
    }),
  },
  {
    fault: 'a copy that shares a pile',
    part: 'frozen',
    says: /^threw ".*not extensible/,
    game: cards({ copy: (s) => ({ ...whole.copy(s), pile: s.pile }) }),
  },
  {
    fault: 'a copy that forgets',
    part: 'frozen',
    says: /^a copy of a state is another state/,
    game: cards({
      copy: (s) => ({ ...whole.copy(s), deck: s.deck.length < 30 ? s.deck.toReversed() : s.deck.slice() }),
    }),
  },
  {
    fault: 'a state that JSON cannot hold',
    part: 'frozen',
    says: /^threw "not-json/,
    game: cards({ start: (o, seats) => ({ ...whole.start(o, seats), seen: new Set<number>() }) }),
  },
  {
    fault: 'a play that trusts the last check',
    part: 'counts',
    says: /^an entry of \d comes to another state in a search/,
    game: cards({
      check(view, move) {
        outside.checked = move;
        return whole.check(view, move);
      },
      play(s, x, out) {
        const move = outside.checked;
        const trusted = typeof x.by === 'number' && x.move.kind === 'put' && move?.kind === 'put';
        const known = trusted && s.hands[x.by]?.includes(move.card);
        whole.play(s, known ? { ...x, move } : x, out);
      },
    }),
  },
];
