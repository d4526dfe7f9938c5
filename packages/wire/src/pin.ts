// PINs and codes: short texts that people read aloud and type. Letters and digits take turns, so that no word of any
// language can arise; there is no vowel, and no two signs that look alike (0 O D, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V, N M).

const LETTERS = 'CFHJKMPRTWXY';
const DIGITS = '234679';

/** Signs in a PIN. */
export const PIN_LENGTH = 6;
/** Signs in a code that moves a seat to another device: longer, because it opens a seat that has cards. */
export const CODE_LENGTH = 8;

/** A text of so many signs, letter and digit in turn. `below(n)` gives an even random whole number from 0 to n − 1. */
export function freshCode(length: number, below: (limit: number) => number): string {
  return Array.from({ length }, (_, at) => {
    const signs = at % 2 === 0 ? LETTERS : DIGITS;
    return signs[below(signs.length)] ?? '';
  }).join('');
}

/** Whether a plain text is a code that moves a seat, not a PIN: so long, letter and digit in turn. Look-alikes count: they are slips. */
export function isMoveCode(plain: string): boolean {
  return plain.length === CODE_LENGTH && /^(?:[A-Z]\d)+$/.test(plain);
}

/** What somebody typed, as a code: case, spaces and hyphens do not matter. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]+/g, '').toUpperCase();
}

/** A code as it is shown: in threes for six signs, in fours for eight. */
export function spacedCode(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`;
}
