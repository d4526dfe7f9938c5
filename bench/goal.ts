// What every bench reports: goals with a bar and what was measured, as one table.

/** One line of the table. */
export interface Goal {
  readonly goal: string;
  readonly bar: string;
  readonly measured: string;
  readonly pass: boolean;
}

/** Tells how far a bench has come. */
export type Say = (line: string) => void;

/** The goals as a table in plain text. */
export function tableOf(goals: readonly Goal[]): string {
  const rows = [
    ['goal', 'bar', 'measured', ''],
    ...goals.map(({ goal, bar, measured, pass }) => [goal, bar, measured, pass ? 'pass' : 'MISSED']),
  ];
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]!.length));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => cell.padEnd(width(i)))
      .join('  ')
      .trimEnd();
  const [head, ...body] = rows.map(line);
  return [head, '-'.repeat(Math.max(...rows.map((row) => line(row).length))), ...body].join('\n');
}

/** Microseconds of this process's own work so far: on a busy machine the clock on the wall counts the neighbours too. */
export function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Microseconds one round of `work` costs: the best of `rounds`, after one to warm up. */
export function best(rounds: number, work: () => void): number {
  work();
  let least = Infinity;
  for (let i = 0; i < rounds; i++) {
    const begun = cpuMicroseconds();
    work();
    least = Math.min(least, cpuMicroseconds() - begun);
  }
  return least;
}

/**
 * Microseconds that `work` costs on average over the things given, each timed alone, the best of `tries`: work of
 * microseconds by the clock, as it fits between two turns of a busy machine; `long` work by this process's own
 * time, since the clock would count the neighbours.
 */
export function bestEach<Thing>(
  things: readonly Thing[],
  tries: number,
  work: (thing: Thing) => void,
  long = false,
): number {
  const now = long ? cpuMicroseconds : (): number => Number(process.hrtime.bigint()) / 1000;
  let sum = 0;
  for (const thing of things) {
    let least = Infinity;
    for (let i = 0; i < tries; i++) {
      const begun = now();
      work(thing);
      least = Math.min(least, now() - begun);
    }
    sum += least;
  }
  return sum / things.length;
}
