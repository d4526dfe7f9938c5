// Who must act now in Addition Mania, and what chance still has to bring.
import { OVER, type Turn } from '@cardinal/kernel';
import { guessDues } from './own-time.ts';
import type { ManiaState } from './types.ts';

/** The moment: nothing is left to chance after the one shuffle, so the breath between two reveals is a draw of nothing, at which a table may wait. */
export function turn(s: ManiaState): Turn {
  switch (s.phase) {
    case 'shuffle':
      return { ...OVER, draw: { label: 'shuffle', shuffle: s.options.deck.length } };
    case 'lift':
      return { ...OVER, draw: { label: `reveal${s.reveal + 1}/lift`, shuffle: 0, pause: true } };
    case 'guess': {
      const must = s.guesses.flatMap((guess, seat) => (guess === null ? [seat] : []));
      return { mode: 'sealed', must, may: [], dues: guessDues(s) };
    }
    case 'over':
      return OVER;
    default:
      return s.phase satisfies never;
  }
}
