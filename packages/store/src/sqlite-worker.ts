// The thread in which SQLite waits for the disk, so that nobody else has to.
import path from 'node:path';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { holdAlone, openFile, type Outcomes, type SqliteFile } from './sqlite-file.ts';
import { makeFile } from './private-files.ts';
import { LOCK_NAME } from './sqlite-names.ts';
import { LARGEST_BATCH, type Answer, type Answered, type Question } from './sqlite-talk.ts';
import { faultText } from './trouble.ts';

if (!parentPort) throw new Error('store-broken: the thread has nobody to talk to');
const port = parentPort;
const { folder, name } = workerData as { readonly folder: string; readonly name: string };
const A_MINUTE = 60_000;
/** Held as long as this thread lives; it goes with the process, however that ends. */
let lock: Database.Database | null = null;

function opened(): SqliteFile | null {
  try {
    for (const one of [LOCK_NAME, name]) makeFile(path.join(folder, one));
    lock = new Database(path.join(folder, LOCK_NAME), { timeout: 1_000 });
    holdAlone(lock);
    return openFile(new Database(path.join(folder, name)));
  } catch (error) {
    // As text, because the database's own errors lose their words on the way between threads.
    port.postMessage({ id: 0, fault: faultText(error) } satisfies Answer);
    return null;
  }
}

const unlessKept = (outcomes: Outcomes): Outcomes | null => (outcomes.every((why) => why === null) ? null : outcomes);

function answer(file: SqliteFile, question: Question): Answered {
  switch (question.ask) {
    case 'keep':
      return unlessKept(file.keep(question.batch));
    case 'probe':
      return file.probe();
    case 'entries':
      return file.entries(question.table, question.match);
    case 'table':
      return file.table(question.table);
    case 'tables':
      return file.tables();
    case 'remove':
      file.remove(question.tables);
      return null;
    case 'close':
      file.close();
      lock?.close();
      return null;
  }
}

/** This question; behind a batch, those that have come meanwhile as one with it, which is one commit, and what came after them. */
function taken(question: Question): readonly Question[] {
  if (question.ask !== 'keep') return [question];
  const batch = [...question.batch];
  let { id, changes } = question;
  let other: Question | undefined;
  while (changes < LARGEST_BATCH) {
    const more = receiveMessageOnPort(port)?.message as Question | undefined;
    if (more?.ask !== 'keep') {
      other = more;
      break;
    }
    batch.push(...more.batch);
    id = more.id;
    changes += more.changes;
  }
  return [{ id, ask: 'keep', changes, batch }, ...(other ? [other] : [])];
}

function told(file: SqliteFile, question: Question): Answer {
  try {
    return { id: question.id, value: answer(file, question) };
  } catch (error) {
    return { id: question.id, fault: faultText(error) };
  }
}

const file = opened();
if (file) {
  // Who left a table, or has another name now, is not to be found in the log for longer.
  setInterval(() => file.wipe(), A_MINUTE).unref();
  port.on('message', (question: Question) => {
    for (const one of taken(question)) {
      port.postMessage(told(file, one));
      if (one.ask === 'close') port.close();
    }
  });
  port.postMessage({ id: 0, value: null } satisfies Answer);
}
