// What is said where a match is watched again, in the language that the page speaks; a language must say all that
// English says.
import { wordsInTime } from '../words-in-time.svelte.ts';
import { replayEn } from './words/en.ts';
import type { ReplayWords } from './words/shape.ts';

/** The messages in the language of the moment. */
export const replayTalk = await wordsInTime<ReplayWords>(replayEn, {
  de: async () => (await import('./words/de.ts')).replayDe,
  es: async () => (await import('./words/es.ts')).replayEs,
  fr: async () => (await import('./words/fr.ts')).replayFr,
  zh: async () => (await import('./words/zh.ts')).replayZh,
  ar: async () => (await import('./words/ar.ts')).replayAr,
});
