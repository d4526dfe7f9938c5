// Which language the page begins in, where the choice is kept, and how the root element tells it. It knows no words, so it
// is here before them.
import { directionOf, LANGS, type Lang } from '@cardinal/words';
import type { Shelf } from './session/shelf.ts';

const KEY = 'cardinal.lang';

/** Where the tag of the page says more than the language: Chinese here is written in simplified characters. */
const TAGS: Readonly<Record<string, string>> = { zh: 'zh-Hans' };

/** The language to begin with: the one chosen before, else the first of the reader's that we speak. */
export function firstLang(shelf: Shelf, wished: readonly string[]): Lang {
  const spoken = [shelf.read(KEY), ...wished].map((tag) => LANGS.find((one) => tag?.split('-')[0] === one));
  return spoken.find((one) => one !== undefined) ?? 'en';
}

/** Keeps the choice of a language on this device. */
export function keepLang(lang: Lang, shelf: Shelf): void {
  shelf.write(KEY, lang);
}

/** Writes a language and the way it is read onto the root element. */
export function dressLanguage(root: { lang: string; dir: string }, lang: Lang): void {
  root.lang = TAGS[lang] ?? lang;
  root.dir = directionOf(lang);
}
