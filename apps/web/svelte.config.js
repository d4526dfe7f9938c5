/** Svelte's own reading of types is enough: our TypeScript is erasable. Names of scoped classes are short: they stand in every template. */
export default {
  compilerOptions: { runes: true, discloseVersion: false, cssHash: ({ hash, css }) => `s${hash(css)}` },
};
