// Addition Mania in English: short words that can be read aloud.
import type { Cast } from '@cardinal/words';
import type { Card, ManiaEvent, ManiaView } from '../types.ts';
import { isForAll } from './for-all.ts';
import type { ManiaLines } from './shape.ts';
import { taglineEn } from './tagline-en.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What is said of Addition Mania at the table. */
export const en: ManiaLines = {
  title: 'Addition Mania',
  tagline: taglineEn,
  why: {
    'deck-too-small': ({ cards, seats }) => `${seats} players need at least ${seats} cards, and the deck has ${cards}.`,
    'already-guessed': () => 'Your guess is made. It cannot be changed.',
  },
  cardName,
  tell: (event, cast) => tell(event as ManiaEvent, cast),
  board: (view) => board(view as ManiaView),
};

const SUIT_NAMES: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const RANK_NAMES: Readonly<Record<string, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };

function cardName({ rank, suit }: Pick<Card, 'rank' | 'suit'>): string {
  const name = RANK_NAMES[rank] ?? rank;
  const of = SUIT_NAMES[suit];
  return of === undefined ? name : `${name} of ${of}`;
}

function tell(event: ManiaEvent, cast: Cast): string | null {
  switch (event.kind) {
    case 'dealt':
      return `Everyone gets ${count(event.each, 'card')}.${event.leftoverCount > 0 ? ` ${count(event.leftoverCount, 'card')} left over${event.leftovers.length > 0 ? `: ${event.leftovers.map(cardName).join(', ')}` : ''}.` : ''}`;
    case 'lifted':
      return `Round ${event.reveal + 1}. Everyone lifts a card.`;
    case 'card-lifted':
      return `You lift the ${cardName(event.card)}.`;
    case 'guessed':
      return event.seat === cast.you ? 'You made your guess.' : `${name(cast, event.seat)} made a guess.`;
    case 'time-up':
      return isForAll(event, cast)
        ? 'Time is up.'
        : `Time is up for ${list.format(event.seats.map((seat) => (seat === cast.you ? 'you' : name(cast, seat))))}.`;
    case 'revealed': {
      const guesses = event.guesses.map(
        (guess, seat) =>
          `${name(cast, seat)} ${event.cards[seat]?.rank === undefined ? '' : 'guessed'} ${guess} for ${count(event.points[seat] ?? 0, 'point')}`,
      );
      return `The cards are ${event.cards.map(({ value }) => value).join(' + ')} = ${event.sum}. ${guesses.join('. ')}.`;
    }
    case 'match-over':
      return `The match is over. ${event.winners.map((seat) => name(cast, seat)).join(' and ')} won with ${count(event.totals[event.winners[0] ?? 0] ?? 0, 'point')}.`;
    default:
      return event satisfies never;
  }
}

function name(cast: Cast, seat: number): string {
  return seat === cast.you ? 'You' : (cast.names[seat] ?? `Player ${seat + 1}`);
}

function count(n: number, thing: string): string {
  return `${n} ${thing}${n === 1 ? '' : 's'}`;
}

function board(v: ManiaView): string {
  return [
    `Round ${v.reveal + 1} of ${v.reveals}. Points: ${v.totals.join(', ')}.`,
    v.own
      ? `You hold the ${cardName(v.own)}, which counts ${v.own.value}. ${v.seats} cards are lifted.`
      : 'No card is lifted.',
    ...(v.own && v.guess === null ? ['You can type: guess 21 (a whole number; the guess is final).'] : []),
  ].join('\n');
}
