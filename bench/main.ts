// Every bench with goals, one after the other: `npm run bench [name …]`. Ends with 1 if a bar is missed.

import { availableParallelism, cpus, loadavg } from 'node:os';
import { tableOf, type Goal, type Say } from './goal.ts';

/** The benches by name; each tells its progress and gives its goals. */
const BENCHES: Readonly<Record<string, () => Promise<(say: Say) => Promise<readonly Goal[]>>>> = {
  solver: async () => (await import('./solver/main.ts')).solverGoals,
};

const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const names = asked.length > 0 ? asked : Object.keys(BENCHES);
const load = loadavg().map((one) => one.toFixed(1));
console.log(`Node ${process.version}, ${cpus()[0]?.model}, ${availableParallelism()} cores, load ${load.join(' ')}`);
for (const name of names) {
  const open = BENCHES[name];
  if (open === undefined) throw new Error(`no bench "${name}": there is ${Object.keys(BENCHES).join(', ')}`);
  const begun = performance.now();
  const goals = await (await open())((line) => console.log(`  ${name}: ${line}`));
  console.log(`\n${name} (${((performance.now() - begun) / 1000).toFixed(0)} s)\n\n${tableOf(goals)}\n`);
  if (goals.some(({ pass }) => !pass)) process.exitCode = 1;
}
