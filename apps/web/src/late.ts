// Parts of the rules that no first act at a table needs (shapes, scoring, notation, moving for somebody who is gone). In the
// built page they come while one looks at the cards; `later.ts` beside the build puts doors in their place. Bots and clocks
// wait for them; a person's move that asks for one of them too early is asked again.

/** Thrown where the rules ask for a part that has not come yet. A step that throws it has changed nothing. */
export class NotHereYet extends Error {}

/** What is still to be fetched: each says how to open its door once all the others are here too, so that no act finds half of what it needs. */
const loads = new Set<() => Promise<() => void>>();

/** A part that is fetched later. What is returned gives it, and throws {@link NotHereYet} while it is not here; `now` is null until then. @public The doors that the build makes call it. */
export function late<P>(fetch: () => Promise<P>): { readonly part: () => P; readonly now: P | null } {
  let now: P | null = null;
  const load = async (): Promise<() => void> => {
    const come = await fetch();
    return () => {
      now = come;
      loads.delete(load);
    };
  };
  loads.add(load);
  return {
    get now(): P | null {
      return now;
    },
    part(): P {
      if (now === null) throw new NotHereYet('late-part: the rules ask for something before it has come');
      return now;
    },
  };
}

/** Fetches the late parts of all rules that are here, and says when they have come. Asked again after a failure, it tries again. */
export async function latePartsHere(): Promise<void> {
  for (const open of await Promise.all([...loads].map((load) => load()))) open();
}

/** What rules or words answer. Where they need a part that is on its way, `meanwhile` for now, and `again` once it is here; if it cannot be fetched, the table says so. */
export function onceHere<T>(ask: () => T, meanwhile: T, again?: () => void): T {
  try {
    return ask();
  } catch (error) {
    if (!(error instanceof NotHereYet)) throw error;
    void latePartsHere().then(again, () => undefined);
    return meanwhile;
  }
}
