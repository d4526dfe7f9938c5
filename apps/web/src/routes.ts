// Which screen an address shows. Home comes with the app; all others come when they are asked for.
import type { RouteDefinition } from 'svelte-spa-router';
import wrap from 'svelte-spa-router/wrap';
import NotFetched from './parts/NotFetched.svelte';
import { SCREENS } from './screens.ts';
import Home from './screens/Home.svelte';

type Fetch = NonNullable<Parameters<typeof wrap>[0]['asyncComponent']>;

/** A screen that is fetched when it is asked for; where that fails, a page that says so and tries again. */
function later(fetch: Fetch): ReturnType<typeof wrap> {
  const asyncComponent = () => fetch().catch(() => ({ default: NotFetched }));
  return wrap({ asyncComponent, props: { fetch } });
}

const lookBack = later(SCREENS.replay);

/** The addresses of the page, behind the `#`. */
export const routes: RouteDefinition = {
  '/': Home,
  '/play/:game': later(SCREENS.play),
  '/table': later(SCREENS.table),
  '/rules/:game': later(SCREENS.rules),
  '/learn/:game': later(SCREENS.learn),
  '/settings': later(SCREENS.settings),
  '/about': later(SCREENS.about),
  '/open': lookBack,
  '/replay': lookBack,
  '/print/:game?': later(SCREENS.print),
  '/games/:game': later(SCREENS.games),
  '/join/:pin?': later(SCREENS.join),
  '/online/:table': later(SCREENS.online),
  '*': later(() => import('./screens/NotFound.svelte')),
};
