// `cardinal serve`: what `npm start` runs.
import type { Command } from 'commander';
import { whole } from '../find-game.ts';
import { DONE } from '../stop.ts';

/** Adds the command. */
export function addServe(program: Command, done: (code: number) => void): void {
  program
    .command('serve')
    .description('serve the app, tables, health and metrics on one port')
    .option('--port <n>', 'the port (usual: 4173, or the next free one)', whole('--port', 0, 65535))
    .option('--host <name>', 'the address to listen on')
    .addHelpText('after', '\nExample:\n  cardinal serve --port 8080')
    .action(async (given: { port?: number; host?: string }) => {
      const { serve } = await import('@cardinal/server');
      await serve(given);
      done(DONE);
    });
}
