// What is said of Math Rush at the table, by language; each is fetched when it is chosen.
import type { Lang } from '@cardinal/words';
import type { RushLines } from './shape.ts';

/** A language that is missing here fails the type check. */
export const linesByLanguage: Readonly<Record<Lang, () => Promise<RushLines>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ar: async () => (await import('./ar.ts')).ar,
  es: async () => (await import('./es.ts')).es,
  zh: async () => (await import('./zh.ts')).zh,
  fr: async () => (await import('./fr.ts')).fr,
};
