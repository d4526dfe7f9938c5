// The language that this page speaks now. Screens read `talk.ui`; nothing here knows what the words say.
import { houseWords, uiEn, type Lang, type PageWords, type UiWords } from '@cardinal/words';
import { keepLang } from './lang-of-page.ts';
import type { Shelf } from './session/shelf.ts';

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
  keepLang(lang, shelf);
  await speak(lang);
}
