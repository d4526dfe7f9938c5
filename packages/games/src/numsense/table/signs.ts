// In which signs a reader meets a sentence, and how it is said aloud.
import {
  evaluate,
  fromText,
  parse,
  print,
  printRational,
  speak,
  speakRational,
  type Rational,
  type Sign,
  type SignSet,
  type Voice,
} from '@cardinal/number';
import { GRAMMAR } from '../sentence.ts';
import type { Stride } from '../hints.ts';
import { shownValue } from './shown-value.ts';

/** A sentence kept as text, in the reader's signs; left as it is when it cannot be read. */
export function shownSentence(text: string, signs: SignSet): string {
  const parsed = parse(text, GRAMMAR);
  return parsed.ok ? print(parsed.expr, signs) : text;
}

/** A sentence that is not whole yet, sign by sign. */
export function shownDraft(text: string, { signs, gap }: SignSet): string {
  return text.replaceAll(/[-+*/]/gu, (sign) => gap + signs[sign as Sign] + gap);
}

/** The shape of a sentence ("(?*?)-?"), with a box for every number. */
export function shownShape(shape: string, signs: SignSet): string {
  return signs.around.join(shownDraft(shape, signs).replaceAll('?', '□'));
}

/** The same signs, for what becomes a part of a longer sum: only the whole is set apart by direction. */
const inside = (signs: SignSet): SignSet => ({ ...signs, around: ['', ''] });

/** A sentence kept as text with what it comes to: "6 × 2 − 3 = 9". */
export function shownEquation(text: string, signs: SignSet): string {
  const parsed = parse(text, GRAMMAR);
  const worked = parsed.ok ? evaluate(parsed.expr) : null;
  if (!worked?.ok) return shownSentence(text, signs);
  return signs.around.join(`${shownSentence(text, inside(signs))} = ${printRational(worked.value, inside(signs))}`);
}

/** A sentence kept as text, in words. */
export function spokenSentence(text: string, voice: Voice): string {
  const parsed = parse(text, GRAMMAR);
  return parsed.ok ? speak(parsed.expr, voice) : text;
}

/** Points with their sign: "+13", "−1", "0". */
export function shownPoints(text: string, signs: SignSet): string {
  if (text === '0' || text.startsWith('-')) return shownValue(text, signs);
  return signs.around.join(signs.signs['+'] + shownValue(text, inside(signs)));
}

/** One calculation: "6 × 2 = 12". */
export function shownStride({ left, sign, right, value }: Stride, signs: SignSet): string {
  const [first, second, comes] = [left, right, value].map((text) => shownValue(text, inside(signs)));
  return signs.around.join(`${first}${signs.gap}${signs.signs[sign]}${signs.gap}${second} = ${comes}`);
}

/** A value kept as text, in words. */
export function spokenValue(text: string, voice: Voice): string {
  const value: Rational | null = fromText(text);
  return value ? speakRational(value, voice) : text;
}
