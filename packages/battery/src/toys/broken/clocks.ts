// Toys that cheat with time, and seats that cannot be left.
import { drawDiscardRules as whole } from '../draw-discard.ts';
import { oddOneRules, ROUND_MS } from '../odd-one.ts';
import { cards, outside, picks, withDue, type Broken } from './make.ts';

/** Found by clock. */
export const clocks: readonly Broken[] = [
  {
    fault: 'a deadline that is kept outside the state',
    part: 'clock',
    says: /^played twice side by side the turn changes without an entry: dues/,
    game: picks({
      turn: (s) => withDue(s, outside.since + ROUND_MS),
      play(s, x, out) {
        oddOneRules.play(s, x, out);
        outside.since = s.since;
      },
    }),
  },
  {
    fault: 'a deadline that comes nearer each time somebody looks',
    part: 'clock',
    says: /^(played twice side by side|when time is asked more often|when time is only asked with a move) the/,
    game: picks({ turn: (s) => withDue(s, s.since + ROUND_MS - (outside.asked++ % 5000)) }),
  },
  {
    fault: 'deadlines in the wrong order',
    part: 'clock',
    says: /^dues are not in the order/,
    game: picks({
      turn(s) {
        const turn = oddOneRules.turn(s);
        return { ...turn, dues: [...turn.dues, ...turn.dues.map(({ at }) => ({ id: 'hurry', at: at - 5000 }))] };
      },
    }),
  },
  {
    fault: 'an absent seat that goes round in circles',
    part: 'clock',
    says: /^no end after \d+ entries once all seats have gone/,
    game: cards({
      absent: (view) => (view.drew ? whole.absent(view) : { kind: 'take', from: view.pile.length ? 'pile' : 'deck' }),
    }),
  },
  {
    fault: 'an absent seat that does what is not allowed',
    part: 'clock',
    says: /^what an absent seat does is refused \(put-first\)/,
    game: cards({ absent: () => ({ kind: 'take', from: 'deck' }) }),
  },
];
