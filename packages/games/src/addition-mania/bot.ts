// Four guessers, from a child that takes all hidden cards to be sevens to one who counts every card and leans away from
// the crowd.
import { humanPace } from '@cardinal/bots';
import { LEVELS, type Bot, type Level, type Rng } from '@cardinal/kernel';
import { bestReply } from './best-reply.ts';
import { expectedSum } from './odds.ts';
import type { ManiaMove, ManiaView } from './types.ts';

/** Ways the unseen cards are dealt for one guess of the Expert. */
const EXPERT_WAYS = 1200;

const GUESS: Readonly<Record<Level, (v: ManiaView, rng: Rng, more: () => boolean) => number>> = {
  // Adds its own card to a middling whole number for each of the rest, and slips in the adding.
  beginner: (v, rng) => withOthers(v, Math.round(deckMean(v))) + between(-3, 3, rng),
  // Adds right, and has a faint notion whether high or low cards have gone: a third of what counting would tell.
  easy: (v) => withOthers(v, deckMean(v)) * (2 / 3) + expectedSum(v) / 3,
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

function withOthers({ own, seats }: ManiaView, each: number): number {
  return (own?.value ?? 0) + each * (seats - 1);
}

function deckMean({ options: { deck } }: ManiaView): number {
  return deck.reduce((sum, { value }) => sum + value, 0) / deck.length;
}

function between(low: number, high: number, rng: Rng): number {
  return low + rng.below(high - low + 1);
}
