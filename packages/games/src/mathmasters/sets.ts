// What a set is, from its cards alone: the four set types, what makes one stronger than another, and what it is worth.
// Knows no hands and no table.
import type { CardId } from './deck.ts';
import { numberOf, suitOf } from './deck.ts';

/** The four set types (ruling 4.2: "kind" in the rules means both suit and set type, so neither word is used here). */
export const SET_TYPES = ['same-number', 'times', 'make-13', 'all-four'] as const;
/** One of {@link SET_TYPES}. */
export type SetType = (typeof SET_TYPES)[number];

/** What the cards of a Make 13 add to. */
export const THIRTEEN = 13;

/** The answers that a Times set can have (ruling 4.12). */
export const ANSWERS = [4, 6, 8, 9, 10, 12] as const;

/** What some cards are as a set: its type, its strength among sets of that type, the sum of its numbers and the bonus it earns. `holds` is false for a Times claim that does not multiply. */
export interface Reading {
  readonly setType: SetType;
  readonly strength: number;
  readonly sum: number;
  readonly bonus: number;
  readonly holds: boolean;
}

/** Why cards are no set of a type. */
export const NO_SET_WHY = [
  'no-cards',
  'different-numbers',
  'not-all-four',
  'not-three',
  'too-few',
  'mixed-suits',
  'not-thirteen',
] as const;
/** What the cards are, or why they are not that, with the figures for its sentence. */
export type Read =
  | ({ readonly ok: true } & Reading)
  | {
      readonly ok: false;
      readonly why: (typeof NO_SET_WHY)[number];
      readonly facts?: Readonly<Record<string, number>>;
    };

/** Reads different cards as a set of a type. Four equal numbers laid as Same Number are an All Four (ruling 4.4); any three cards are a Times claim (ruling 4.13). */
export function readAs(setType: SetType, cards: readonly CardId[]): Read {
  if (cards.length === 0) return { ok: false, why: 'no-cards' };
  switch (setType) {
    case 'same-number':
      if (!equalNumbers(cards)) return { ok: false, why: 'different-numbers' };
      return cards.length === 4 ? readAs('all-four', cards) : reading('same-number', cards, true);
    case 'all-four':
      if (cards.length !== 4 || !equalNumbers(cards)) return { ok: false, why: 'not-all-four' };
      return reading('all-four', cards, true);
    case 'times':
      if (cards.length !== 3) return { ok: false, why: 'not-three', facts: { count: cards.length } };
      return reading('times', cards, multiplies(cards));
    case 'make-13': {
      if (cards.length < 2) return { ok: false, why: 'too-few' };
      const sum = sumOf(cards);
      if (cards.some((card) => suitOf(card) !== suitOf(cards[0] ?? card))) return { ok: false, why: 'mixed-suits' };
      if (sum !== THIRTEEN) return { ok: false, why: 'not-thirteen', facts: { sum } };
      return reading('make-13', cards, true);
    }
    default:
      return setType satisfies never;
  }
}

/** What some cards truly are, or null. No cards are two things at once, once four equal ones are an All Four. */
export function readSet(cards: readonly CardId[]): Reading | null {
  for (const setType of SET_TYPES) {
    const read = readAs(setType, cards);
    if (read.ok && read.holds) return read;
  }
  return null;
}

/** Whether a set may be laid on another: an All Four on any set but a higher All Four, else a stronger one of the same type (rulings 4.3 and 4.5). */
export function beats(set: Pick<Reading, 'setType' | 'strength'>, top: Pick<Reading, 'setType' | 'strength'>): boolean {
  if (set.setType !== top.setType) return set.setType === 'all-four';
  return set.strength > top.strength;
}

/** How strong a set is among those of its type. Same Number: count, then number. All Four: number. Times: the answer. Make 13: count and nothing else. */
export function strengthOf(setType: SetType, cards: readonly CardId[]): number {
  switch (setType) {
    case 'same-number':
      return cards.length * 16 + numberOf(cards[0] ?? 0);
    case 'all-four':
      return numberOf(cards[0] ?? 0);
    case 'times':
      return numberOf(largest(cards));
    case 'make-13':
      return cards.length;
    default:
      return setType satisfies never;
  }
}

/** What a set earns on top when it wins: Times 3, four-card Make 13 3, All Four 5. */
export function bonusOf(setType: SetType, count: number): number {
  switch (setType) {
    case 'times':
      return 3;
    case 'make-13':
      return count === 4 ? 3 : 0;
    case 'all-four':
      return 5;
    case 'same-number':
      return 0;
    default:
      return setType satisfies never;
  }
}

/** The sum of the numbers on some cards. */
export function sumOf(cards: readonly CardId[]): number {
  return cards.reduce((sum, card) => sum + numberOf(card), 0);
}

/** Whether three cards multiply: the two smaller numbers, each at least 2, make the largest (ruling 4.12). */
export function multiplies(cards: readonly CardId[]): boolean {
  const [a = 0, b = 0, answer = 0] = cards.map(numberOf).sort((x, y) => x - y);
  return cards.length === 3 && a >= 2 && a * b === answer;
}

function reading(setType: SetType, cards: readonly CardId[], holds: boolean): Read {
  return {
    ok: true,
    setType,
    strength: strengthOf(setType, cards),
    sum: sumOf(cards),
    bonus: bonusOf(setType, cards.length),
    holds,
  };
}

function equalNumbers(cards: readonly CardId[]): boolean {
  return cards.every((card) => numberOf(card) === numberOf(cards[0] ?? card));
}

function largest(cards: readonly CardId[]): CardId {
  return cards.reduce((most, card) => (numberOf(card) > numberOf(most) ? card : most), cards[0] ?? 0);
}
