// The type of one registry line: facts at once, rules and words when they are needed.
import type { Game, GameFacts } from '@cardinal/kernel';
import type { GradeId } from '@cardinal/print-kit';
import { LANGS, type GameLines, type GameWords, type Lang } from '@cardinal/words';

type ByLanguage<W> = Readonly<Record<Lang, () => Promise<W>>>;

/** A game in the registry. */
export interface GameEntry {
  readonly facts: GameFacts;
  /** The standard that it practises most. */
  readonly grade: GradeId;
  /** The kinds of its events that are calls or their outcome: what somebody says to all, and what one looks for first in a match played again. Deals and points show themselves in any record; these do not. */
  readonly calls: readonly string[];
  readonly load: () => Promise<Game>;
  /** What is said at its table. */
  readonly lines: ByLanguage<GameLines>;
  /** All that is said of it, house rules and rules included. */
  readonly words: ByLanguage<GameWords>;
}

/** The words of a game, from the module that knows them in every language; that too is fetched when it is needed. */
export function spoken<L extends GameLines, W extends GameWords>(
  fetch: () => Promise<{ readonly linesByLanguage: ByLanguage<L>; readonly wordsByLanguage: ByLanguage<W> }>,
): { readonly lines: ByLanguage<L>; readonly words: ByLanguage<W> } {
  const each = <T>(said: (lang: Lang) => Promise<T>): ByLanguage<T> =>
    Object.fromEntries(LANGS.map((lang) => [lang, () => said(lang)])) as Record<Lang, () => Promise<T>>;
  return {
    lines: each(async (lang) => (await fetch()).linesByLanguage[lang]()),
    words: each(async (lang) => (await fetch()).wordsByLanguage[lang]()),
  };
}
