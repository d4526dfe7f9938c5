// How English names cards, people, lists and figures in the lines of Numsense. Only grammar: the lines are in en.ts.
import { printText, SIGN_SETS } from '@cardinal/number';
import type { Cast } from '@cardinal/words';
import type { Card } from '../types.ts';

/** The wild cards. */
export const WILDS = { W: 'Wild', D: 'Discard', M: 'Mirror', T: 'Target' } as const;

/** "7", "Wild". */
export function faceName(face: number | string): string {
  return typeof face === 'string' && face in WILDS ? WILDS[face as keyof typeof WILDS] : String(face);
}

/** "a 7", "an 8", "a Wild card". */
export function aCard({ face }: Card): string {
  const name = faceName(face);
  if (typeof face !== 'number') return `a ${name} card`;
  return /^(?:8|11$|18$|8\d$)/.test(name) ? `an ${name}` : `a ${name}`;
}

/** "the 7", "the Wild card". */
export function theCard({ face }: Card): string {
  return typeof face === 'number' ? `the ${face}` : `the ${faceName(face)} card`;
}

/** "2, 3 and a Wild card". */
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

/** "1 point", "13 points", "minus 3/5 points". */
export function points(text: string): string {
  const said = figure(text);
  return said === '1' || said === 'minus 1' ? `${said} point` : `${said} points`;
}

/** "13", "minus 2 3/5": the minus in words, as it is read aloud. */
export function figure(text: string): string {
  return (printText(text, SIGN_SETS.en) ?? '0').replace('\u2212', 'minus ');
}

/** With a capital letter at its beginning. */
export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
