// Plain JSON values and one canonical text for each, so that equal states have equal hashes on every machine.

/** A plain JSON value: what states, moves, events, records and positions are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The one text of a JSON value: keys sorted, no spaces. Throws on what JSON cannot hold (undefined, holes, NaN, functions, class instances). */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw new Error(`not-json: the number ${value}`);
      // As JSON writes it; both noughts are 0.
      return String(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listText(value) : recordText(value);
    default:
      throw new Error(`not-json: ${typeof value}`);
  }
}

// Texts grow by adding rather than by joining lists: states are hashed on every table every few entries.
function listText(list: readonly unknown[]): string {
  let text = '[';
  for (let at = 0; at < list.length; at++) text += at === 0 ? canonical(list[at]) : `,${canonical(list[at])}`;
  return `${text}]`;
}

function recordText(value: object): string {
  const parent: unknown = Object.getPrototypeOf(value);
  if (parent !== Object.prototype && parent !== null) throw new Error('not-json: an instance of a class');
  const record = value as Readonly<Record<string, unknown>>;
  let text = '{';
  for (const key of Object.keys(record).sort()) {
    if (text.length > 1) text += ',';
    text += `${JSON.stringify(key)}:${canonical(record[key])}`;
  }
  return `${text}}`;
}
