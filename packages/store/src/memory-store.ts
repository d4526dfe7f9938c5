// The memory twin: keeps tables as long as the process lives. For tests, and for machines where SQLite cannot load.
import { NotKept, type Change, type EventStore, type KeptTable } from './event-store.ts';

interface Kept {
  head: string;
  until: number;
  readonly matches: Map<number, string[]>;
}

/** A store in memory. */
export function memoryStore(): EventStore {
  const tables = new Map<string, Kept>();
  const write = (change: Change): void => {
    const kept = tables.get(change.table) ?? { head: '', until: 0, matches: new Map<number, string[]>() };
    const next = new Map<number, number>();
    for (const { match, seq } of change.entries ?? []) {
      const expected = next.get(match) ?? kept.matches.get(match)?.length ?? 0;
      if (seq !== expected) throw new NotKept('stale', `${change.table} ${match}/${seq}`);
      next.set(match, seq + 1);
    }
    tables.set(change.table, kept);
    kept.head = change.head ?? kept.head;
    kept.until = change.until ?? kept.until;
    for (const { match, text } of change.entries ?? []) {
      const log = kept.matches.get(match) ?? [];
      kept.matches.set(match, log);
      log.push(text);
    }
    for (const match of [...kept.matches.keys()]) if (match < (change.forgetBefore ?? 0)) kept.matches.delete(match);
  };
  return {
    write: async (change, meanwhile) => {
      try {
        meanwhile?.();
      } finally {
        write(change);
      }
    },
    probe: async () => undefined,
    entries: async (table, match) => [...(tables.get(table)?.matches.get(match) ?? [])],
    table: async (table) => {
      const kept = tables.get(table);
      return kept ? { table, head: kept.head, until: kept.until } : null;
    },
    tables: async () => [...tables].map(([table, { head, until }]): KeptTable => ({ table, head, until })),
    remove: async (gone) => {
      for (const table of gone) tables.delete(table);
    },
    close: async () => undefined,
  };
}
