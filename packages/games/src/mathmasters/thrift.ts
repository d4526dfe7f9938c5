// How searches play on: at once, and thriftily. It leads low, keeps its cards while it has many, and goes after a pile
// that is worth more than what it spends. The weights were found by self-play (cross-entropy method, tuning seeds); sets
// are kept in order of their looks, since what the pile and the hand add is the same for nearly all of them.
import { FAMILIES, type Family } from './catalogue.ts';
import type { CardId } from './deck.ts';
import { setTypesIn } from './options.ts';
import { PASS } from './policy.ts';
import { canServe, hintSet, ownSet, reachOf } from './reach.ts';
import { SET_TYPES, type SetType } from './sets.ts';
import type { LaidSet, MathMastersState } from './types.ts';
import { topToBeat } from './view.ts';

interface Look {
  readonly family: Family;
  readonly looks: number;
}

/** What a type of set is worth to lead or to follow with, besides its cards. */
const LEAD = { 'same-number': 0, times: 3, 'make-13': 0, 'all-four': 7 } as const;
const FOLLOW = { 'same-number': 0, times: 4, 'make-13': 0, 'all-four': 0 } as const;
/** Shares of the pile's points and of the own cards' sum, what an All Four hopes for more, what a card kept is worth, and the last card. */
const OF_PILE = 0.75;
const OF_OWN = 0.8;
const ALL_FOUR = 0.3;
const KEPT = 0.9;
const LAST = 6;
const HINT = 1;

const LEADS = byLooks(({ setType, count, sum }) => LEAD[setType] - count - 2.2 * (sum / count), SET_TYPES);
const FIRST_LEADS = LEADS.filter(({ family }) => family.setType === 'same-number' || family.setType === 'all-four');
const follow = ({ setType, sum }: Family): number => FOLLOW[setType] - OF_OWN * sum;
const FOLLOWS = {
  'same-number': byLooks(follow, ['same-number']),
  times: byLooks(follow, ['times']),
  'make-13': byLooks(follow, ['make-13']),
  'all-four': byLooks(follow, ['all-four']),
} as const satisfies Readonly<Record<SetType, readonly Look[]>>;

function byLooks(looks: (family: Family) => number, setTypes: readonly SetType[]): readonly Look[] {
  return FAMILIES.filter(({ setType }) => setTypes.includes(setType))
    .map((family) => ({ family, looks: looks(family) }))
    .sort((a, b) => b.looks - a.looks);
}

/** The place in the list of sets of what a thrifty seat lays at once, or {@link PASS}. */
export function thrifty(s: MathMastersState): number {
  const hand = s.hands[s.active] as CardId[];
  const reach = reachOf(hand, s.hintUsed[s.active] === true ? [] : s.hints);
  const top = topToBeat(s.pile);
  const pile = top === null ? 0 : pointsOn(s.pile);
  let best = PASS;
  let bar = top === null ? -Infinity : KEPT * hand.length - OF_PILE * pile;
  const scan = (order: readonly Look[], more: number): void => {
    for (let i = 0; i < order.length; i++) {
      const { family, looks } = order[i] as Look;
      const most = looks + more + (top === null ? 0 : LAST);
      if (most <= bar) return;
      if (!canServe(reach, family, top)) continue;
      const now = looks + more + (top !== null && family.count >= hand.length ? LAST : 0);
      if (now <= bar) continue;
      const own = ownSet(reach, family);
      if (own >= 0) {
        best = own;
        bar = now;
        continue;
      }
      const withHint = now - HINT > bar ? hintSet(reach, family) : -1;
      if (withHint >= 0) {
        best = withHint;
        bar = now - HINT;
      }
    }
  };
  if (top === null) scan(setTypesIn(s.options, s.deal).includes('times') ? LEADS : FIRST_LEADS, 0);
  else {
    scan(FOLLOWS[top.setType], top.setType === 'all-four' ? ALL_FOUR * pile : 0);
    if (top.setType !== 'all-four') scan(FOLLOWS['all-four'], ALL_FOUR * pile);
  }
  return best;
}

function pointsOn(pile: readonly LaidSet[]): number {
  let points = 0;
  for (const { cards } of pile) for (const card of cards) points += (card >> 2) + 1;
  return points;
}
