// The SQLite store as seen from the server's thread: it gathers changes while the disk is busy and sends them as one batch,
// so that a flush is shared by everyone who waits.
import fs from 'node:fs';
import path from 'node:path';
import { NotKept, type EventStore, type KeptTable } from './event-store.ts';
import { joined, packed, type Batch } from './journal-text.ts';
import type { Outcomes } from './sqlite-file.ts';
import { makeFolder } from './private-files.ts';
import { FILE_NAME } from './sqlite-names.ts';
import type { Answer, Answered, Question } from './sqlite-talk.ts';
import { startThread } from './thread.ts';

/** Most changes in one commit: a batch must not keep the first of it waiting. */
const LARGEST_BATCH = 1_000;

interface Waiting {
  readonly part: Batch[number];
  readonly done: () => void;
  readonly failed: (error: Error) => void;
}
interface Asked {
  readonly resolve: (value: Answered) => void;
  readonly reject: (error: Error) => void;
}

// A union loses its members under Omit; this keeps them.
type Unnumbered<Q> = Q extends Question ? Omit<Q, 'id'> : never;

/** Opens the store in a folder, which is made when it is not there. Rejects where the file or the native module cannot be opened. */
export async function sqliteStore(folder: string): Promise<EventStore> {
  makeFolder(folder);
  // Its own folder ignores itself, so that nobody adds tables to version control by mistake.
  const ignore = path.join(folder, '.gitignore');
  if (!fs.existsSync(ignore)) fs.writeFileSync(ignore, '*\n', { mode: 0o600 });
  const worker = startThread(new URL('./sqlite-worker.ts', import.meta.url), { folder, name: FILE_NAME });
  const asked = new Map<number, Asked>();
  let waiting: Waiting[] = [];
  let busy = false;
  let last = 0;
  let dead: Error | null = null;

  const opened = new Promise<void>((resolve, reject) => {
    asked.set(0, { resolve: () => resolve(), reject });
  });
  worker.on('message', (answer: Answer) => {
    const one = asked.get(answer.id);
    asked.delete(answer.id);
    if ('fault' in answer) one?.reject(new Error(answer.fault));
    else one?.resolve(answer.value);
  });
  const died = (error: Error): void => {
    dead ??= error;
    for (const one of [...asked.values()]) one.reject(dead);
    asked.clear();
  };
  worker.on('error', died);
  worker.on('exit', () => died(new Error('store-closed')));
  await opened;

  const ask = (question: Unnumbered<Question>): Promise<Answered> =>
    new Promise((resolve, reject) => {
      if (dead) return reject(dead);
      const id = ++last;
      asked.set(id, { resolve, reject });
      worker.postMessage({ ...question, id });
    });

  const flush = async (): Promise<void> => {
    const batch = waiting.slice(0, LARGEST_BATCH);
    waiting = waiting.slice(LARGEST_BATCH);
    const said = await ask({ ask: 'keep', batch: joined(batch.map(({ part }) => part)) }).then(
      (outcomes) => ({ outcomes: outcomes as Outcomes | null }),
      (error: unknown) => ({ fault: String(error) }),
    );
    // The disk works on while those who waited are told.
    if (waiting.length > 0) void flush();
    else busy = false;
    for (const [at, one] of batch.entries()) {
      const why = 'fault' in said ? 'broken' : (said.outcomes?.[at] ?? null);
      if (why === null) one.done();
      else one.failed('fault' in said ? new NotKept('broken', said.fault) : new NotKept(why));
    }
  };
  // What else comes in this turn of the loop shares the flush.
  const soon = (): void => void setImmediate(() => void flush());

  return {
    write: (change) =>
      new Promise((done, failed) => {
        const part = packed(change);
        waiting.push({ part, done, failed });
        if (busy) return;
        busy = true;
        soon();
      }),
    probe: async () => {
      const outcomes = await ask({ ask: 'probe' }).catch((error: unknown) => {
        throw new NotKept('broken', String(error));
      });
      const [why] = outcomes as Outcomes;
      if (why) throw new NotKept(why);
    },
    entries: async (table, match) => (await ask({ ask: 'entries', table, match })) as readonly string[],
    table: async (table) => (await ask({ ask: 'table', table })) as KeptTable | null,
    tables: async () => (await ask({ ask: 'tables' })) as readonly KeptTable[],
    remove: async (tables) => void (await ask({ ask: 'remove', tables })),
    close: async () => {
      // The thread takes messages in their order: what was asked before is answered before it closes.
      while (busy) await new Promise((resolve) => setImmediate(resolve));
      await ask({ ask: 'close' }).catch(() => undefined);
      await worker.terminate();
    },
  };
}
