// The SQLite store as seen from the server's thread: it sends what one turn of the loop wants kept as one batch, and waits for
// nothing. The thread behind it takes all batches that have come while the disk was busy in one commit, so that a flush is
// shared by everyone who waits.
import fs from 'node:fs';
import path from 'node:path';
import { NotKept, type EventStore, type KeptTable } from './event-store.ts';
import { joined, packed, type Batch } from './journal-text.ts';
import type { Outcomes } from './sqlite-file.ts';
import { makeFolder } from './private-files.ts';
import { FILE_NAME } from './sqlite-names.ts';
import { LARGEST_BATCH, type Answer, type Answered, type Question } from './sqlite-talk.ts';
import { startThread } from './thread.ts';

/** Hears what became of a change. */
interface Waiting {
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}
/** A batch that is on its way; who waits for its changes, in their order. */
interface Sent {
  readonly id: number;
  readonly waiting: readonly Waiting[];
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
  /** What this turn of the loop wants kept. */
  let turn: (Waiting & { readonly part: Batch[number]; readonly meanwhile: (() => void) | undefined })[] = [];
  /** The batches that are not answered yet, the oldest first. */
  let sent: Sent[] = [];
  let last = 0;
  let dead: Error | null = null;

  /** Tells all whose batches were sent up to this one what became of them. */
  const settle = (upTo: number, whyOf: (at: number) => NotKept | null): void => {
    const settled = sent.filter(({ id }) => id <= upTo);
    sent = sent.slice(settled.length);
    for (const [at, { done, failed }] of settled.flatMap(({ waiting }) => waiting).entries()) {
      const why = whyOf(at);
      if (why) failed(why);
      else done();
    }
  };
  const opened = new Promise<void>((resolve, reject) => {
    asked.set(0, { resolve: () => resolve(), reject });
  });
  worker.on('message', (answer: Answer) => {
    const { id } = answer;
    const one = asked.get(id);
    asked.delete(id);
    if ('fault' in answer) {
      if (one) one.reject(new Error(answer.fault));
      else settle(id, () => new NotKept('broken', answer.fault));
      return;
    }
    if (one) return one.resolve(answer.value);
    // No question has this number: it is a batch's.
    const outcomes = answer.value as Outcomes | null;
    settle(id, (at) => (outcomes?.[at] ? new NotKept(outcomes[at]) : null));
  });
  const died = (error: Error): void => {
    dead ??= error;
    for (const one of [...asked.values()]) one.reject(dead);
    asked.clear();
    settle(last, () => new NotKept('broken', String(dead)));
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

  const post = (batch: typeof turn): void => {
    const id = ++last;
    try {
      if (dead) throw dead;
      const question = {
        id,
        ask: 'keep',
        changes: batch.length,
        batch: joined(batch.map(({ part }) => part)),
      } as const;
      worker.postMessage(question satisfies Question);
    } catch (error) {
      // What never went is no part of what will be answered.
      for (const { failed } of batch) failed(new NotKept('broken', String(error)));
      return;
    }
    sent.push({ id, waiting: batch.map(({ done, failed }) => ({ done, failed })) });
  };
  const send = (): void => {
    const all = turn;
    turn = [];
    for (let at = 0; at < all.length; at += LARGEST_BATCH) post(all.slice(at, at + LARGEST_BATCH));
    for (const { meanwhile, failed } of all) {
      try {
        meanwhile?.();
      } catch (error) {
        failed(error);
      }
    }
  };

  return {
    write: (change, meanwhile) =>
      new Promise((done, failed) => {
        const part = packed(change);
        if (turn.length === 0) setImmediate(send);
        turn.push({ part, meanwhile, done, failed });
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
      while (turn.length > 0) await new Promise((resolve) => setImmediate(resolve));
      await ask({ ask: 'close' }).catch(() => undefined);
      await worker.terminate();
    },
  };
}
