// Node counts of tiny tables, as chess programs count theirs, against a second referee that was written from the printed
// rules alone: no code of the game in it, cards as pairs, sets found by trying every choice of cards.
import { countNodes, type AnyState } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { Sitting } from './testing/sitting.ts';

type Card = `${number}${string}`;
interface Book {
  readonly hands: readonly (readonly Card[])[];
  readonly hints: readonly Card[];
  readonly hinted: readonly boolean[];
  readonly turn: number;
  readonly top: readonly Card[] | null;
  readonly owner: number;
}

const num = (card: Card): number => parseInt(card, 10);
const suit = (card: Card): string => card.replace(/\d+/, '');

function typeOf(cards: readonly Card[]): string | null {
  const [a = 0, b = 0, c = 0] = cards.map(num).sort((x, y) => x - y);
  const same = cards.every((card) => num(card) === a);
  if (same) return cards.length === 4 ? 'four' : 'same';
  if (cards.length === 3 && a > 1 && a * b === c) return 'times';
  const oneSuit = cards.every((card) => suit(card) === suit(cards[0]!));
  return oneSuit && cards.reduce((sum, card) => sum + num(card), 0) === 13 ? 'thirteen' : null;
}

function stronger(set: readonly Card[], top: readonly Card[]): boolean {
  const [type, below] = [typeOf(set), typeOf(top)];
  if (type !== below) return type === 'four';
  const largest = (cards: readonly Card[]): number => Math.max(...cards.map(num));
  if (type === 'thirteen') return set.length > top.length;
  if (type === 'same' && set.length !== top.length) return set.length > top.length;
  return largest(set) > largest(top);
}

function choices(cards: readonly Card[]): Card[][] {
  return cards.reduce<Card[][]>((all, card) => [...all, ...all.map((some) => [...some, card])], [[]]).slice(1);
}

/** How many ways there are to go on so many moves from a table, by the book. */
function ways(book: Book, depth: number): number {
  if (depth === 0) return 1;
  if (book.hands.every((hand) => hand.length === 0) && !book.top) return 0;
  const hand = book.hands[book.turn]!;
  const hints = book.hinted[book.turn] ? [] : book.hints;
  let count = 0;
  for (const set of choices([...hand, ...hints])) {
    const own = set.filter((card) => hand.includes(card)).length;
    if (own === 0 || set.length - own > 1 || !typeOf(set) || (book.top && !stronger(set, book.top))) continue;
    count += ways(
      next({
        hands: book.hands.map((cards) => cards.filter((card) => !set.includes(card))),
        hints: book.hints.filter((card) => !set.includes(card)),
        hinted: book.hinted.map((used, seat) => used || (seat === book.turn && own < set.length)),
        turn: book.turn,
        top: set,
        owner: book.turn,
      }),
      depth - 1,
    );
  }
  return book.top ? count + ways(next(book), depth - 1) : count;
}

function next(book: Book): Book {
  const seats = book.hands.length;
  let turn = (book.turn + 1) % seats;
  while (turn !== book.owner && book.hands[turn]!.length === 0) turn = (turn + 1) % seats;
  if (turn !== book.owner) return { ...book, turn };
  for (let tried = 0; tried < seats && book.hands[turn]!.length === 0; tried++) turn = (turn + 1) % seats;
  return { ...book, turn, top: null };
}

const DEPTH = 6;
const TABLES: readonly (readonly [readonly string[], string, readonly number[]])[] = [
  [['2M', '3M'], '', [1, 2, 1, 0, 0, 0]],
  [['2M 2K 4M', '3M 3K'], '2R 3R', [10, 39, 68, 198, 272, 408]],
  [['2M 3K 6R 6T', '2K 4K 8K 7K'], '1M 12T 4T', [9, 27, 58, 192, 370, 1080]],
  [['1M 12M 5R', '6K 7K 2K', '13R 1R'], '5K 11K', [5, 11, 19, 42, 72, 115]],
  [['5M 5K 5R 5T', '6M 6K 6R 6T', '1M', '2M'], '', [15, 162, 162, 162, 300, 1363]],
];

describe('node counts', () => {
  it.each(TABLES)('of %j with the Hints "%s" are those of a second referee', (hands, hints, pinned) => {
    const split = (text: string): Card[] => text.split(' ').filter((word) => word !== '') as Card[];
    const sitting = Sitting.laid({ hands, hints, options: { referee: 'engine' }, state: { deal: 3 } });
    const counts = countNodes(game, sitting.state as unknown as AnyState, DEPTH);
    const book: Book = {
      hands: hands.map(split),
      hints: split(hints),
      hinted: hands.map(() => false),
      turn: 0,
      top: null,
      owner: 0,
    };
    expect(counts).toEqual(Array.from({ length: DEPTH }, (_, depth) => ways(book, depth + 1)));
    expect(counts).toEqual(pinned);
  });
});
