// How English names cards, people, lists and formulas in the lines of Break In. Only grammar: the lines are in en.ts.
import { SIGN_SETS, type SignSet } from '@cardinal/number';
import type { Cast } from '@cardinal/words';
import type { Card } from '../types.ts';
import { shownFormula } from './shown-formula.ts';

/** Signs and the wild card, as a card is called. */
export const NAMES = {
  '+': 'plus card',
  '-': 'minus card',
  x: 'times card',
  '/': 'divide card',
  '*': 'wild card',
} as const;

/** "7", "plus card", "wild card". */
export function faceName(face: string): string {
  return NAMES[face as keyof typeof NAMES] ?? face;
}

/** "a 7", "an 8", "a plus card". */
export function aCard({ face }: Card): string {
  return face === '8' ? 'an 8' : `a ${faceName(face)}`;
}

/** "the 7", "the plus card". */
export function theCard({ face }: Card): string {
  return `the ${faceName(face)}`;
}

/** "2, 3 and a wild card". */
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

/** "You take", "Ana takes": the verb for a seat. */
export function does(seat: number, cast: Cast, you: string, others: string): string {
  return `${subject(seat, cast)} ${isYou(seat, cast) ? you : others}`;
}

function nameOf(seat: number, cast: Cast): string {
  return cast.names[seat] ?? `Seat ${seat + 1}`;
}

/** "1 point", "13 points", "minus 25 points". */
export function points(many: number): string {
  const said = many < 0 ? `minus ${-many}` : String(many);
  return Math.abs(many) === 1 ? `${said} point` : `${said} points`;
}

/** "1 card", "3 cards". */
export function cards(many: number): string {
  return many === 1 ? '1 card' : `${many} cards`;
}

/** "12 + 1 + 2 = 3 × 5"; a wild sign is shown as the sign it stands for. */
export function shown(formula: string, signs: SignSet = SIGN_SETS.en): string {
  return shownFormula(formula, signs);
}

/** "12", "−3/5" in words that can be read aloud: "minus 3/5". */
export function figure(text: string): string {
  return text.replace(/^-/, 'minus ');
}
