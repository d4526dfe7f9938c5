// What each who looks at a match was shown last, so that the next moment can be told by what has changed: most fields of a
// view stay as they are, and its house rules always do. It sends nothing.
import type { AnyView, Who } from '@cardinal/kernel';

interface Look {
  /** Entries known when it was shown. */
  seq: number;
  view: Readonly<Record<string, unknown>>;
}

/** The last looks of one match. */
export class Shown {
  readonly #last = new Map<Who, Look>();

  /** Somebody was shown the whole view; gives it back. */
  whole<V extends AnyView>(who: Who, seq: number, view: V): V {
    const last = this.#last.get(who);
    // Whoever looks through the same eyes knows this moment already.
    if (last?.seq !== seq) this.#last.set(who, { seq, view: fieldsOf(view) });
    return view;
  }

  /** The view after `seq` entries for somebody who knows of `from`, as members of a JSON object: the changes, or the whole view. */
  members(who: Who, from: number, seq: number, view: AnyView): string {
    const fields = fieldsOf(view);
    const last = this.#last.get(who);
    if (last?.seq !== from) {
      this.whole(who, seq, view);
      return `"view":${JSON.stringify(view)}`;
    }
    let change = '';
    for (const name of Object.keys(fields)) {
      if (same(fields[name], last.view[name])) continue;
      const text = JSON.stringify(fields[name]) as string | undefined;
      if (text !== undefined) change += `${change === '' ? '' : ','}${JSON.stringify(name)}:${text}`;
    }
    const gone = Object.keys(last.view).filter((name) => fields[name] === undefined && last.view[name] !== undefined);
    last.seq = seq;
    last.view = fields;
    return `"change":{${change}}${gone.length > 0 ? `,"gone":${JSON.stringify(gone)}` : ''}`;
  }
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
