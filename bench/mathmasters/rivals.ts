/**
 * Players to measure the bots against, besides the bots themselves: one who does anything, and a miser, the rule bot that
 * a self-play search over rules of thumb came to (cross-entropy method, tuning seeds): it leads low, keeps its cards while it
 * has many, and takes only piles that are worth more than what it spends.
 */
import type { MathMastersBot } from './arena.ts';
import { SETS } from '../../packages/games/src/mathmasters/catalogue.ts';
import { sumOf } from '../../packages/games/src/mathmasters/sets.ts';
import { placeOf } from '../../packages/games/src/mathmasters/catalogue.ts';
import type { MathMastersMove, MathMastersView } from '../../packages/games/src/mathmasters/types.ts';
import { moves } from '../../packages/games/src/mathmasters/view.ts';

const pace = (): number => 200;

/** Any legal move, calls left out. */
export const anything: MathMastersBot = {
  choose(v, rng) {
    const listed = v.who !== 'watcher' && v.turn.must.includes(v.who) ? plays(v) : [];
    return listed[rng.below(Math.max(1, listed.length))] ?? null;
  },
  pace,
};

/** Plays to keep what it has. */
export const miser: MathMastersBot = {
  choose(v) {
    const listed = v.who !== 'watcher' && v.turn.must.includes(v.who) ? plays(v) : [];
    const worth = (move: MathMastersMove): number => (v.pile.length > 0 ? follow(v, move) : lead(move));
    return listed.reduce<MathMastersMove | null>((a, b) => (a === null || worth(b) > worth(a) ? b : a), null);
  },
  pace,
};

function lead(move: MathMastersMove): number {
  const family = move.kind === 'lay' ? SETS[placeOf(move.cards)]?.family : undefined;
  if (!family) return 0;
  const kind = { 'same-number': 0, times: 3, 'make-13': 0, 'all-four': 7 }[family.setType];
  return kind - family.count - 2.2 * (family.sum / family.count);
}

function follow(v: MathMastersView, move: MathMastersMove): number {
  const points = v.pile.reduce((sum, { cards }) => sum + sumOf(cards), 0);
  if (move.kind === 'pass') return 0.9 * v.hand.length;
  const family = move.kind === 'lay' ? SETS[placeOf(move.cards)]?.family : undefined;
  if (!family) return 0;
  const last = move.kind === 'lay' && move.cards.length >= v.hand.length ? 6 : 0;
  const kind = { 'same-number': 0, times: 4, 'make-13': 0, 'all-four': 0.3 * points }[family.setType];
  return 0.75 * points - 0.8 * family.sum + kind + last;
}

function plays(v: MathMastersView): MathMastersMove[] {
  return moves(v).filter(({ kind }) => kind !== 'wrong-times');
}
