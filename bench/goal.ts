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
 * Microseconds that `work` costs on average over the things given: each is timed alone, the best of `tries`, so
 * that neither the neighbours on a busy machine nor the collector of garbage are counted.
 */
export function bestEach<Thing>(things: readonly Thing[], tries: number, work: (thing: Thing) => void): number {
  let sum = 0;
  for (const thing of things) {
    let least = Infinity;
    for (let i = 0; i < tries; i++) {
      const begun = process.hrtime.bigint();
      work(thing);
      least = Math.min(least, Number(process.hrtime.bigint() - begun));
    }
    sum += least;
  }
  return sum / 1000 / things.length;
}
