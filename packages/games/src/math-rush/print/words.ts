// What stands on the paper of Math Rush, by language. A language that is missing fails the type check.
import type { Lang } from '@cardinal/words';
import { ar } from './words-ar.ts';
import { de } from './words-de.ts';
import { en, type PaperWords } from './words-en.ts';
import { es } from './words-es.ts';
import { fr } from './words-fr.ts';
import { zh } from './words-zh.ts';

/** By language. */
export const words: Readonly<Record<Lang, PaperWords>> = { en, de, ar, es, zh, fr };

export type { PaperWords };
