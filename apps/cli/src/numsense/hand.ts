// Hands of Numsense as people type them: numbers and the letters W, D, M, T, with commas or spaces.
import { HIGHEST_NUMBER, type Face, type SentenceRules } from '@cardinal/solver';
import type { Rational } from '@cardinal/number';
import { isWhole, toNumber, toText } from '@cardinal/number';
import { cardList, noCard } from '../card-list.ts';
import { WrongUse } from '../stop.ts';

const WILDS = ['W', 'D', 'M', 'T'] as const;
const MOST_CARDS = 60;

/** A hand from its text. Throws WrongUse that names the card which is none. */
export function readHand(text: string): Face[] {
  const cards = cardList('--hand', text, '2,3,6 or 7,W,M');
  if (cards.length > MOST_CARDS) throw new WrongUse(`--hand takes at most ${MOST_CARDS} cards, not ${cards.length}.`);
  return cards.map((card, at) => {
    const wild = WILDS.find((letter) => letter === card.toUpperCase());
    if (wild) return wild;
    if (!/^(?:0|[1-9]\d*)$/.test(card) || Number(card) > HIGHEST_NUMBER) {
      throw noCard('--hand', cards, at, `0 to ${HIGHEST_NUMBER}, or W, D, M, T`);
    }
    return Number(card);
  });
}

/** The house rules of sentences from two switches. */
export function readRules(given: { readonly whole?: true; readonly wildZero?: true }): SentenceRules {
  return { wholeNumbersOnly: given.whole ?? false, wildPoints: given.wildZero ? 'zero' : 'value' };
}

/** A score in JSON: a number where it is whole, else "p/q". */
export function jsonScore(score: Rational): number | string {
  return isWhole(score) ? toNumber(score) : toText(score);
}
