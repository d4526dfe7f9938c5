// How a sensible player who does not look ahead chooses: the Easy bot, the proposals, and the way searches play on.
import { shuffled, type Rng } from '@cardinal/kernel';
import { listSets, needsHint, reachOf, SETS, type CardSet, type Reach } from './catalogue.ts';
import type { CardId } from './deck.ts';
import { setTypesIn } from './options.ts';
import { multiplies, sumOf } from './sets.ts';
import type { LaidSet, MathMastersMove, MathMastersState, MathMastersView } from './types.ts';
import { moves, topToBeat } from './view.ts';

/** Stands among places in {@link SETS} for passing. */
export const PASS = -1;

/** What the active seat can reach. */
function reachNow(s: MathMastersState): Reach {
  return reachOf(s.hands[s.active] as CardId[], s.hintUsed[s.active] === true ? [] : s.hints);
}

/** Writes what the active seat may do to the start of `into`: places in {@link SETS}, and {@link PASS} where it may pass. Returns how many. */
export function listActions(s: MathMastersState, into: number[]): number {
  return listFrom(s, reachNow(s), into);
}

function listFrom(s: MathMastersState, reach: Reach, into: number[]): number {
  const top = topToBeat(s.pile);
  const count = listSets(reach, setTypesIn(s.options, s.deal), top, into);
  if (top === null) return count;
  into[count] = PASS;
  return count + 1;
}

/** How good it looks to lead a set: get rid of many cards, low ones first. */
function worthOfLead(set: CardSet, withHint: boolean): number {
  return set.cards.length * 6 - set.sum / set.cards.length + set.bonus - (withHint ? 1 : 0);
}

/** How good it looks to lay a set on a pile that holds so many points; passing is worth −8. */
function worthOfFollow(set: CardSet, points: number, withHint: boolean): number {
  const kept = set.setType === 'all-four' ? 6 : 0;
  return points * 0.35 - set.sum * 0.3 + set.bonus - kept - (withHint ? 1 : 0);
}
const WORTH_OF_PASS = -8;

function pointsOn(pile: readonly LaidSet[]): number {
  let points = 0;
  for (const { cards } of pile) points += sumOf(cards);
  return points;
}

const listed: number[] = [];

/** The action that looks best at once. */
export function quick(s: MathMastersState): number {
  const reach = reachNow(s);
  const count = listFrom(s, reach, listed);
  const leading = s.pile.length === 0;
  const points = leading ? 0 : pointsOn(s.pile);
  let best = PASS;
  let most = leading ? -Infinity : WORTH_OF_PASS;
  for (let i = 0; i < count; i++) {
    const action = listed[i] as number;
    if (action === PASS) continue;
    const set = SETS[action] as CardSet;
    const withHint = needsHint(reach, action);
    const worth = leading ? worthOfLead(set, withHint) : worthOfFollow(set, points, withHint);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

/** How a move looks, larger is better; a false claim is called before anything else. */
export function worthOf(v: MathMastersView, move: MathMastersMove): number {
  const top = v.pile.at(-1);
  switch (move.kind) {
    case 'wrong-times':
      return top !== undefined && !multiplies(top.cards) ? 1000 : -1000;
    case 'let-stand':
      return 0;
    case 'pass':
      return WORTH_OF_PASS;
    case 'lay': {
      const set = SETS.find(
        ({ cards }) => cards.length === move.cards.length && cards.every((card, i) => card === move.cards[i]),
      );
      if (!set) return -1000;
      const withHint = v.hints.some((card) => move.cards.includes(card));
      return top ? worthOfFollow(set, pointsOn(v.pile), withHint) : worthOfLead(set, withHint);
    }
    default:
      return move satisfies never;
  }
}

/** Sensible moves, best first. */
export function propose(v: MathMastersView, rng: Rng): MathMastersMove[] {
  return shuffled(moves(v), rng)
    .map((move) => ({ move, worth: worthOf(v, move) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ move }) => move);
}
