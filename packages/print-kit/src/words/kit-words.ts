// What stands on sheets beside the cards, by language.
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en, type KitWords } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { zh } from './zh.ts';

const WORDS = { en, de, ar, es, zh, fr } as const satisfies Readonly<Record<string, KitWords>>;

/** The words of a language. Whoever speaks one that is missing here fails the type check. */
export function kitWordsFor(lang: keyof typeof WORDS): KitWords {
  return WORDS[lang];
}

export type { KitWords };
