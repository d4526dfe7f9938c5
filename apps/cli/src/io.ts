// Where a command writes. Results go to stdout; all that is said about them goes to stderr, so that `--json` stays clean.

// A reader that has seen enough (`| head`) is no fault. Node tells of it only after the write has returned.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

/** Writes one line of the result. */
export function out(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says something about the work: progress, diagnostics. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Writes a value as one line of JSON; exact fractions and big numbers must be texts by now. */
export function outJson(value: unknown): void {
  out(JSON.stringify(value));
}

/** Columns of text, each as wide as its widest cell; numbers stand right. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        /^[-+−]?[\d.]/u.test(cell) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
