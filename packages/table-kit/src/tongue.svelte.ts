// The language of the tables on this page. Words come in parcels (the frame's, a game's), each fetched in a language before
// it is spoken; what shows them reads the latest. One page speaks one language, so there is one of each parcel.
import type { Refusal } from '@cardinal/kernel';
import { nameIn, viewerSigns, type GameLines, type Lang } from '@cardinal/words';
import { settings } from './settings.svelte.ts';
import { frameWordsEn, type FrameWords } from './words/en.ts';

type ByLanguage<W> = Readonly<Record<Lang, () => Promise<W>>>;

const frameWords: ByLanguage<FrameWords> = {
  en: async () => frameWordsEn,
  de: async () => (await import('./words/de.ts')).frameWordsDe,
  ar: async () => (await import('./words/ar.ts')).frameWordsAr,
  es: async () => (await import('./words/es.ts')).frameWordsEs,
  zh: async () => (await import('./words/zh.ts')).frameWordsZh,
  fr: async () => (await import('./words/fr.ts')).frameWordsFr,
};

let ofFrame: FrameWords = $state.raw(frameWordsEn);
let spokenNow: Lang = $state('en');

/** What the frame of every table says, in the language of the table that spoke last. */
export const frame = {
  get words(): FrameWords {
    return ofFrame;
  },
  /** A person's name as it stands in a sentence of that language. */
  name: (name: string): string => nameIn(spokenNow, name),
};

/** What is said at a game's table: the game's words and the table's, both in one language. */
export interface Tongue<G, T> {
  readonly game: G;
  readonly table: T;
  /** The language of both. */
  readonly lang: Lang;
  /** In which signs sums are shown: the language's, or those of the settings. */
  readonly signs: ReturnType<typeof viewerSigns>;
  /** Names as a list: "Ana, Bo and Cam". */
  readonly list: (names: readonly string[]) => string;
  /** Why not, in words: the game's own first, then the kernel's, then what the session itself `says`. */
  readonly whyNot: (refusal: Refusal) => string;
  /** Fetches the words of a language and speaks it from then on, once `ready` says so; the last wish wins, and who was overtaken waits for it. */
  readonly speak: (lang: Lang, ready?: () => Promise<void>) => Promise<void>;
}

/** Makes a tongue from the ways to fetch its words. Reading words before any were fetched is a mistake and throws. */
export function tongueOf<G extends GameLines, T>(game: ByLanguage<G>, table: ByLanguage<T>): Tongue<G, T> {
  let now: { readonly lang: Lang; readonly game: G; readonly table: T } | undefined = $state.raw();
  let wish = 0;
  let latest = Promise.resolve();
  async function fetched(lang: Lang, mine: number, ready?: () => Promise<void>): Promise<void> {
    const [ofGame, ofTable, frameSays] = await Promise.all([game[lang](), table[lang](), frameWords[lang]()]);
    await ready?.();
    // Overtaken: there are words as soon as the later wish has its own.
    if (mine !== wish) return latest;
    now = { lang, game: ofGame, table: ofTable };
    ofFrame = frameSays;
    spokenNow = lang;
  }
  const spoken = (): NonNullable<typeof now> => {
    if (now === undefined) throw new Error('tongue: words are read before any were fetched');
    return now;
  };
  return {
    get game() {
      return spoken().game;
    },
    get table() {
      return spoken().table;
    },
    get lang() {
      return spoken().lang;
    },
    get signs() {
      return viewerSigns(spoken().lang, settings.signs);
    },
    list: (names) => new Intl.ListFormat(spoken().lang, { type: 'conjunction' }).format(names),
    whyNot({ why, facts }) {
      const kernel: Readonly<Record<string, () => string>> = ofFrame.why;
      return spoken().game.why[why]?.(facts ?? {}) ?? kernel[why]?.() ?? String(facts?.['says'] ?? why);
    },
    speak(lang, ready) {
      wish++;
      latest = now?.lang === lang ? Promise.resolve() : fetched(lang, wish, ready);
      return latest;
    },
  };
}
