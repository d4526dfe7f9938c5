// The words of Math Rush by language, each fetched when it is chosen.
import type { Lang } from '@cardinal/words';
import type { RushWords } from './shape.ts';

/** A language that is missing here fails the type check. */
export const wordsByLanguage: Readonly<Record<Lang, () => Promise<RushWords>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};
