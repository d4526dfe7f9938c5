// What the screens of online tables say, in the language that the page speaks. English is at hand, others come when they
// are needed; a language must say all that English says.
import type { Lang } from '@cardinal/words';
import { talk } from '../talk.svelte.ts';
import { onlineEn } from './words/en.ts';
import type { OnlineWords } from './words/shape.ts';

const loaders: Readonly<Record<Exclude<Lang, 'en'>, () => Promise<OnlineWords>>> = {
  de: async () => (await import('./words/de.ts')).onlineDe,
  es: async () => (await import('./words/es.ts')).onlineEs,
  fr: async () => (await import('./words/fr.ts')).onlineFr,
  zh: async () => (await import('./words/zh.ts')).onlineZh,
  ar: async () => (await import('./words/ar.ts')).onlineAr,
};

let at = $state.raw<Readonly<Partial<Record<Lang, OnlineWords>>>>({ en: onlineEn });

async function fetchWords(lang: Lang): Promise<void> {
  if (lang === 'en' || at[lang]) return;
  const words = await loaders[lang]();
  at = { ...at, [lang]: words };
}

/** The messages in the language of the moment; English until those of a language chosen just now have come. */
export const online = {
  get words(): OnlineWords {
    const { lang } = talk;
    const words = at[lang];
    if (!words) void fetchWords(lang).catch(() => undefined);
    return words ?? onlineEn;
  },
};

// The screens wait for their language, so that none of them begins in another one.
await fetchWords(talk.lang).catch(() => undefined);
