// Toys with bots that nobody should sit down with.
import { shuffled } from '@cardinal/kernel';
import { drawDiscardRules as whole } from '../draw-discard.ts';
import { cards, outside, type Broken } from './make.ts';

/** Found by bots. */
export const players: readonly Broken[] = [
  {
    fault: 'a bot that asks for what is not allowed',
    part: 'bots',
    says: /^normal is refused \(pile-empty|normal is refused \(put-first/,
    game: cards({}, { choose: () => ({ kind: 'take', from: 'deck' }), pace: () => 0 }),
  },
  {
    fault: 'a bot that does not answer',
    part: 'bots',
    says: /^normal has no answer although it must act/,
    game: cards({}, { choose: () => null, pace: () => 0 }),
  },
  {
    fault: 'a bot that remembers other matches',
    part: 'bots',
    says: /^normal plays another match with the same seed/,
    game: cards({}, { choose: (view) => whole.moves(view)?.at(outside.chosen++ < 50 ? 0 : -1) ?? null, pace: () => 0 }),
  },
  {
    fault: 'a bot that sorts its view',
    part: 'bots',
    says: /^threw ".*read only/,
    game: cards(
      {},
      {
        choose(view, rng) {
          (view.hand as number[]).sort((a, b) => a - b);
          return shuffled(whole.moves(view) ?? [], rng)[0] ?? null;
        },
        pace: () => 0,
      },
    ),
  },
  {
    fault: 'a bot that needs no whole time',
    part: 'bots',
    says: /^normal needs 0.5 milliseconds/,
    game: cards({}, { choose: (view, rng) => shuffled(whole.moves(view) ?? [], rng)[0] ?? null, pace: () => 0.5 }),
  },
];
