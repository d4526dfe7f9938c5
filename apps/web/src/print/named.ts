// Values of a choice with their names, as lists want them.

/** Each value with its name. */
export function named<const K extends string>(
  keys: readonly K[],
  names: Readonly<Record<K, string>>,
): readonly (readonly [value: K, name: string])[] {
  return keys.map((key) => [key, names[key]]);
}
