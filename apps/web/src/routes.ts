// Which screen an address shows. Home comes with the app; all others come when they are asked for.
import type { RouteDefinition } from 'svelte-spa-router';
import wrap from 'svelte-spa-router/wrap';
import { SCREENS } from './screens.ts';
import Home from './screens/Home.svelte';

const lookBack = wrap({ asyncComponent: SCREENS.replay });

/** The addresses of the page, behind the `#`. */
export const routes: RouteDefinition = {
  '/': Home,
  '/play/:game': wrap({ asyncComponent: SCREENS.play }),
  '/table': wrap({ asyncComponent: SCREENS.table }),
  '/rules/:game': wrap({ asyncComponent: SCREENS.rules }),
  '/learn/:game': wrap({ asyncComponent: SCREENS.learn }),
  '/settings': wrap({ asyncComponent: SCREENS.settings }),
  '/about': wrap({ asyncComponent: SCREENS.about }),
  '/open': lookBack,
  '/replay': lookBack,
  '/print/:game?': wrap({ asyncComponent: SCREENS.print }),
  '/games/:game': wrap({ asyncComponent: SCREENS.games }),
  '/join/:pin?': wrap({ asyncComponent: SCREENS.join }),
  '/online/:table': wrap({ asyncComponent: SCREENS.online }),
  '*': wrap({ asyncComponent: () => import('./screens/NotFound.svelte') }),
};
