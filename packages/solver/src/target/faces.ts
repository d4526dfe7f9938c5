// What a hand is made of and by which house rules a sentence counts, as the solver sees them. Knows no
// deck, seat or pile: an unplayed Discard has already become a nought here (rulings 1.23, 1.24).

/**
 * A card in a hand: a whole number 0 to 99, or a wild. W takes any whole number 0 to 25 (ruling 1.18);
 * D, a Discard that can no longer be played, counts 0 (1.23, 1.24); M copies the value of any other card
 * that is not a Mirror, and counts 0 beside nothing but Mirrors (1.20); T takes the target.
 */
export type Face = number | 'W' | 'D' | 'M' | 'T';

/** The highest number on a card, and the highest target. */
export const HIGHEST_NUMBER = 99;

/** The highest number a Wild can take (ruling 1.18). */
export const HIGHEST_WILD = 25;

/** The house rules that change which sentence is best. */
export interface SentenceRules {
  /** Every step and the final value must be whole (ruling 1.14); below nought is allowed. */
  readonly wholeNumbersOnly: boolean;
  /** Whether a wild scores the value it takes or nothing (ruling 1.19). */
  readonly wildPoints: 'value' | 'zero';
}

/** The rules as printed: fractions allowed, wilds score what they count as. */
export const PRINTED_RULES: SentenceRules = { wholeNumbersOnly: false, wildPoints: 'value' };

/** Throws a RangeError unless the hand has a card, its numbers are whole, 0 to 99, and so is the target. */
export function assertQuestion(hand: readonly Face[], target: number): void {
  if (hand.length === 0) throw new RangeError('a hand has a card');
  for (const face of hand) if (typeof face === 'number') assertNumber(face, 'a card');
  assertNumber(target, 'a target');
}

/** Throws a RangeError unless this is a whole number 0 to 99: what no caller may pass in. */
function assertNumber(value: number, what: string): void {
  if (!Number.isInteger(value) || value < 0 || value > HIGHEST_NUMBER) {
    throw new RangeError(`${what} must be a whole number 0 to ${HIGHEST_NUMBER}: ${value}`);
  }
}
