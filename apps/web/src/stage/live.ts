// The app with all its screens takes the place of whatever stands in the page.
import { mount } from 'svelte';
import App from '../App.svelte';
import { entryOf, loadWhole } from '../entry-of.ts';
import { talk } from '../talk.svelte.ts';
import { putOn } from './put-on.ts';

/** Fetches the rules and the words of the game to whose set-up a place leads, while that screen is still on its way. */
export async function gameAhead(place: string): Promise<void> {
  const [, screen, game = ''] = place.split('/');
  const entry = screen === 'play' ? entryOf(game) : undefined;
  if (!entry) return;
  const said = putOn().then(() => entry.words[talk.lang]());
  await Promise.allSettled([loadWhole(game), said]);
}

/** Mounts the app unless `goes` says no at the last moment, and answers once its first screen stands. `arriving`: whether somebody came from another screen. */
export async function start(page: HTMLElement, arriving: boolean, goes: () => boolean): Promise<void> {
  await putOn();
  if (!goes()) return;
  await new Promise<void>((onBegun) => {
    page.replaceChildren();
    mount(App, { target: page, props: { arriving, onBegun } });
    page.hidden = false;
  });
}
