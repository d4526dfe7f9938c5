// `cardinal backup` and `cardinal restore`: for those who keep a server running.
import type { Command } from 'commander';
import { out } from '../io.ts';
import { DONE } from '../stop.ts';

/** Adds both commands. */
export function addBackup(program: Command, done: (code: number) => void): void {
  program
    .command('backup <file>')
    .description('save all online tables to one file, also while the server runs')
    .addHelpText('after', '\nExample:\n  cardinal backup tables-monday.sqlite')
    .action(async (file: string) => {
      const { backup } = await import('@cardinal/server');
      out(await backup(file));
      done(DONE);
    });
  program
    .command('restore <file>')
    .description('bring online tables back from a file, while no server runs')
    .addHelpText('after', '\nExample:\n  cardinal restore tables-monday.sqlite')
    .action(async (file: string) => {
      const { restore } = await import('@cardinal/server');
      out(await restore(file));
      done(DONE);
    });
}
