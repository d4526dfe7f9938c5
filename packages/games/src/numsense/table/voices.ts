// Who says a sentence aloud, by language. Apart from the words, because it comes with the craft of sentences.
import { AR, DE, EN, ES, FR, ZH, type Voice } from '@cardinal/number';
import type { Lang } from '@cardinal/words';

/** A language that is missing here fails the type check. */
export const VOICES: Readonly<Record<Lang, Voice>> = { ar: AR, de: DE, en: EN, es: ES, fr: FR, zh: ZH };
