// What Svelte can do and this page never asks of it is left out of the build: taking over HTML from a server (the home page
// is taken away when the app comes), `await` inside templates, states that are tried out before they hold (`fork`),
// `animate:`, a `style` beside `style:`, and components of the old kind. Svelte asks for each at run time, so a bundler cannot see that it never is.
import type { Plugin } from 'vite';

/** What a module of Svelte says, and what holds here. */
const SAID: readonly (readonly [module: RegExp, said: string | RegExp, holds: string])[] = [
  [/\/dom\/hydration\.js$/, 'export let hydrating = false;', 'export const hydrating = false;'],
  [/\/dom\/hydration\.js$/, '\thydrating = value;\n', ''],
  [/\/(?:sources|await|key|runtime)\.js$/, /(?<!function )\bis_runes\(\)/g, 'true'],
  [/\/blocks\/(?:each|branches)\.js$/, '= should_defer_append()', '= false'],
  [/\/(?:boundary|runtime|deriveds|sources)\.js$/, /\b\w+\??\.is_fork\b/g, 'false'],
  [/\/batch\.js$/, /(?:this|batch)\.is_fork\b(?! =)/g, 'false'],
  // What such components alone ask; left as it is, a list of names stays that nobody reads.
  [/\/svelte\/src\/utils\.js$/, '\t...DOM_BOOLEAN_ATTRIBUTES,\n', ''],
  [/\/blocks\/each\.js$/, '(flags & EACH_IS_ANIMATED) !== 0', 'false'],
  [
    /\/shared\/attributes\.js$/,
    '\t\tif (value) {\n\t\t\t// strip comments',
    '\t\tif (false) {\n\t\t\t// strip comments',
  ],
  [/\/reactivity\/async\.js$/, 'if (async.length === 0 && pending.length === 0)', ''],
];

/** Leaves out what is never asked for. Throws where Svelte no longer says what is replaced. */
export const svelteHere: Plugin = {
  name: 'svelte-here',
  apply: 'build',
  transform: {
    filter: { id: /\/svelte\/src\/(?:internal\/(?:client|shared)\/.+|utils)\.js$/ },
    handler: (code, id) =>
      SAID.filter(([module]) => module.test(id)).reduce((text, [, said, holds]) => {
        const replaced = text.replace(said, holds);
        if (replaced === text) throw new Error(`build-broken: Svelte no longer says "${String(said)}" in ${id}`);
        return replaced;
      }, code),
  },
};
