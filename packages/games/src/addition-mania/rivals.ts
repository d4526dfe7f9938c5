// What the others are likely to guess, given the card they hold: learnt from what they showed. Every finished reveal
// that lies open tells each rival's card and guess, and so how far they lean away from the plain expectation.
import type { Seat } from '@cardinal/kernel';
import { SHADING } from './shading.ts';
import type { ManiaView } from './types.ts';

/** How a rival leans: chances of each offset from the guess of somebody who counts, by offset. */
export type Lean = ReadonlyMap<number, number>;

/** How much one believes beforehand, in reveals; what was seen outweighs it slowly, so that one odd guess changes little. */
const PRIOR = 4;
/** No more than so many reveals count: people change. */
const CAP = 8;
/** Offsets beyond this are slips, not a habit. */
const WIDEST = 12;

/** The rounded expected sum for somebody who holds `value`, when `mean` is that of the cards they cannot see. */
export function plainGuess(value: number, mean: number, seats: number): number {
  return value + Math.round(mean * (seats - 1));
}

/** The lean of a rival, as an own view shows it. */
export function leanOf(v: ManiaView, rival: Seat, value: number): Lean {
  const lean = new Map<number, number>();
  const add = (offset: number, weight: number): void => void lean.set(offset, (lean.get(offset) ?? 0) + weight);
  const shade = SHADING[v.seats]?.[value] ?? 0;
  add(0, PRIOR / 2);
  add(shade, PRIOR / 2);
  const shown = offsetsOf(v, rival).slice(-CAP);
  for (const offset of shown) add(offset, 1);
  const total = PRIOR + shown.length;
  return new Map([...lean].map(([offset, weight]) => [offset, weight / total]));
}

/** How far the rival's past guesses lay from the plain ones, oldest first. */
function offsetsOf(v: ManiaView, rival: Seat): number[] {
  const values = v.options.deck.map(({ value }) => value);
  let sum = values.reduce((total, value) => total + value, 0);
  let count = values.length;
  const offsets: number[] = [];
  for (const { cards, guesses, sum: shown } of v.history) {
    const card = cards?.[rival];
    if (!cards || !card || shown === null) continue;
    const plain = plainGuess(card.value, (sum - card.value) / (count - 1), v.seats);
    offsets.push(Math.max(-WIDEST, Math.min(WIDEST, (guesses[rival] ?? plain) - plain)));
    sum -= shown;
    count -= cards.length;
  }
  return offsets;
}
