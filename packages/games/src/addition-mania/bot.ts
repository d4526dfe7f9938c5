// Four guessers, from a child that forgets what it holds to one who counts every card and leans away from the crowd.
import { humanPace } from '@cardinal/bots';
import { LEVELS, type Bot, type Level, type Rng } from '@cardinal/kernel';
import { bestReply } from './best-reply.ts';
import { expectedSum } from './odds.ts';
import type { ManiaMove, ManiaView } from './types.ts';

/** Ways the unseen cards are dealt for one guess of the Expert. */
const EXPERT_WAYS = 1200;

const GUESS: Readonly<Record<Level, (v: ManiaView, rng: Rng, more: () => boolean) => number>> = {
  // Takes every card to be an average one, its own included, and is not sure of the sum.
  beginner: (v, rng) => deckMean(v) * v.seats + between(-6, 6, rng),
  // Adds its own card to an average for the rest, never counts what has gone, and slips a little.
  easy: (v, rng) => (v.own?.value ?? 0) + deckMean(v) * (v.seats - 1) + between(-2, 2, rng),
  // Counts every card that was shown: the expected sum.
  normal: (v) => expectedSum(v),
  expert: (v, rng, more) => bestReply(v, rng, { more }, EXPERT_WAYS),
};

/** The bots of Addition Mania. */
export const bots = Object.fromEntries(LEVELS.map((level) => [level, bot(level)])) as Record<
  Level,
  Bot<ManiaView, ManiaMove>
>;

function bot(level: Level): Bot<ManiaView, ManiaMove> {
  return {
    choose(v, rng, budget) {
      if (v.who === 'watcher' || !v.turn.must.includes(v.who)) return null;
      return { kind: 'guess', sum: Math.max(0, Math.round(GUESS[level](v, rng, () => budget.more()))) };
    },
    pace(v, _move, rng) {
      const average = Math.round(deckMean(v));
      const numbers = [v.own?.value ?? 0, ...Array.from({ length: v.seats - 1 }, () => average)];
      return humanPace(level, { looks: v.seats, sums: [{ kind: 'add', numbers }] }, rng);
    },
  };
}

function deckMean({ options: { deck } }: ManiaView): number {
  return deck.reduce((sum, { value }) => sum + value, 0) / deck.length;
}

function between(low: number, high: number, rng: Rng): number {
  return low + rng.below(high - low + 1);
}
