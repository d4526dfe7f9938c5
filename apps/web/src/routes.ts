// Which screen an address shows. Home is in the first chunk; all others come when they are asked for.
import type { RouteDefinition } from 'svelte-spa-router';
import wrap from 'svelte-spa-router/wrap';
import Home from './screens/Home.svelte';

const lookBack = wrap({ asyncComponent: () => import('./screens/LookBack.svelte') });

/** The addresses of the page, behind the `#`. */
export const routes: RouteDefinition = {
  '/': Home,
  '/play/:game': wrap({ asyncComponent: () => import('./screens/SetUp.svelte') }),
  '/table': wrap({ asyncComponent: () => import('./screens/Table.svelte') }),
  '/rules/:game': wrap({ asyncComponent: () => import('./screens/Rules.svelte') }),
  '/learn/:game': wrap({ asyncComponent: () => import('./learn/Learn.svelte') }),
  '/settings': wrap({ asyncComponent: () => import('./screens/Settings.svelte') }),
  '/about': wrap({ asyncComponent: () => import('./screens/About.svelte') }),
  '/open': lookBack,
  '/replay': lookBack,
  '/print/:game?': wrap({ asyncComponent: () => import('./print/Print.svelte') }),
  '/games/:game': wrap({ asyncComponent: () => import('./print/Intro.svelte') }),
  '/join/:pin?': wrap({ asyncComponent: () => import('./online/Together.svelte') }),
  '/online/:table': wrap({ asyncComponent: () => import('./online/OnlineTable.svelte') }),
  '*': wrap({ asyncComponent: () => import('./screens/NotFound.svelte') }),
};
