// What each who looks at a match was shown last, so that the next moment can be told by what has changed: most fields of a
// view stay as they are, and its house rules always do. It makes text of that, and sends nothing.
import type { AnyView, Who } from '@cardinal/kernel';
import type { Sync } from '@cardinal/wire';

interface Look {
  /** Entries known when it was shown. */
  seq: number;
  view: Readonly<Record<string, unknown>>;
}

/** A field of somebody's view as it was put into text: `"hand":[1,2]`. */
interface Field {
  readonly value: unknown;
  readonly text: string;
}

/** The last looks of one match. */
export class Shown {
  readonly #last = new Map<Who, Look>();
  /** Each field as it was told last, to whomever: what changes mostly changes for all alike, and is put into text once. */
  readonly #told = new Map<string, Field>();

  /** Somebody is shown the whole view; gives it as the wire takes it. */
  whole(who: Who, seq: number, view: AnyView): Sync['view'] {
    const last = this.#last.get(who);
    // Whoever looks through the same eyes knows this moment already.
    if (last?.seq !== seq) this.#last.set(who, { seq, view: fieldsOf(view) });
    // The view is the game's own; the wire knows only its base.
    return view as unknown as Sync['view'];
  }

  /** The view after `seq` entries for somebody who knows of `from`, as the fields of a message: `change` with what is new and `gone` with names of what is no more, or the whole `view`. */
  since(who: Who, from: number, seq: number, view: AnyView): string {
    const last = this.#last.get(who);
    if (last?.seq !== from) return `"view":${JSON.stringify(this.whole(who, seq, view))}`;
    const fields = fieldsOf(view);
    let change = '';
    for (const name in fields) {
      const value = fields[name];
      if (value !== undefined && !same(value, last.view[name]))
        change += change === '' ? this.#textOf(name, value) : `,${this.#textOf(name, value)}`;
    }
    const gone: string[] = [];
    for (const name in last.view) if (fields[name] === undefined && last.view[name] !== undefined) gone.push(name);
    last.seq = seq;
    last.view = fields;
    return gone.length > 0 ? `"change":{${change}},"gone":${JSON.stringify(gone)}` : `"change":{${change}}`;
  }

  #textOf(name: string, value: unknown): string {
    // Less work than to look whether it was told to somebody else.
    if (Number.isInteger(value) || typeof value === 'boolean') return `${labelOf(name)}${String(value)}`;
    const told = this.#told.get(name);
    if (told && same(told.value, value)) return told.text;
    const text = `${labelOf(name)}${JSON.stringify(value)}`;
    this.#told.set(name, { value, text });
    return text;
  }
}

/** Names of fields as text, `"hand":`; games have a few dozen of them. */
const labels = new Map<string, string>();

function labelOf(name: string): string {
  let label = labels.get(name);
  if (label === undefined) labels.set(name, (label = `${JSON.stringify(name)}:`));
  return label;
}

// A view is a record of the game's own fields; the kernel names its base only.
const fieldsOf = (view: AnyView): Look['view'] => view as unknown as Look['view'];

/** Whether two JSON values say the same; found out without making text of what did not change. */
function same(one: unknown, other: unknown): boolean {
  // States are never changed once they are made: the same object has the same content.
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let at = 0; at < one.length; at++) if (!same(one[at], other[at])) return false;
    return true;
  }
  const [left, right] = [one as Look['view'], other as Look['view']];
  let count = 0;
  for (const key in left) {
    if (!(key in right) || !same(left[key], right[key])) return false;
    count += 1;
  }
  for (const _ in right) count -= 1;
  return count === 0 && !Array.isArray(other);
}
