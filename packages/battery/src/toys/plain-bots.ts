// Bots for toys: they take what the rules propose first, and let an interrupt pass half the time.
import type { Bot, Level, Rules, ViewBase } from '@cardinal/kernel';

/** Four equal bots from a game's own proposals. */
export function plainBots<O, S, M, V extends ViewBase, E, W extends string>(
  rules: Rules<O, S, M, V, E, W>,
): Readonly<Record<Level, Bot<V, M>>> {
  const bot: Bot<V, M> = {
    choose(view, rng) {
      const waitedFor = view.turn.must.some((seat) => seat === view.who);
      if (!waitedFor && rng.below(2) === 0) return null;
      for (const move of rules.propose(view, rng)) return move;
      return null;
    },
    pace: (_view, _move, rng) => 200 + rng.below(1000),
  };
  return { beginner: bot, easy: bot, normal: bot, expert: bot };
}
