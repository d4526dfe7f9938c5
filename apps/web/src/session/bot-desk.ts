// The page's side of the bots' room: questions go out, answers come back, and a room that crashes or falls silent is
// replaced and asked again. When it fails twice at one question, a plain answer is given here, so no table ever stalls.
import type { BotAnswer, BotQuestion } from '@cardinal/bots';

/** A line to a room where bots think. */
export interface BotLine {
  send(question: BotQuestion): void;
  close(): void;
}

/** Opens a line; the two callbacks tell of answers and of the room's end. */
export type Connect = (heard: (answer: BotAnswer) => void, failed: () => void) => BotLine;

/** Runs something later; returns how to call it off. */
export type After = (ms: number, run: () => void) => () => void;

interface Open {
  readonly question: BotQuestion;
  readonly resolve: (answer: BotAnswer) => void;
  readonly reject: (error: unknown) => void;
  failures: number;
  stopWatch: () => void;
}

const PATIENCE = 15_000;
const TRIES = 2;

/** Asks bots, come what may. */
export class BotDesk {
  readonly #connect: Connect;
  readonly #plain: (question: BotQuestion) => Promise<BotAnswer>;
  readonly #after: After;
  readonly #open = new Map<number, Open>();
  #line: BotLine | null = null;
  #last = 0;

  constructor(connect: Connect, plain: (question: BotQuestion) => Promise<BotAnswer>, after: After) {
    this.#connect = connect;
    this.#plain = plain;
    this.#after = after;
  }

  /** The answer to a question, from the room or, when that fails, from here. */
  ask(question: Omit<BotQuestion, 'id'>): Promise<BotAnswer> {
    return new Promise((resolve, reject) => {
      const id = ++this.#last;
      const open = { question: { ...question, id }, resolve, reject, failures: 0, stopWatch: () => undefined };
      this.#open.set(id, open);
      this.#send(open);
    });
  }

  /** Ends the room; open questions stay unanswered. */
  close(): void {
    for (const open of this.#open.values()) open.stopWatch();
    this.#open.clear();
    this.#line?.close();
    this.#line = null;
  }

  #send(open: Open): void {
    open.stopWatch();
    open.stopWatch = this.#after(PATIENCE, () => this.#failed());
    try {
      this.#line ??= this.#newLine();
      this.#line.send(open.question);
    } catch {
      this.#failed();
    }
  }

  #newLine(): BotLine {
    const line = this.#connect(
      (answer) => this.#heard(answer),
      () => {
        if (this.#line === line) this.#failed();
      },
    );
    return line;
  }

  #heard(answer: BotAnswer): void {
    const open = this.#open.get(answer.id);
    if (!open) return;
    open.stopWatch();
    this.#open.delete(answer.id);
    open.resolve(answer);
  }

  #failed(): void {
    this.#line?.close();
    this.#line = null;
    for (const open of [...this.#open.values()]) {
      open.failures++;
      if (open.failures < TRIES) this.#send(open);
      else this.#answerHere(open);
    }
  }

  #answerHere(open: Open): void {
    open.stopWatch();
    this.#open.delete(open.question.id);
    this.#plain(open.question).then(open.resolve, open.reject);
  }
}
