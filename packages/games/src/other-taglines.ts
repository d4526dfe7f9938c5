// The taglines of all games in every language but English, for the page only.
import type { Lang } from '@cardinal/words';

type Other = Exclude<Lang, 'en'>;

const found = import.meta.glob<Readonly<Record<Other, string>>>('./*/words/taglines.ts', {
  eager: true,
  import: 'taglines',
});

/** The tagline of a game. */
export function otherTagline(game: string, lang: Other): string | undefined {
  return found[`./${game}/words/taglines.ts`]?.[lang];
}
