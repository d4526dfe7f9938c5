// A million random hands solved, printed and read again from the text by an independent reader.
// `node scripts/run.mjs bench/solver/fuzz.ts [hands] [seed]`; one in two blocks is solved with the table loaded.

import { readFileSync } from 'node:fs';
import { createSolver } from '@cardinal/solver';
import { fuzz } from '../../packages/solver/src/target/testing/fuzz.ts';

/** Runs the fuzz in blocks with a line of progress each; what was wrong. */
export function fuzzRun(hands: number, seed: number, say: (line: string) => void): readonly string[] {
  const searching = createSolver();
  const looking = createSolver();
  looking.loadTable(readFileSync(new URL('../../packages/solver/data/reach.bin', import.meta.url)));
  const block = 50_000;
  const wrong: string[] = [];
  let exact = 0;
  let unproved = 0;
  for (let done = 0; done < hands; done += block) {
    const solver = (done / block) % 2 === 0 ? searching : looking;
    const report = fuzz(solver, Math.min(block, hands - done), seed + done);
    wrong.push(...report.wrong);
    exact += report.exact;
    unproved += report.unproved;
    say(`${done + report.solved} hands: ${exact} exact, ${unproved} not proved, ${wrong.length} wrong`);
  }
  return wrong;
}

if (process.argv[1]?.endsWith('fuzz.ts')) {
  const wrong = fuzzRun(Number(process.argv[2] ?? 1_000_000), Number(process.argv[3] ?? 1), console.log);
  for (const line of wrong.slice(0, 20)) console.log(line);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
