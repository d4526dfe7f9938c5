// The one word of online tables that stands on the home page, apart from the others so that it weighs nothing there.
import type { Lang } from '@cardinal/words';

const LINK: Partial<Record<Lang, string>> = { en: 'Play together', de: 'Zusammen spielen' };

/** What the way to online tables is called. */
export const togetherLink = (lang: Lang): string => LINK[lang] ?? LINK.en ?? '';
