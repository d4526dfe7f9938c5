// What can be wrong with a state that has the right shape.
import { canonical } from '@cardinal/kernel';
import { duesIn } from './own-time.ts';
import { differencesOf, pointsFor } from './scoring.ts';
import { cardOf, revealsOf } from './table-facts.ts';
import type { ManiaState } from './types.ts';

/** The first fault in a sentence, or null: every card once, even piles, a history that follows from them. */
export function sound(s: ManiaState): string | null {
  const reveals = revealsOf(s);
  const lists = [s.piles, s.guesses];
  if (s.seats < 2 || s.seats > 8) return `A table has 2 to 8 seats, not ${s.seats}.`;
  if (lists.some((list) => list.length !== s.seats)) return 'Every seat needs its pile and its guess.';
  if (s.phase === 'shuffle') {
    return [...s.piles.flat(), ...s.leftovers, ...s.history].length === 0 && s.reveal === 0
      ? null
      : 'Nothing can lie on the table before the shuffle.';
  }
  if (s.piles.some((pile) => pile.length !== reveals)) return `Every pile holds ${reveals} cards.`;
  const cards = [...s.piles.flat(), ...s.leftovers].sort((a, b) => a - b);
  if (cards.length !== s.options.deck.length || cards.some((card, i) => card !== i))
    return 'Every card of the deck is in one place, once.';
  if (s.history.length !== s.reveal || s.reveal > reveals)
    return 'There is one finished reveal for each that was played.';
  if ((s.phase === 'over') !== (s.reveal === reveals)) return 'The match is over exactly when all piles are played.';
  if (s.phase !== 'guess' && s.guesses.some((guess) => guess !== null))
    return 'Guesses are open only while cards are lifted.';
  if (s.phase === 'guess' && s.guesses.every((guess) => guess !== null))
    return 'Somebody has yet to guess while guesses are open.';
  if (s.rung !== undefined && (s.phase !== 'guess' || s.rung < 1 || s.rung > duesIn(s)))
    return 'rung counts the deadlines of this reveal that are over, while guesses are open.';
  for (const [number, reveal] of s.history.entries()) {
    const lifted = s.piles.map((pile) => pile[number] ?? -1);
    if (reveal.guesses.length !== s.seats) return `Reveal ${number + 1} lacks a guess.`;
    const sum = lifted.reduce((total, id) => total + cardOf(s, id).value, 0);
    const expected = {
      cards: lifted,
      sum,
      guesses: reveal.guesses,
      differences: differencesOf(reveal.guesses, sum),
      points: pointsFor(reveal.guesses, sum, s.options.consolation),
    };
    if (canonical(expected) !== canonical(reveal))
      return `Reveal ${number + 1} does not follow from its cards and guesses.`;
  }
  return null;
}
