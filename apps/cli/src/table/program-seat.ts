// A seat played by another program: one JSON view per line to its stdin, one JSON move per line from its stdout. What
// goes wrong has a name and is counted; the table goes on with the seat's absent move.
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { AnyView } from '@cardinal/kernel';

/** Names of what a program can do wrong. */
export const FAULTS = ['time-out', 'crash', 'bad-json', 'illegal-move'] as const;
/** One of {@link FAULTS}. */
export type Fault = (typeof FAULTS)[number];

/** A program at the table. */
export interface ProgramSeat {
  readonly name: string;
  readonly faults: Readonly<Record<Fault, number>>;
  /** How often its moves were refused for each reason. */
  readonly refusals: Readonly<Record<string, number>>;
  /** What it answered, of whatever shape, or null after a fault. */
  choose(view: AnyView): Promise<unknown>;
  /** Counts a move that was refused; whether it is the first for that reason. */
  refuse(why: string): boolean;
  stop(): void;
}

/** Starts a program by its command line, run by the shell. `patience` is in milliseconds a move. */
export function seatProgram(command: string, patience: number): ProgramSeat {
  const faults: Record<Fault, number> = { 'time-out': 0, crash: 0, 'bad-json': 0, 'illegal-move': 0 };
  const refusals: Record<string, number> = {};
  const child: ChildProcess = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  let gone = false;
  /** Told once: who was too late has not crashed as well. */
  let late = false;
  let waiting: ((line: string | null) => void) | null = null;
  const answer = (line: string | null): void => {
    waiting?.(line);
    waiting = null;
  };
  child.on('error', () => leave());
  child.on('exit', () => leave());
  child.stdin?.on('error', () => leave());
  if (child.stdout) createInterface({ input: child.stdout, crlfDelay: Infinity }).on('line', answer);

  function leave(): void {
    gone = true;
    answer(null);
  }

  function nextLine(): Promise<string | null | 'late'> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting = null;
        resolve('late');
      }, patience);
      waiting = (line) => {
        clearTimeout(timer);
        resolve(line);
      };
    });
  }

  return {
    name: command,
    faults,
    refusals,
    refuse(why) {
      faults['illegal-move'] += 1;
      refusals[why] = (refusals[why] ?? 0) + 1;
      return refusals[why] === 1;
    },
    async choose(view) {
      if (late) return null;
      if (gone) {
        faults.crash += 1;
        return null;
      }
      const reply = nextLine();
      child.stdin?.write(`${JSON.stringify(view)}\n`);
      const line = await reply;
      if (line === 'late' || line === null) {
        faults[line === 'late' ? 'time-out' : 'crash'] += 1;
        // An answer that comes later would be taken for the next one: a late program is out for good.
        if (line === 'late') {
          late = true;
          this.stop();
        }
        return null;
      }
      try {
        return JSON.parse(line) as unknown;
      } catch {
        faults['bad-json'] += 1;
        return null;
      }
    },
    stop() {
      gone = true;
      // The shell and what it started are one process group of our own making.
      if (child.pid !== undefined && child.exitCode === null) {
        try {
          process.kill(-child.pid);
        } catch {
          child.kill();
        }
      }
    },
  };
}
