// The glyphs in which a reader is shown a sentence, one set a language. Only data; what may be typed
// is the grammar's business and is the same everywhere.

import type { Sign } from './signs.ts';

/** How a sentence is written for a reader. */
export interface SignSet {
  readonly signs: Readonly<Record<Sign, string>>;
  /** Put before a sign that a wild operator stands for; empty: not shown. */
  readonly wild: string;
  /** Put on both sides of a sign between two numbers. */
  readonly gap: string;
  /** Put around the whole text. */
  readonly around: readonly [before: string, after: string];
}

/** Plain text for JSON, logs and the command line where `*` is times: "2+3*4". */
export const ASCII: SignSet = {
  signs: { '+': '+', '-': '-', '*': '*', '/': '/' },
  wild: '',
  gap: '',
  around: ['', ''],
};

/** Plain text where `*` is the wild operator: "3x5", and "1*+2" for a wild that is plus (ruling X.1). */
export const ASCII_X: SignSet = { ...ASCII, signs: { ...ASCII.signs, '*': 'x' }, wild: '*' };

const THIN_SPACE = '\u2009';
// Left-to-right isolate and its end: an Arabic page keeps its direction, the sentence keeps its own.
const ISOLATED = ['\u2066', '\u2069'] as const;

const shown = (times: string, divide: string): SignSet => ({
  ...ASCII,
  signs: { '+': '+', '-': '\u2212', '*': times, '/': divide },
  gap: THIN_SPACE,
});

/**
 * The signs a school child meets in each language. Spanish has × and ÷: that is what primary schools
 * of Spanish America write, where most of its readers live, and Spain's begin with × too; its point
 * and colon come later. Arabic keeps Western digits, which every keypad and card face shares.
 */
export const SIGN_SETS = {
  en: shown('×', '÷'),
  de: shown('·', ':'),
  es: shown('×', '÷'),
  fr: shown('×', ':'),
  zh: shown('×', '÷'),
  ar: { ...shown('×', '÷'), around: ISOLATED },
} as const satisfies Readonly<Record<string, SignSet>>;
