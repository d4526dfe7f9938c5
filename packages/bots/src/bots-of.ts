// Four bots for any game from its rules alone: where a new game starts, and what a toy game keeps. A game with bots of
// its own plays better.
import { LEVELS, type Bot, type Level, type Rules, type ViewBase } from '@cardinal/kernel';
import { flatSearch } from './flat.ts';
import { treeSearch } from './ismcts.ts';
import { happens } from './levels.ts';
import { modelOf, type ModelHints } from './model.ts';
import { humanPace } from './pace.ts';

/** Beginner plays proposals and random moves, Easy the first proposal, Normal a flat search, Expert a tree search. */
export function botsOf<O, S, M, V extends ViewBase, E, W extends string>(
  rules: Rules<O, S, M, V, E, W>,
  hints: ModelHints<S> = {},
): Readonly<Record<Level, Bot<V, M>>> {
  const model = modelOf(rules, hints);
  const bot = (level: Level): Bot<V, M> => ({
    choose(view, rng, budget) {
      if (view.who === 'watcher' || !view.turn.must.includes(view.who)) return null;
      const moves = rules.moves(view);
      if (level === 'beginner' && moves && happens(0.5, rng)) return moves[rng.below(moves.length)] ?? null;
      // A search plays for whoever must act first; with others at the same moment it would play for one of them.
      if (view.turn.must[0] === view.who) {
        if (level === 'normal') return flatSearch(model, view, rng, budget, { units: 100 })[0]?.action ?? null;
        if (level === 'expert') return treeSearch(model, view, rng, budget, { units: 1000 })[0]?.action ?? null;
      }
      for (const move of rules.propose(view, rng)) return move;
      return rules.absent(view);
    },
    pace: (_view, _move, rng) => humanPace(level, { looks: 8, sums: [] }, rng),
  });
  return Object.fromEntries(LEVELS.map((level) => [level, bot(level)])) as Record<Level, Bot<V, M>>;
}
