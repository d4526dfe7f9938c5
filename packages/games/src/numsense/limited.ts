// How somebody finds a sentence who only adds and takes away, or also multiplies a pair or two: the arithmetic of the
// weaker bots. Works in time that grows with the sum of the cards, never with the number of sentences.
import type { Face } from '@cardinal/solver';
import { isNumber } from './deck.ts';

/** What somebody can do in the head. */
export interface Skill {
  /** Pairs of cards that may be multiplied in one sentence. */
  readonly products: 0 | 1 | 2;
  /** Most ways to choose those pairs that are looked at. */
  readonly tries: number;
}

/** A sentence found so, with what it comes to. */
export interface Found {
  readonly sentence: string;
  readonly value: number;
  /** How far from the target. */
  readonly distance: number;
  /** The sum of what the cards count. */
  readonly points: number;
}

/** The sentences found for a hand, best first: exact ones by points, then the nearest. At least one. */
export function limitedSentences(hand: readonly Face[], target: number, skill: Skill): readonly Found[] {
  const found = new Map<number, Found>();
  for (const { numbers, free } of readings(hand, target)) {
    for (const terms of groupings(numbers, skill)) {
      const made = signed(terms, free, target);
      const points = numbers.reduce((sum, number) => sum + number, made.wild ?? 0);
      const one: Found = { sentence: made.text, value: made.value, distance: Math.abs(made.value - target), points };
      const known = found.get(one.value);
      if (!known || known.points < one.points) found.set(one.value, one);
    }
  }
  return [...found.values()].sort((a, b) => a.distance - b.distance || b.points - a.points);
}

interface Reading {
  /** What the cards count as, but for a free Wild. */
  readonly numbers: readonly number[];
  /** Whether one Wild more takes whatever fits. */
  readonly free: boolean;
}

/** A few ways to read the wilds: one Wild stays free, further ones are a large, a middling or no number, and Mirrors copy one of the two largest cards. */
function readings(hand: readonly Face[], target: number): readonly Reading[] {
  const fixed = hand.flatMap((face) => (isNumber(face) ? [face] : face === 'D' ? [0] : face === 'T' ? [target] : []));
  const wilds = hand.filter((face) => face === 'W').length;
  const mirrors = hand.filter((face) => face === 'M').length;
  const copied = [...new Set(fixed)].sort((a, b) => b - a).slice(0, 2);
  const free = wilds > 0 && (mirrors === 0 || copied.length > 0);
  const others = wilds - (free ? 1 : 0);
  const guesses = others > 0 ? [25, Math.min(25, target), 0] : [0];
  return guesses.flatMap((wild) => {
    const copies = mirrors === 0 ? [0] : copied.length > 0 ? copied : [others > 0 ? wild : 0];
    return copies.map((copy) => ({
      numbers: [...fixed, ...new Array<number>(others).fill(wild), ...new Array<number>(mirrors).fill(copy)],
      free,
    }));
  });
}

interface Term {
  readonly text: string;
  readonly value: number;
}

/** The cards as terms: as they are, then with one pair multiplied, then with two. */
function* groupings(numbers: readonly number[], { products, tries }: Skill): Generator<readonly Term[]> {
  const terms = numbers.map((value): Term => ({ text: String(value), value }));
  yield terms;
  let left = tries;
  const paired = function* (from: readonly Term[], more: number): Generator<readonly Term[]> {
    for (let i = 0; i < from.length; i++) {
      for (let j = i + 1; j < from.length; j++) {
        const [a, b] = [from[i] as Term, from[j] as Term];
        if (a.text.includes('*') || b.text.includes('*')) continue;
        if (left-- <= 0) return;
        const product: Term = { text: `${a.text}*${b.text}`, value: a.value * b.value };
        const next = [product, ...from.filter((_, at) => at !== i && at !== j)];
        yield next;
        if (more > 1) yield* paired(next, more - 1);
      }
    }
  };
  if (products > 0) yield* paired(terms, products);
}

interface Signed {
  readonly text: string;
  readonly value: number;
  /** What the free Wild became. */
  readonly wild: number | null;
}

/** Signs before the terms that come closest to the target: every reachable sum is noted term by term, then the way back is read. */
function signed(terms: readonly Term[], free: boolean, target: number): Signed {
  const sum = terms.reduce((total, { value }) => total + value, 0);
  const layers = [new Uint8Array(2 * sum + 1)];
  (layers[0] as Uint8Array)[sum] = 1;
  for (const { value } of terms) {
    const before = layers.at(-1) as Uint8Array;
    const after = new Uint8Array(before.length);
    for (let at = 0; at < before.length; at++) {
      if (before[at] === 0) continue;
      if (at + value < after.length) after[at + value] = 1;
      if (at - value >= 0) after[at - value] = 1;
    }
    layers.push(after);
  }
  const last = layers.at(-1) as Uint8Array;
  const reaches = (value: number): boolean => last[value + sum] === 1;
  if (free) {
    // The largest number that the Wild can be; added to what is left, or what is left taken from it.
    for (let wild = 25; wild >= 0; wild--) {
      if (reaches(target - wild)) return spelled(terms, layers, sum, target - wild, { wild, first: true });
      if (reaches(target + wild) && (terms.length > 0 || wild === 0)) {
        return spelled(terms, layers, sum, target + wild, { wild, first: false });
      }
    }
    const wild = 25;
    const rest = nearest(reaches, sum, target - wild);
    return spelled(terms, layers, sum, rest, { wild, first: true });
  }
  return spelled(terms, layers, sum, nearest(reaches, sum, target), null);
}

function nearest(reaches: (value: number) => boolean, sum: number, target: number): number {
  for (let away = 0; away <= 2 * sum + Math.abs(target); away++) {
    // Above first: minus the sum has no first term to stand without a sign.
    if (reaches(target + away)) return target + away;
    if (reaches(target - away)) return target - away;
  }
  return sum;
}

function spelled(
  terms: readonly Term[],
  layers: readonly Uint8Array[],
  sum: number,
  rest: number,
  wild: { readonly wild: number; readonly first: boolean } | null,
): Signed {
  const plus: string[] = [];
  const minus: string[] = [];
  let at = rest + sum;
  for (let i = terms.length - 1; i >= 0; i--) {
    const { text, value } = terms[i] as Term;
    const before = layers[i] as Uint8Array;
    const added = at - value >= 0 && before[at - value] === 1;
    (added ? plus : minus).push(text);
    at += added ? -value : value;
  }
  if (wild?.first) plus.unshift(String(wild.wild));
  if (wild && !wild.first) minus.push(String(wild.wild));
  const value = rest + (wild ? (wild.first ? wild.wild : -wild.wild) : 0);
  if (plus.length === 0) return { text: minus.join('+'), value: -value, wild: wild?.wild ?? null };
  return { text: [plus.join('+'), ...minus].join('-'), value, wild: wild?.wild ?? null };
}
