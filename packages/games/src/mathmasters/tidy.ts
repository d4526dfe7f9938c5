// Which suits to lay where any would do: those that leave most Make 13 in the hand.
import { SETS, type CardSet } from './catalogue.ts';
import type { CardId } from './deck.ts';
import { listSets, reachOf } from './reach.ts';
import type { MathMastersView } from './types.ts';

/** The place of the set to lay instead of the one at `place`: of the same family, with or without a Hint as that one. Passing (no place) stays as it is. */
export function tidy(v: MathMastersView, place: number): number {
  const set = SETS[place];
  if (!set || !v.setTypes.includes('make-13') || v.who === 'watcher') return place;
  const hints = v.hintUsed[v.who] === true ? [] : v.hints;
  const usesHint = (cards: readonly CardId[]): boolean => cards.some((card) => hints.includes(card));
  const reachable: number[] = [];
  const count = listSets(reachOf(v.hand, hints), [set.setType], null, reachable);
  const wanted = usesHint(set.cards);
  let best = place;
  let most = -1;
  for (const other of reachable.slice(0, count)) {
    const { family, cards } = SETS[other] as CardSet;
    if (family !== set.family || usesHint(cards) !== wanted) continue;
    const left = v.hand.filter((card) => !cards.includes(card));
    const rest = wanted ? [] : hints;
    const thirteens = listSets(reachOf(left, rest), ['make-13'], null, []);
    if (thirteens > most) {
      most = thirteens;
      best = other;
    }
  }
  return best;
}
