// What each who looks at a match was shown last, so that the next moment can be told by what has changed: most fields of a
// view stay as they are, and its house rules always do. It sends nothing.
import type { AnyView, Who } from '@cardinal/kernel';

interface Look {
  /** Entries known when it was shown. */
  seq: number;
  view: Readonly<Record<string, unknown>>;
  /** Fields as text, as far as they were compared. */
  readonly texts: Map<string, string>;
}

/** The last looks of one match. */
export class Shown {
  readonly #last = new Map<Who, Look>();

  /** Somebody was shown the whole view; gives it back. */
  whole<V extends AnyView>(who: Who, seq: number, view: V): V {
    const last = this.#last.get(who);
    // Whoever looks through the same eyes knows this moment already.
    if (last?.seq !== seq) this.#last.set(who, { seq, view: fieldsOf(view), texts: new Map() });
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
      const value = fields[name];
      // States are never changed once they are made: the same object has the same content.
      if (value === last.view[name]) continue;
      const text = JSON.stringify(value) as string | undefined;
      if (text === undefined) continue;
      const same = text === textIn(last, name);
      last.texts.set(name, text);
      if (same) continue;
      change += `${change === '' ? '' : ','}${JSON.stringify(name)}:${text}`;
    }
    const gone = Object.keys(last.view).filter((name) => fields[name] === undefined && last.view[name] !== undefined);
    for (const name of gone) last.texts.delete(name);
    last.seq = seq;
    last.view = fields;
    return `"change":{${change}}${gone.length > 0 ? `,"gone":${JSON.stringify(gone)}` : ''}`;
  }
}

// A view is a record of the game's own fields; the kernel names its base only.
const fieldsOf = (view: AnyView): Look['view'] => view as unknown as Look['view'];

function textIn({ view, texts }: Look, name: string): string | undefined {
  const known = texts.get(name);
  if (known !== undefined) return known;
  return JSON.stringify(view[name]);
}
