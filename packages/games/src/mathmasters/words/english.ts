// How English names cards, sets, people and points in the lines of MathMasters. Only grammar: the lines are in en.ts.
import { SIGN_SETS, type SignSet } from '@cardinal/number';
import type { Cast } from '@cardinal/words';
import { numberOf, SUITS, suitOf, type CardId, type SuitId } from '../deck.ts';
import type { SetType } from '../sets.ts';

/** The suits. The rules name Match; Kite, Ring and Tent are our names. */
export const SUIT_NAMES: Readonly<Record<SuitId, string>> = {
  match: 'Match',
  kite: 'Kite',
  ring: 'Ring',
  tent: 'Tent',
};

/** The set types. */
export const SET_NAMES: Readonly<Record<SetType, string>> = {
  'same-number': 'Same Number',
  times: 'Times',
  'make-13': 'Make 13',
  'all-four': 'All Four',
};

const MANY: Readonly<Record<number, string>> = { 2: 'two', 3: 'three' };

/** "Match 5", as the rules say it. */
export function cardWords(card: CardId): string {
  const suit = SUITS[suitOf(card)];
  return suit ? `${SUIT_NAMES[suit.id]} ${numberOf(card)}` : String(numberOf(card));
}

/** "two 9s", "a 7", "2 × 3 = 6", "1 + 3 + 4 + 5", "all four 5s". A Times claim is told as it was claimed. */
export function setWords(setType: SetType, cards: readonly CardId[], signs: SignSet = SIGN_SETS.en): string {
  const numbers = cards.map(numberOf).sort((a, b) => a - b);
  const [first = 0] = numbers;
  switch (setType) {
    case 'same-number':
      if (numbers.length === 1) return first === 8 || first === 11 ? `an ${first}` : `a ${first}`;
      return `${MANY[numbers.length] ?? numbers.length} ${first}s`;
    case 'all-four':
      return `all four ${first}s`;
    case 'times':
      return `${first} ${signs.signs['*']} ${numbers[1] ?? 0} = ${numbers[2] ?? 0}`;
    case 'make-13':
      return `${numbers.join(' + ')} = 13`;
    default:
      return setType satisfies never;
  }
}

/** "Ana, Bo and Cam". */
export function listed(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} and ${last}`;
}

/** Whether a seat is the one that listens. */
export function isYou(seat: number, cast: Cast): boolean {
  return cast.you === seat;
}

/** "You" or the name. */
export function subject(seat: number, cast: Cast): string {
  return isYou(seat, cast) ? 'You' : nameOf(seat, cast);
}

/** "you" or the name, inside a sentence. */
export function object(seat: number, cast: Cast): string {
  return isYou(seat, cast) ? 'you' : nameOf(seat, cast);
}

/** "You take", "Ana takes". */
export function does(seat: number, cast: Cast, you: string, others: string): string {
  return `${subject(seat, cast)} ${isYou(seat, cast) ? you : others}`;
}

/** "1 point", "54 points". */
export function points(count: number): string {
  return counted(count, 'point');
}

/** "1 card", "2 cards". */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** The first letter large. */
export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function nameOf(seat: number, cast: Cast): string {
  return cast.names[seat] ?? `Seat ${seat + 1}`;
}
