// The language that this page speaks now. Screens read `talk.ui`; nothing here knows what the words say.
import { LANGS, uiEn, uiWords, type Lang, type UiWords } from '@cardinal/words';
import type { Shelf } from './session/shelf.ts';

const KEY = 'cardinal.lang';
let lang = $state.raw<Lang>('en');
let ui = $state.raw<UiWords>(uiEn);

/** The page's words in the language of the moment. */
export const talk = {
  get lang(): Lang {
    return lang;
  },
  get ui(): UiWords {
    return ui;
  },
};

/** Changes the language, once its words are there. */
export async function speak(next: Lang, shelf: Shelf): Promise<void> {
  ui = await uiWords[next]();
  lang = next;
  shelf.write(KEY, next);
}

/** The language to begin with: the one chosen before, else the first of the reader's that we speak. */
export function firstLang(shelf: Shelf, wished: readonly string[]): Lang {
  const spoken = [shelf.read(KEY), ...wished].map((tag) => LANGS.find((one) => tag?.split('-')[0] === one));
  return spoken.find((one) => one !== undefined) ?? 'en';
}
