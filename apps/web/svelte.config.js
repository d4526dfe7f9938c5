/** Svelte's own reading of types is enough: our TypeScript is erasable. */
export default {
  compilerOptions: { runes: true },
};
