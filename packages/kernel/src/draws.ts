// Labelled draws: what chance brings is a function of the seed and a label, never of "the next number", so the same
// seed deals the same cards whatever the players do. The recipe is short enough for a pupil to check with any SHA-256 tool.
import { digest, digestHex } from './hash.ts';

/** What a state asks of chance: a name that is unique in its match, and either integer weights to pick from or a number of things to shuffle. `pause` marks a natural break (between deals), at which a room may wait for its people. */
export type Draw = { readonly label: string; readonly pause?: true } & (
  { readonly pick: readonly number[] } | { readonly shuffle: number }
);

/** What chance brought: the index picked, or the order after a shuffle (`order[i]` = the old index now at place i). */
export type Outcome =
  { readonly label: string; readonly index: number } | { readonly label: string; readonly order: readonly number[] };

/** How many values one 32-bit number of the recipe can have. */
const WORDS = 2 ** 32;

/** The hash of a seed that is told before the match, so that nobody can change the seed afterwards. */
export function commitment(seed: string): string {
  return digestHex(`cardinal/seed/${seed}`);
}

/** The outcome that a seed gives to a draw. Throws on a draw that cannot be drawn (no weight at all, weights that are not whole). Bytes come from SHA-256(`cardinal/draw/SEED/LABEL/N`), N = 0, 1, 2 …, read as 32-bit big-endian numbers; those that would favour small results are skipped; a shuffle is Fisher–Yates from the last place down. */
export function outcomeOf(seed: string, draw: Draw): Outcome {
  const next = numbers(seed, draw.label);
  if ('shuffle' in draw) {
    const order = Array.from({ length: draw.shuffle }, (_, i) => i);
    for (let last = order.length - 1; last > 0; last--) {
      const other = below(next, last + 1);
      [order[last], order[other]] = [order[other] as number, order[last] as number];
    }
    return { label: draw.label, order };
  }
  const total = draw.pick.reduce((sum, weight) => sum + weightOf(weight), 0);
  let mark = below(next, total);
  const index = draw.pick.findIndex((weight) => (mark -= weight) < 0);
  return { label: draw.label, index };
}

/** Whether an outcome answers a draw at all: same label, an index with weight, or an order that holds every index once. */
export function answers(draw: Draw, outcome: Outcome): boolean {
  if (outcome.label !== draw.label) return false;
  if ('shuffle' in draw) {
    if (!('order' in outcome) || outcome.order.length !== draw.shuffle) return false;
    const seen = new Set(outcome.order);
    return seen.size === draw.shuffle && outcome.order.every((i) => Number.isInteger(i) && i >= 0 && i < draw.shuffle);
  }
  return 'index' in outcome && (draw.pick[outcome.index] ?? 0) > 0;
}

function* numbers(seed: string, label: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const view = new DataView(digest(`cardinal/draw/${seed}/${label}/${block}`).buffer);
    for (let at = 0; at < 32; at += 4) yield view.getUint32(at);
  }
}

function weightOf(weight: number): number {
  if (!Number.isInteger(weight) || weight < 0) throw new Error(`draw-broken: a weight of ${weight}`);
  return weight;
}

function below(next: Generator<number, never>, limit: number): number {
  if (limit < 1) throw new Error('draw-empty: nothing to draw from');
  if (limit > WORDS) throw new Error(`draw-broken: ${limit} is more than one number can tell apart`);
  const fair = Math.floor(WORDS / limit) * limit;
  for (;;) {
    const value = next.next().value;
    if (value < fair) return value % limit;
  }
}
