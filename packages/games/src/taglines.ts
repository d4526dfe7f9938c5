// What one does in each game, in one short sentence, for the page only: in English at once, in other languages after one
// fetch for all games.
import type { Lang } from '@cardinal/words';

const english = import.meta.glob<string>('./*/words/tagline-en.ts', { eager: true, import: 'taglineEn' });
let others: typeof import('./other-taglines.ts') | null = null;

/** The tagline of a game. What has been fetched once is said at once. */
export function tagline(game: string, lang: Lang): string | Promise<string> {
  if (lang === 'en') return known(english[`./${game}/words/tagline-en.ts`], game);
  if (others) return known(others.otherTagline(game, lang), game);
  return import('./other-taglines.ts').then((come) => known((others = come).otherTagline(game, lang), game));
}

function known(said: string | undefined, game: string): string {
  if (said === undefined) throw new Error(`page-broken: no tagline of ${game}`);
  return said;
}
