// The shape of a set of messages, taken from the English one: other languages must say all that English says.

/** Texts stay texts, functions keep what they are given, lists stay lists, groups keep their names. */
export type Wording<T> = T extends string
  ? string
  : T extends (...given: infer G) => infer R
    ? (...given: G) => Wording<R>
    : T extends readonly (infer E)[]
      ? readonly Wording<E>[]
      : T extends object
        ? { readonly [K in keyof T]: Wording<T[K]> }
        : T;
