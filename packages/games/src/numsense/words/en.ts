// Numsense in English, for a child of eight: short words, one thing a sentence, lines that can be read aloud.
import type { Cast } from '@cardinal/words';
import type { NumsenseEvent, NumsenseView } from '../types.ts';
import { aCard, does, faceName, isYou, listed, subject, theCard, upper, WILDS } from './english.ts';
import { board } from './english-board.ts';
import type { NumsenseLines } from './shape.ts';
import { taglineEn } from './tagline-en.ts';
import { misses, notWhole, toldLater, unreadable, wrongCards } from './told-en.ts';

/** What is said of Numsense at the table. */
export const en: NumsenseLines = {
  title: 'Numsense',
  tagline: taglineEn,
  why: {
    'deck-too-small': ({ cards, needed, seats, hand }) =>
      `${seats} players with ${hand} cards each need ${needed} cards, and the deck has ${cards}.`,
    'no-number-cards': () => 'The deck has no number cards, so there can be no target.',
    'too-many-players': ({ seats, most }) => `${seats} are too many: you set that at most ${most} play.`,
    'no-such-dealer': ({ dealer, seats }) => `Player ${dealer} cannot deal: only ${seats} are at the table.`,
    'pile-empty': () => 'That pile is empty. Take from the other one.',
    'take-first': () => 'Take a card first. Then you can put one down.',
    'put-first': () => 'You have one card too many. Put one down first.',
    'already-taken': () => 'You have had your card for this turn.',
    'not-in-hand': () => 'You do not hold that card.',
    'not-a-discard-wild': () => 'Only a Discard card can be swapped for a card from the pile.',
    spent: () => 'This Discard card counts 0 now. It cannot be swapped in this deal.',
    'not-in-pile': () => 'That card is not in the discard pile.',
    'discard-empty': () => 'The discard pile is empty, so there is nothing to swap for.',
    'no-call': () => 'There is no call to doubt now.',
    'cannot-declare': () => 'You cannot call Numsense now.',
    'already-written': () => 'You have written your sentence already.',
    unreadable,
    'wrong-cards': wrongCards,
    'division-by-zero': () => 'You cannot divide by 0.',
    'not-whole': notWhole,
    misses,
  },
  faces: WILDS,
  board: (view) => board(view as NumsenseView),
  tell: (event, cast) => tell(event as NumsenseEvent, cast),
};

function tell(e: NumsenseEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'deal-begun':
      return `Deal ${e.deal + 1}. ${does(e.dealer, cast, 'deal', 'deals')}. ${cardsEach(e.handSize)}`;
    case 'hand-dealt':
      return `Your cards: ${listed(e.hand.map(({ face }) => faceName(face)))}.`;
    case 'target-drawn': {
      const back = listed(e.setAside.map(aCard));
      return back
        ? `${upper(back)} came first and ${e.setAside.length > 1 ? 'go' : 'goes'} back. The target is ${e.value}.`
        : `The target is ${e.value}.`;
    }
    case 'card-taken':
      if (e.from === 'discard' && e.card) {
        return `${does(e.seat, cast, 'take', 'takes')} ${theCard(e.card)} from the discard pile.`;
      }
      if (e.card) return `You draw ${aCard(e.card)}.`;
      // The seat itself hears which card it was in a line of its own.
      return isYou(e.seat, cast) ? null : `${subject(e.seat, cast)} draws a card.`;
    case 'card-put':
      return `${does(e.seat, cast, 'put', 'puts')} down ${theCard(e.card)}.`;
    case 'card-exchanged':
      return `${does(e.seat, cast, 'swap', 'swaps')} a Discard card for ${theCard(e.card)} from the pile.`;
    case 'wild-expired':
      return 'Your Discard card was not played in time. It counts 0 in this deal.';
    default:
      return toldLater(e, cast);
  }
}

function cardsEach(count: number): string {
  return count === 1 ? 'Everyone gets 1 card.' : `Everyone gets ${count} cards.`;
}
