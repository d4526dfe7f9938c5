// The SQLite store as seen from the server's thread: it gathers changes while the disk is busy, and for a moment more, and
// sends them as one batch, so that a flush is shared by everyone who waits.
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
/** From the beginning of one commit to the next one's it is so many times as long as a commit takes lately, where many changes come: a commit costs nearly the same for one and for twenty. */
const SPREAD = 2;
/** But never longer than so many milliseconds: nobody waits for a slow disk twice. */
const LONGEST_GAP = 4;
/** Where fewer than so many come in such a gap, waiting for each other would only take time, and every commit begins at once. */
const SHARED = 3;
/** Over about so many changes it is reckoned how fast they come, and over so many commits how long one takes. */
const LATELY = 64;

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

  let begun = -Infinity;
  let came = -Infinity;
  /** Milliseconds from one change to the next, lately; a pause counts as no more than a second. */
  let apart = 1_000;
  /** Milliseconds that a commit takes, there and back, lately. */
  let takes = LONGEST_GAP;
  const flush = async (): Promise<void> => {
    begun = performance.now();
    const batch = waiting.slice(0, LARGEST_BATCH);
    waiting = waiting.slice(LARGEST_BATCH);
    try {
      const outcomes = (await ask({ ask: 'keep', batch: joined(batch.map(({ part }) => part)) })) as Outcomes | null;
      takes += (performance.now() - begun - takes) / LATELY;
      for (const [at, one] of batch.entries()) {
        const why = outcomes?.[at] ?? null;
        if (why === null) one.done();
        else one.failed(new NotKept(why));
      }
    } catch (error) {
      for (const one of batch) one.failed(new NotKept('broken', String(error)));
    }
    if (waiting.length > 0) soon();
    else busy = false;
  };
  const soon = (): void => {
    const gap = Math.min(SPREAD * takes, LONGEST_GAP);
    const rest = gap < SHARED * apart ? 0 : begun + gap - performance.now();
    // What else comes in this turn of the loop shares the flush in any case.
    if (rest <= 0) setImmediate(() => void flush());
    else setTimeout(() => void flush(), rest);
  };

  return {
    write: (change) =>
      new Promise((done, failed) => {
        const part = packed(change);
        const now = performance.now();
        apart += (Math.min(1_000, now - came) - apart) / LATELY;
        came = now;
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
