// What is known of the files on this device, as `keep-files.ts` finds out. It is here before anything of the page moves, so
// it knows no Svelte (`offline.svelte.ts` does).

let known = { ready: false, newer: false };
const listeners = new Set<() => void>();

/** What is known now of the files on this device. */
export const files = {
  /** All files lie here: the page starts without a network. */
  get ready(): boolean {
    return known.ready;
  },
  /** A newer release lies here too and waits to be used. */
  get newer(): boolean {
    return known.newer;
  },
};

/** Calls when something of {@link files} changes; returns how to stop. */
export function onFiles(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Takes down what is new of them, and tells it. */
export function fileNews(news: Partial<typeof known>): void {
  known = { ...known, ...news };
  for (const listener of listeners) listener();
}
