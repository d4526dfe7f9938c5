// Nothing in this page is hydrated: the home page is taken away when the app comes. Svelte keeps all that hydrates behind one
// variable, so that it can be left out of a build; said as a constant, it is.
import type { Plugin } from 'vite';

/** What Svelte says of it, and what holds here. */
const SAID = [
  ['export let hydrating = false;', 'export const hydrating = false;'],
  ['\thydrating = value;\n', ''],
] as const;

/** Leaves all that hydrates out of the page. */
export const neverHydrated: Plugin = {
  name: 'never-hydrated',
  apply: 'build',
  transform: {
    filter: { id: /\/svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
    handler: (code) =>
      SAID.reduce((text, [said, holds]) => {
        if (!text.includes(said)) throw new Error(`build-broken: Svelte no longer says "${said}"`);
        return text.replace(said, holds);
      }, code),
  },
};
