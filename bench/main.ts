// Every bench with goals, one after the other: `npm run bench [name …]`. Ends with 1 if a bar is missed. How strong the
// bots are takes longer to tell and stands behind a word: `npm run bench -- --strength [game …]`.

import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { tableOf, type Goal, type Say } from './goal.ts';

/** The benches by name; each tells its progress and gives its goals. */
const BENCHES: Readonly<Record<string, () => Promise<(say: Say) => Promise<readonly Goal[]>>>> = {
  solver: async () => (await import('./solver/main.ts')).solverGoals,
  kernel: async () => (await import('./kernel/main.ts')).benchKernel,
  print: async () => (await import('./print/main.ts')).printGoals,
  page: async () => (await import('./page/main.ts')).pageGoals,
  paper: async () => (await import('./print/measure.ts')).measureGoals,
};

/** The programs that print strength, by game, with the sizes that take a few minutes each. */
const STRENGTH: Readonly<Record<string, readonly string[]>> = {
  numsense: ['numsense/strength.ts', '40'],
  'break-in': ['break-in/main.ts'],
  'math-rush': ['math-rush/strength.ts', 'teams', '8'],
  mathmasters: ['mathmasters/strength.ts', 'levels', '16'],
  'addition-mania': ['addition-mania/strength.ts', '40'],
};

function tellStrength(asked: readonly string[]): void {
  for (const game of asked.length > 0 ? asked : Object.keys(STRENGTH)) {
    const [file, ...sizes] = STRENGTH[game] ?? [];
    if (file === undefined) throw new Error(`no game "${game}": there is ${Object.keys(STRENGTH).join(', ')}`);
    console.log(`\n${game}\n`);
    const program = [...process.execArgv, fileURLToPath(new URL(file, import.meta.url)), ...sizes];
    if (spawnSync(process.execPath, program, { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
  }
}

async function tellGoals(asked: readonly string[]): Promise<void> {
  for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) {
    const open = BENCHES[name];
    if (open === undefined) throw new Error(`no bench "${name}": there is ${Object.keys(BENCHES).join(', ')}`);
    const begun = performance.now();
    const goals = await (await open())((line) => console.log(`  ${name}: ${line}`));
    console.log(`\n${name} (${((performance.now() - begun) / 1000).toFixed(0)} s)\n\n${tableOf(goals)}\n`);
    if (goals.some(({ pass }) => !pass)) process.exitCode = 1;
  }
}

const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const load = loadavg().map((one) => one.toFixed(1));
console.log(`Node ${process.version}, ${cpus()[0]?.model}, ${availableParallelism()} cores, load ${load.join(' ')}`);
if (process.argv.includes('--strength')) tellStrength(asked);
else await tellGoals(asked);
