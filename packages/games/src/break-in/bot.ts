// The bots of Break In. Each sees a view and no more. Beginner and Easy look at some of their cards; Normal looks at
// most of them and lays the best it sees; Expert weighs laying now against holding, what its hand may become, what
// others may do first, and what a discard offers them.
import { byLevel, happens, humanPace, type Sum } from '@cardinal/bots';
import type { Bot, Budget, Level, Ms, Rng } from '@cardinal/kernel';
import type { FoundFormula } from '@cardinal/solver';
import { canLay, plainMoves } from './check.ts';
import { readFormula } from './formula.ts';
import { HAND_LIMIT } from './options.ts';
import { absent, laying, useOf } from './propose.ts';
import { seen, slow, without, type Sight } from './sight.ts';
import type { BreakInMove, BreakInView, FormulaCard } from './types.ts';
import { Weigher, WEIGHTS, type Weights } from './weigh.ts';

const SIGHT: readonly [Sight, Sight, Sight, Sight] = [
  { cards: 5, looks: 2, fractions: false },
  { cards: 6, looks: 3, fractions: false },
  { cards: 8, looks: 3, fractions: false },
  { cards: 99, looks: 1, fractions: true },
];

/** How often a level notices that it could break in or that a formula is false. */
const NOTICES = [0.3, 0.55, 0.8, 1] as const;

/** How long nobody draws after a discard, so that people have time to call. */
const TIME_TO_CALL: Ms = 2500;

class BreakInBot implements Bot<BreakInView, BreakInMove> {
  readonly #level: Level;
  readonly #sight: Sight;
  readonly #weights: Weights;

  constructor(level: Level, weights: Weights = WEIGHTS) {
    this.#level = level;
    this.#sight = byLevel(level, SIGHT);
    this.#weights = weights;
  }

  choose(v: BreakInView, rng: Rng, budget: Budget): BreakInMove | null {
    const { who, pending } = v;
    if (who === 'watcher') return null;
    const must = v.turn.must.includes(who);
    if (!must && !v.turn.may.includes(who)) return null;
    if (v.phase === 'judge' && pending) return this.#judge(v, must, rng);
    if (v.phase === 'claim') return must ? this.#answer(v) : null;
    const call = this.#call(v, rng);
    if (call) return call;
    if (!must) return null;
    switch (v.phase) {
      case 'turn':
        return this.#take(v, rng, budget);
      case 'lay':
        return this.#lay(v, rng, budget);
      default:
        return absent(v);
    }
  }

  pace(v: BreakInView, move: BreakInMove | null, rng: Rng): Ms {
    const sums: Sum[] = [];
    if (move?.kind === 'lay') sums.push({ kind: 'add', numbers: numbersIn(move.formula) });
    if (move?.kind === 'break-in') sums.push({ kind: 'add', numbers: [5, 7] }, { kind: 'compare', numbers: [3, 8] });
    const pace = humanPace(this.#level, { looks: v.hand.length, sums }, rng);
    const waits = v.window && (move?.kind === 'take' || move?.kind === 'let-lie');
    return waits ? Math.max(pace, TIME_TO_CALL) : pace;
  }

  #judge(v: BreakInView, must: boolean, rng: Rng): BreakInMove | null {
    const formula = v.pending?.no ?? 0;
    const read = readFormula(v.pending?.text ?? '', v.options);
    const wrong = !read.ok || !read.truth.ok;
    if (wrong && happens(byLevel(this.#level, NOTICES), rng)) return { kind: 'doubt', formula };
    return must ? { kind: 'accept', formula } : null;
  }

  /** A call, only with a formula in hand. */
  #call(v: BreakInView, rng: Rng): BreakInMove | null {
    const { window } = v;
    const top = v.discard.at(-1);
    if (!window || !top || top.id !== window.card) return null;
    if (v.equalsLeft !== null && v.equalsLeft <= 0) return null;
    if (!plainMoves(v).some(({ kind }) => kind === 'break-in')) return null;
    if (!happens(byLevel(this.#level, NOTICES), rng)) return null;
    const found = this.#witness(v, top.face, rng);
    return found && { kind: 'break-in', card: window.card };
  }

  #witness(v: BreakInView, face: FormulaCard, rng: Rng): FoundFormula | null {
    return seen([...facesIn(v), face], v.options, this.#sight, rng, face);
  }

  /** The formula for a card it called for; it looks at all its cards, since it knows that there is one. */
  #answer(v: BreakInView): BreakInMove {
    const card = v.hand.find(({ id }) => id === v.window?.card);
    const found =
      card && seen(facesIn(v), v.options, { ...this.#sight, cards: 99, fractions: true }, NO_CHANCE, card.face);
    if (!found || v.equalsLeft === 0) return { kind: 'give-up' };
    return laying(v, found);
  }

  #take(v: BreakInView, rng: Rng, budget: Budget): BreakInMove {
    const top = v.discard.at(-1);
    if (!top) return { kind: 'take', from: 'draw' };
    const hand = facesIn(v);
    if (this.#level === 'expert' && !slow(v.options) && budget.more()) {
      const weigher = new Weigher(v, this.#weights);
      const known = weigher.drawn([...hand, top.face]);
      return { kind: 'take', from: known >= weigher.unknown(hand) ? 'discard' : 'draw' };
    }
    if (this.#level === 'beginner') return { kind: 'take', from: happens(0.3, rng) ? 'discard' : 'draw' };
    const before = seen(hand, v.options, this.#sight, rng);
    const after = seen([...hand, top.face], v.options, this.#sight, rng, top.face);
    const gain = (after?.points ?? 0) - (before?.points ?? 0);
    return { kind: 'take', from: after && (after.usesAll || gain > 8) ? 'discard' : 'draw' };
  }

  #lay(v: BreakInView, rng: Rng, budget: Budget): BreakInMove {
    if (canLay(v).ok) {
      const found = this.#level === 'expert' ? this.#weighed(v, budget) : seen(facesIn(v), v.options, this.#sight, rng);
      if (found) return laying(v, found);
    }
    if (v.hand.length <= HAND_LIMIT) return { kind: 'done' };
    return this.#discard(v, rng);
  }

  /** The formula that is worth more than holding, or null. */
  #weighed(v: BreakInView, budget: Budget): FoundFormula | null {
    const hand = facesIn(v);
    const weigher = new Weigher(v, this.#weights);
    const [first, ...others] = weigher.candidates(hand);
    if (!first || first.rest.length === 0 || slow(v.options)) return first?.found ?? null;
    let best: FoundFormula | null = first.found;
    let most = first.found.points + weigher.ahead(first.rest);
    for (const { found, rest } of others) {
      if (!budget.more()) return best;
      const value = found.points + (rest.length === 0 ? weigher.bonus : weigher.ahead(rest));
      if (value > most) [best, most] = [found, value];
    }
    if (hand.length <= HAND_LIMIT && budget.more() && weigher.ahead(hand) > most) best = null;
    return best;
  }

  #discard(v: BreakInView, rng: Rng): BreakInMove {
    const hand = facesIn(v);
    const weigher = new Weigher(v, this.#weights);
    const level = this.#level;
    const worth = (move: BreakInMove): number => {
      const card = v.hand.find(({ id }) => move.kind === 'discard' && move.card === id);
      if (!card) return -Infinity;
      if (level === 'beginner') return rng.real();
      const rest = without(hand, card.face);
      if (level !== 'expert') return -useOf(rest, card.face) + rng.real();
      return weigher.kept(rest) - useOf(rest, card.face) - weigher.offer(card.face);
    };
    const moves = plainMoves(v)
      .filter(({ kind }) => kind === 'discard')
      .map((move) => ({ move, value: worth(move) }));
    moves.sort((a, b) => b.value - a.value);
    return moves[0]?.move ?? absent(v);
  }
}

/** A stream for questions in which nothing is left to chance. */
const NO_CHANCE: Rng = { below: () => 0, real: () => 0 };

const facesIn = (v: BreakInView): FormulaCard[] => v.hand.map(({ face }) => face);

const numbersIn = (formula: string): number[] => (formula.match(/\d+/g) ?? []).map(Number);

/** A bot of a level with weights of its own, for benches. */
export function botWith(level: Level, weights: Weights): Bot<BreakInView, BreakInMove> {
  return new BreakInBot(level, weights);
}

/** The four bots. */
export const bots: Readonly<Record<Level, Bot<BreakInView, BreakInMove>>> = {
  beginner: new BreakInBot('beginner'),
  easy: new BreakInBot('easy'),
  normal: new BreakInBot('normal'),
  expert: new BreakInBot('expert'),
};
