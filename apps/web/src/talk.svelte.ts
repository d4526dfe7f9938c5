// The language that this page speaks now. Screens read `talk.ui`; nothing here knows what the words say.
import { directionOf, houseWords, LANGS, uiEn, type Lang, type PageWords, type UiWords } from '@cardinal/words';
import type { Shelf } from './session/shelf.ts';

const KEY = 'cardinal.lang';

/** Where the tag of the page says more than the language: Chinese here is written in simplified characters. */
const TAGS: Readonly<Record<string, string>> = { zh: 'zh-Hans' };

interface Spoken {
  readonly lang: Lang;
  readonly ui: UiWords;
  /** The words of the other pages; null in English, where they come with those pages. */
  readonly pages: PageWords | null;
}

let now = $state.raw<Spoken>({ lang: 'en', ui: uiEn, pages: null });
let wish = 0;

/** The page's words in the language of the moment. */
export const talk = {
  get lang(): Lang {
    return now.lang;
  },
  get ui(): UiWords {
    return now.ui;
  },
  get pages(): PageWords | null {
    return now.pages;
  },
};

/** Changes the language, once its words are there; the last wish wins. */
export async function speak(lang: Lang): Promise<void> {
  const mine = ++wish;
  const { ui, pages } = lang === 'en' ? { ui: uiEn, pages: null } : await houseWords[lang]();
  if (mine === wish) now = { lang, ui, pages };
}

/** Changes the language because somebody asked for it, and keeps the choice on this device. */
export async function chooseLang(lang: Lang, shelf: Shelf): Promise<void> {
  shelf.write(KEY, lang);
  await speak(lang);
}

/** The language to begin with: the one chosen before, else the first of the reader's that we speak. */
export function firstLang(shelf: Shelf, wished: readonly string[]): Lang {
  const spoken = [shelf.read(KEY), ...wished].map((tag) => LANGS.find((one) => tag?.split('-')[0] === one));
  return spoken.find((one) => one !== undefined) ?? 'en';
}

/** Writes the language and the way it is read onto the root element. Call it in an effect. */
export function dressLanguage(root: { lang: string; dir: string }): void {
  root.lang = TAGS[now.lang] ?? now.lang;
  root.dir = directionOf(now.lang);
}
