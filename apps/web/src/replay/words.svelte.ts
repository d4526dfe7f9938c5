// What is said where a match is watched again, in the language that the page speaks. English is at hand, others come when
// they are needed; a language must say all that English says.
import type { Lang } from '@cardinal/words';
import { talk } from '../talk.svelte.ts';
import { replayEn } from './words/en.ts';
import type { ReplayWords } from './words/shape.ts';

const loaders: Readonly<Record<Exclude<Lang, 'en'>, () => Promise<ReplayWords>>> = {
  de: async () => (await import('./words/de.ts')).replayDe,
  es: async () => (await import('./words/es.ts')).replayEs,
  fr: async () => (await import('./words/fr.ts')).replayFr,
  zh: async () => (await import('./words/zh.ts')).replayZh,
  ar: async () => (await import('./words/ar.ts')).replayAr,
};

let at = $state.raw<Readonly<Partial<Record<Lang, ReplayWords>>>>({ en: replayEn });

async function fetchWords(lang: Lang): Promise<void> {
  if (lang === 'en' || at[lang]) return;
  const words = await loaders[lang]();
  at = { ...at, [lang]: words };
}

/** The messages in the language of the moment; English until those of a language chosen just now have come. */
export const replayTalk = {
  get words(): ReplayWords {
    const { lang } = talk;
    const words = at[lang];
    if (!words) void fetchWords(lang).catch(() => undefined);
    return words ?? replayEn;
  },
};

// The screens wait for their language, so that none of them begins in another one.
await fetchWords(talk.lang).catch(() => undefined);
