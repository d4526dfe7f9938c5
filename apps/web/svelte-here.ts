// What Svelte can do and this page never asks of it is left out of the build: taking over HTML from a server (the home page
// is taken away when the app comes), `await` inside templates and boundaries that wait for it, states that are tried out
// before they hold (`fork`), `animate:`, `transition:`, a `style` beside `style:`, and components of the old kind. Svelte asks
// for each at run time, so a bundler cannot see that it never is.
import type { Plugin } from 'vite';

/** Methods of a class that nothing calls. */
const methods = (...names: readonly string[]): RegExp =>
  new RegExp(`\\n\\t(?:${names.join('|')})\\([^\\n]*\\{\\n[^]*?\\n\\t\\}\\n`, 'g');

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
  // Nothing takes its time to leave: what goes is gone at once.
  [/\/reactivity\/effects\.js$/, /effect\.nodes && effect\.nodes\.t;/g, 'null;'],
  [/\/reactivity\/effects\.js$/, 'remaining = transitions.length', 'remaining = 0'],
  [/\/blocks\/each\.js$/, '\t\t\t\tif (group) {', '\t\t\t\tif (false) {'],
  [/\/blocks\/each\.js$/, 'if (remaining === 0)', 'if (true)'],
  [/\/blocks\/each\.js$/, /state\.outrogroups !== null/g, 'false'],
  // Nothing waits until something else has come, so a change stands before the next one begins.
  [
    /\/blocks\/each\.js$/,
    'transitions.length === 0 && controlled_anchor !== null && state.pending.size === 0',
    'controlled_anchor !== null',
  ],
  [/\/blocks\/each\.js$/, 'state.pending.size > 0', 'false'],
  [/\/blocks\/each\.js$/, 'preserved_effects?.has(e)', 'false'],
  [/\/blocks\/each\.js$/, '\t\t\tpending.set(batch, keys);\n', ''],
  [/\/blocks\/each\.js$/, '\t\tstate.pending.delete(batch);\n\n\t\t//', '\t\t//'],
  [/\/blocks\/branches\.js$/, 'keys.includes(k)', 'false'],
  [/\/blocks\/branches\.js$/, /const keys = Array\.from\(this\.#batches\.values\(\)\);/, ''],
  [/\/blocks\/branches\.js$/, /this\.#offscreen\.(?:get|has)\(k(?:ey)?\)/g, 'null'],
  [/\/blocks\/boundary\.js$/, 'this.#pending_count > 0', 'false'],
  [/\/blocks\/boundary\.js$/, /#effect_pending_subscriber = [^]*?\n\t\}\);\n/, ''],
  [
    /\/blocks\/boundary\.js$/,
    methods('is_rendered', '#update_pending_count', 'update_pending_count', 'get_effect_pending'),
    '',
  ],
  [/\/effects\.js$/, 'current_batch?.register_created_effect(effect);', ''],
  [/\/batch\.js$/, /\t\tif \(this\.#is_deferred\(\)\) \{\n[^]*?\n\t\t\}\n/, ''],
  [/\/batch\.js$/, 'if (!this.#is_deferred()) this', 'this'],
  [/\/batch\.js$/, /\t\t\tif \(async_mode_flag\) \{\n[^]*?\n\t\t\t\}\n/, ''],
  [/\/batch\.js$/, ' || this.#skipped_branches.has(effect);', ';'],
  [/\/batch\.js$/, 'this.#pending === 0 && ', ''],
  [/\/batch\.js$/, /this\.#deferred\?\.resolve\(\);/g, ''],
  [/\/batch\.js$/, ' && !this.async_deriveds.has(effect)', ''],
  [/\/batch\.js$/, /\t\tfor \(const \[effect, deferred\] of batch\.[^]*?async_deriveds\.clear\(\);\n/, ''],
  [/\/batch\.js$/, /\t\tfor \(const fn of this\.#discard_callbacks\)[^]*?OBSOLETE\);\n\t\t\}\n/, ''],
  [
    /\/batch\.js$/,
    methods('#is_deferred', '#is_skipped', '(?:un)?skip_effect', 'register_created_effect', '#commit'),
    '',
  ],
  [/\/batch\.js$/, methods('increment', 'decrement', 'ondiscard', 'settled'), ''],
  [/\/batch\.js$/, /\n\t(?:id|is_fork|async_deriveds|#(?:discard_callbacks|deferred|(?:blocking_)?pending)) = .+/g, ''],
  [/\/batch\.js$/, /\n\t#(?:skipped_branches|unskipped_branches|new_effects|decrement_queued) = .+/g, ''],
  // So no value is seen but the one that holds.
  [/\/(?:sources|deriveds|runtime)\.js$/, /\bbatch_values(?=\?| [!=]==|\.)/g, 'null'],
  [/\/batch\.js$/, 'batch_values?.set(source, value);', ''],
  [/\/batch\.js$/, /\t\tbatch_values = new Map\(\);\n\t\tfor [^]*?\n\t\t\}\n\t\}/, '\t}'],
  // Nothing is given up half-way, said ahead of time, taken from a store or made another error on its way.
  [/\/(?:deriveds|runtime)\.js$/, /\b\w+\.ac !== null/g, 'false'],
  [/\/effects\.js$/, 'controller = effect.ac', 'controller = null'],
  [/\/client\/constants\.js$/, 'STALE_REACTION = new', 'STALE_REACTION = /* @__PURE__ */ new'],
  [/\/sources\.js$/, 'eager_effects.size > 0 && !eager_effects_deferred', 'false'],
  [/\/runtime\.js$/, 'captured_signals?.add(signal);', ''],
  [/\/reactivity\/props\.js$/, /\[initial_value, is_store_sub\] = [^;]+;/, 'initial_value = props[key];'],
  [/\/reactivity\/props\.js$/, 'props.$$legacy', 'false'],
  [/\/boundary\.js$/, /\t\tthis\.transform_error = [^;]+;/, ''],
  [/\/boundary\.js$/, 'this.transform_error(error)', 'error'],
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
