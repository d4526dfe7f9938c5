// Words of a part of the page that comes later than the first screens, in the language that the page speaks. English comes
// with that part, others when they are needed.
import type { Lang } from '@cardinal/words';
import { talk } from './talk.svelte.ts';

/** How to get the words of a part in every language but English. */
export type OtherWords<W> = Readonly<Record<Exclude<Lang, 'en'>, () => Promise<W>>>;

/**
 * The words of a part in the language of the moment; English until those of a language chosen just now have come. A module
 * that awaits it makes its screens wait for their language, so that none of them begins in another one.
 */
export async function wordsInTime<W extends object>(en: W, others: OtherWords<W>): Promise<{ readonly words: W }> {
  let at = $state.raw<Readonly<Partial<Record<Lang, W>>>>({ en });
  const fetched = async (lang: Lang): Promise<void> => {
    if (lang === 'en' || at[lang]) return;
    const words = await others[lang]();
    at = { ...at, [lang]: words };
  };
  await fetched(talk.lang).catch(() => undefined);
  return {
    get words(): W {
      const { lang } = talk;
      const words = at[lang];
      if (!words) void fetched(lang).catch(() => undefined);
      return words ?? en;
    },
  };
}
