// Run by the build, never in the page: writes the home page in every language.
import { games } from '@cardinal/games';
import { tagline } from '@cardinal/games/taglines';
import { LANGS, type Lang } from '@cardinal/words';
import { render } from 'svelte/server';
import { speak } from '../talk.svelte.ts';
import StillHome from './StillHome.svelte';

/** The home page by language, as HTML for the element of the app. @public The build asks for it (`home-pages.ts`). */
export async function homePages(): Promise<ReadonlyMap<Lang, string>> {
  const pages = new Map<Lang, string>();
  for (const lang of LANGS) {
    await speak(lang);
    // Once fetched they are said at once.
    await Promise.all(Object.keys(games).map(async (game) => tagline(game, lang)));
    // Nothing is hydrated, so the marks for it can go.
    pages.set(lang, render(StillHome).body.replaceAll(/<!--.*?-->/gs, ''));
  }
  return pages;
}
