// The threads where bots think, shared by all tables. Each thinks about one question at a time. One that dies or falls
// silent is replaced and the question asked once more; after that a plain answer is given here, so no table ever stalls.
import type { Worker } from 'node:worker_threads';
import { startThread } from '@cardinal/store';
import { plainAnswer, type BotAnswer, type BotQuestion } from '@cardinal/bots';
import { entryOf } from './games.ts';

/** Milliseconds after which a thread counts as dead, the time in which it starts included. */
const PATIENCE = 10_000;
const TRIES = 2;

interface Open {
  readonly question: BotQuestion;
  readonly resolve: (answer: BotAnswer) => void;
  readonly reject: (error: unknown) => void;
  failures: number;
}

interface Thread {
  readonly worker: Worker;
  at: Open | null;
  watch: NodeJS.Timeout | null;
}

/** Asks bots, come what may. */
export class BotPool {
  readonly #most: number;
  readonly #file: URL;
  readonly #patience: number;
  readonly #threads = new Set<Thread>();
  #waiting: Open[] = [];
  #last = 0;
  #closed = false;

  /** At most so many threads; each starts when there is work for it. */
  constructor(most: number, file: URL = new URL('./think-worker.ts', import.meta.url), patience = PATIENCE) {
    this.#most = Math.max(1, most);
    this.#file = file;
    this.#patience = patience;
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** The answer to a question. */
  ask(question: Omit<BotQuestion, 'id'>): Promise<BotAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question: { ...question, id: ++this.#last }, resolve, reject, failures: 0 });
      this.#next();
    });
  }

  /** Ends all threads; open questions stay unanswered. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting = [];
    const threads = [...this.#threads];
    for (const { watch } of threads) if (watch) clearTimeout(watch);
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #next(): void {
    while (!this.#closed && this.#waiting.length > 0) {
      const idle = [...this.#threads].find(({ at }) => at === null);
      const thread = idle ?? (this.#threads.size < this.#most ? this.#start() : undefined);
      const open = thread && this.#waiting.shift();
      if (!open) return;
      thread.at = open;
      thread.watch = setTimeout(() => this.#failed(thread), this.#patience);
      thread.worker.postMessage(open.question);
    }
  }

  #start(): Thread {
    const thread: Thread = { worker: startThread(this.#file), at: null, watch: null };
    thread.worker.on('message', (answer: BotAnswer) => this.#heard(thread, answer));
    thread.worker.on('error', () => this.#failed(thread));
    thread.worker.on('exit', () => this.#failed(thread));
    // A server that wants to stop does not wait for bots.
    thread.worker.unref();
    this.#threads.add(thread);
    return thread;
  }

  #heard(thread: Thread, answer: BotAnswer): void {
    const open = this.#release(thread);
    open?.resolve(answer);
    this.#next();
  }

  #failed(thread: Thread): void {
    if (!this.#threads.delete(thread) || this.#closed) return;
    void thread.worker.terminate();
    const open = this.#release(thread);
    if (open && ++open.failures < TRIES) this.#waiting.unshift(open);
    else if (open) this.#answerHere(open);
    this.#next();
  }

  #release(thread: Thread): Open | null {
    if (thread.watch) clearTimeout(thread.watch);
    const open = thread.at;
    thread.at = null;
    thread.watch = null;
    return open;
  }

  #answerHere({ question, resolve, reject }: Open): void {
    const game = entryOf(question.game)?.load();
    if (!game) reject(new Error(`no-game: ${question.game}`));
    else game.then((rules) => resolve(plainAnswer(rules, question))).catch(reject);
  }
}
