// Where the page keeps things: text under names, like the browser's local storage, which may refuse (private mode, no
// room) and never throws here. A memory twin serves tests and pages without storage.

/** A place to keep text under names. */
export interface Shelf {
  read(name: string): string | null;
  /** Whether the text was taken. */
  write(name: string, text: string): boolean;
  remove(name: string): void;
  /** All names that begin so. */
  names(prefix: string): readonly string[];
}

/** A shelf on the browser's storage. It is asked for each time, because even asking can be refused. */
export function browserShelf(storage: () => Storage): Shelf {
  return {
    read(name) {
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    write(name, text) {
      try {
        storage().setItem(name, text);
        return true;
      } catch {
        return false;
      }
    },
    remove(name) {
      try {
        storage().removeItem(name);
      } catch {
        // Nothing can be kept here, so nothing has to go.
      }
    },
    names(prefix) {
      try {
        return Object.keys(storage()).filter((name) => name.startsWith(prefix));
      } catch {
        return [];
      }
    },
  };
}

/** A shelf in memory, gone with the page. */
export function memoryShelf(first: Readonly<Record<string, string>> = {}): Shelf {
  const kept = new Map(Object.entries(first));
  return {
    read: (name) => kept.get(name) ?? null,
    write: (name, text) => (kept.set(name, text), true),
    remove: (name) => void kept.delete(name),
    names: (prefix) => [...kept.keys()].filter((name) => name.startsWith(prefix)),
  };
}
