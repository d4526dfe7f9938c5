// Plain JSON values and one canonical text for each, so that equal states have equal hashes on every machine.

/** A plain JSON value: what states, moves, events, records and positions are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The one text of a JSON value: keys sorted, no spaces. Throws on what JSON cannot hold (undefined, holes, NaN, functions, class instances). */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`not-json: the number ${value}`);
    return JSON.stringify(value);
  }
  // Array.from meets holes too, which map would skip.
  if (Array.isArray(value)) return `[${Array.from(value, canonical).join(',')}]`;
  if (typeof value === 'object' && isPlain(value)) {
    const pairs = Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical((value as Record<string, unknown>)[key])}`);
    return `{${pairs.join(',')}}`;
  }
  throw new Error(`not-json: ${typeof value}`);
}

function isPlain(value: object): boolean {
  const parent: unknown = Object.getPrototypeOf(value);
  return parent === Object.prototype || parent === null;
}
