// A refusal as a friendly sentence: the game's own words first, then the kernel's.
import type { Refusal } from '@cardinal/kernel';
import { kernelWhyEn, type GameWords, type Lang } from '@cardinal/words';
import { en } from '../words/en.ts';

const GAME: Readonly<Record<Lang, GameWords>> = { en };
const KERNEL: Readonly<Record<Lang, Readonly<Record<string, () => string>>>> = { en: kernelWhyEn };

/** The game's words in a language: for refusals, and for the lines that tell events. */
export const gameWords = (lang: Lang): GameWords => GAME[lang];

/** Why not, in words. */
export function refusalText({ why, facts }: Refusal, lang: Lang): string {
  return GAME[lang].why[why]?.(facts ?? {}) ?? KERNEL[lang][why]?.() ?? why;
}
