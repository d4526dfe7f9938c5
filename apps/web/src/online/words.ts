// What the screens of online tables say, in the language that the page speaks; a language must say all that
// English says.
import { wordsInTime } from '../words-in-time.svelte.ts';
import { onlineEn } from './words/en.ts';
import type { OnlineWords } from './words/shape.ts';

/** The messages in the language of the moment. */
export const online = await wordsInTime<OnlineWords>(onlineEn, {
  de: async () => (await import('./words/de.ts')).onlineDe,
  es: async () => (await import('./words/es.ts')).onlineEs,
  fr: async () => (await import('./words/fr.ts')).onlineFr,
  zh: async () => (await import('./words/zh.ts')).onlineZh,
  ar: async () => (await import('./words/ar.ts')).onlineAr,
});
