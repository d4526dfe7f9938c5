// Parts of the rules that no table asks in its first moments (reading files, writing records, moving for somebody who is
// gone). In the built page they come after the table stands; `later.ts` beside the build puts doors in their place.

/** Milliseconds that a table has to itself before its late parts come on their own. */
const SOON = 400;

const loads = new Set<() => Promise<unknown>>();

/** A part that is fetched later. What is returned gives it, and throws while it is not here; `now` is null until then. @public The doors that the build makes call it. */
export function late<P>(fetch: () => Promise<P>): { readonly part: () => P; readonly now: P | null } {
  let now: P | null = null;
  const load = async (): Promise<void> => {
    now ??= await fetch();
    loads.delete(load);
  };
  loads.add(load);
  // Whoever does not wait for it finds it here all the same, a moment later.
  setTimeout(() => void load().catch(() => undefined), SOON);
  return {
    get now(): P | null {
      return now;
    },
    part(): P {
      if (now === null) throw new Error('late-part: the rules ask for something before it has come');
      return now;
    },
  };
}

/** Fetches all late parts of the rules that are here, and says when they have come. Asked again after a failure, it tries again. */
export async function latePartsHere(): Promise<void> {
  await Promise.all([...loads].map((load) => load()));
}
