// `cardinal solve GAME`: the best sentence or formula for a hand.
import type { Command } from 'commander';
import { addSolveBreakIn } from '../break-in/commands.ts';
import { whole } from '../find-game.ts';
import { solveNumsense, type SolveGiven } from '../numsense/solve.ts';

/** Adds the command, with one way of asking per game that has a solver. */
export function addSolve(program: Command, done: (code: number) => void): void {
  const solve = program
    .command('solve')
    .description('the best sentence or formula for a hand')
    .addHelpText('after', '\nExample:\n  cardinal solve numsense --hand 2,3,6 --target 10');
  solve
    .command('numsense')
    .description('the best sentence for a hand and a target')
    .requiredOption('--hand <cards>', 'numbers 0 to 99 and the wilds W, D, M, T, such as 2,3,6')
    .requiredOption('--target <n>', 'the target number', whole('--target', 0, 99))
    .option('--all', 'every distinct sentence that hits, twins merged')
    .option('--limit <n>', 'how many at most with --all', whole('--limit', 1, 100_000), 1000)
    .option('--whole', 'whole numbers only')
    .option('--wild-zero', 'wilds score nothing')
    .option('--json', 'answer as JSON')
    .addHelpText('after', '\nExample:\n  cardinal solve numsense --hand 2,3,6 --target 10')
    .action((given: SolveGiven) => done(solveNumsense(given)));
  addSolveBreakIn(solve, done);
}
