// What one does in each game, in one short sentence, for the page only: in English at once, in other languages after one
// fetch for all games.
import type { Lang } from '@cardinal/words';

const english = import.meta.glob<string>('./*/words/tagline-en.ts', { eager: true, import: 'taglineEn' });
let others: ((game: string, lang: Exclude<Lang, 'en'>) => string | undefined) | null = null;

/** The tagline of a game. What has been fetched once is said at once. */
export function tagline(game: string, lang: Lang): string | Promise<string> {
  if (lang === 'en') return known(english[`./${game}/words/tagline-en.ts`], game);
  return others ? known(others(game, lang), game) : fetched(game, lang);
}

async function fetched(game: string, lang: Exclude<Lang, 'en'>): Promise<string> {
  const { otherTagline } = await import('./other-taglines.ts');
  others = otherTagline;
  return known(otherTagline(game, lang), game);
}

function known(said: string | undefined, game: string): string {
  if (said === undefined) throw new Error(`page-broken: no tagline of ${game}`);
  return said;
}
