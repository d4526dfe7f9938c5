// Numsense in English, for a child of eight: short words, one thing a sentence, lines that can be read aloud.
import type { ParseWhy } from '@cardinal/number';
import type { Cast, Facts } from '@cardinal/words';
import type { DealScore, NumsenseEvent, NumsenseView } from '../types.ts';
import { aCard, does, faceName, figure, isYou, listed, object, points, subject, theCard, WILDS } from './english.ts';
import { shown } from './english-sums.ts';
import { board } from './english-board.ts';
import type { NumsenseLines } from './shape.ts';
import { taglineEn } from './tagline-en.ts';

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
    unreadable: ({ slip, found }) => SLIPS[slip as ParseWhy](found === undefined ? '' : String(found)),
    'wrong-cards': wrongCards,
    'division-by-zero': () => 'You cannot divide by 0.',
    'not-whole': ({ value }) => `One step makes ${figure(String(value))}. Here every step must be a whole number.`,
    misses: ({ value, distance, target }) =>
      `That makes ${figure(String(value))}, not ${target}. You are ${figure(String(distance))} away.`,
  },
  faces: WILDS,
  board: (view) => board(view as NumsenseView),
  tell: (event, cast) => tell(event as NumsenseEvent, cast),
};

const SLIPS: Readonly<Record<ParseWhy, (found: string) => string>> = {
  empty: () => 'Write a sentence with all your cards.',
  'too-long': () => 'That sentence is too long.',
  'too-deep': () => 'There are too many brackets inside each other.',
  'unknown-sign': (found) => `I cannot read “${found}”. Use numbers, + − × ÷ and brackets.`,
  'missing-number': () => 'A number is missing here.',
  'missing-sign': () => 'A sign is missing here: + − × or ÷.',
  'unclosed-bracket': () => 'This bracket is never closed.',
  'unopened-bracket': () => 'This bracket was never opened.',
  'wrong-bracket': () => 'This bracket closes one of another shape.',
  'brackets-not-allowed': () => 'Brackets are not allowed.',
  'leading-zero': () => 'A number may not begin with 0.',
  'unary-minus': () => 'A minus needs a number in front of it.',
  'wild-unsaid': (found) => `Instead of “${found}”, write the number that this card stands for.`,
  'equals-not-allowed': () => 'Leave the equals sign out. Write only what makes the target.',
};

function wrongCards({ missing, extra }: Facts): string {
  const lines: string[] = [];
  if (extra !== undefined) {
    const numbers = String(extra).split(' ');
    lines.push(`No card of yours is left for ${listed(numbers)}.`);
  }
  if (missing !== undefined) {
    const names = String(missing)
      .split(' ')
      .map((face) => (/^\d+$/.test(face) ? face : `the ${faceName(face)} card`));
    lines.push(`You still have to use ${listed(names)}.`);
  }
  return lines.join(' ');
}

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
    case 'pile-refilled':
      return `The draw pile was empty. ${e.count} cards are shuffled into a new one.`;
    case 'declared':
      return `${does(e.seat, cast, 'say', 'says')}: Numsense!`;
    case 'call-doubted': {
      const claim = shown(e.sentence, cast);
      const doubts = does(e.seat, cast, 'doubt it', 'doubts it');
      return e.right ? `${doubts}: ${claim} is not right. The game goes on.` : `${doubts}, but ${claim} is right.`;
    }
    case 'false-call':
      return `${does(e.seat, cast, 'called', 'called')} Numsense, but it was not true.${e.fine ? ` That costs ${points(String(e.fine))}.` : ''}`;
    case 'wild-expired':
      return 'Your Discard card was not played in time. It counts 0 in this deal.';
    case 'last-turns':
      return `One last turn for ${listed(e.seats.map((seat) => object(seat, cast)))}.`;
    case 'composing':
      return e.seats.some((seat) => isYou(seat, cast))
        ? 'Now write your sentence with all your cards.'
        : `${listed(e.seats.map((seat) => object(seat, cast)))} ${e.seats.length > 1 ? 'write their sentences' : 'writes a sentence'}.`;
    case 'written':
      return `${does(e.seat, cast, 'are', 'is')} ready.`;
    case 'deal-scored':
      return scored(e.score, cast);
    case 'time-up':
      return 'Time is up!';
    case 'match-over':
      return over(e.winners, e.totals, cast);
    default:
      return e satisfies never;
  }
}

function cardsEach(count: number): string {
  return count === 1 ? 'Everyone gets 1 card.' : `Everyone gets ${count} cards.`;
}

function scored(score: DealScore, cast: Cast): string {
  const lines = score.seats.map(({ sentence, value, points: got }, seat) => {
    const made = sentence === null || value === null ? '' : ` ${shown(sentence, cast)} = ${figure(value)},`;
    return `${subject(seat, cast)}:${made} ${points(got)}.`;
  });
  return [ENDED[score.ended], ...lines].join(' ');
}

const ENDED: Readonly<Record<DealScore['ended'], string>> = {
  declared: 'The deal is over.',
  stalemate: 'Nobody called, so the deal is over.',
  time: 'The time is up, so all hands are scored.',
};

function over(winners: readonly number[], totals: readonly string[], cast: Cast): string {
  const total = points(totals[winners[0] ?? 0] ?? '0');
  const [first] = winners;
  if (winners.length === 1 && first !== undefined) return `${does(first, cast, 'win', 'wins')} with ${total}!`;
  return `${upper(listed(winners.map((seat) => object(seat, cast))))} share the win with ${total}!`;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
