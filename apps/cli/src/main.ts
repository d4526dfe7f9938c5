// The command line of Cardinal: one file a command, one place where exit codes and refusals are decided.
import { Command, CommanderError } from 'commander';
import { addBackup } from './commands/backup.ts';
import { addCheck } from './commands/check.ts';
import { addDeck } from './commands/deck.ts';
import { addDrive } from './commands/drive.ts';
import { addMatch } from './commands/match.ts';
import { addNewGame } from './commands/new-game.ts';
import { addPlay } from './commands/play.ts';
import { addPrint } from './commands/print.ts';
import { addReplay } from './commands/replay.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addSolve } from './commands/solve.ts';
import { addVerify } from './commands/verify.ts';
import { say } from './io.ts';
import manifest from '../package.json' with { type: 'json' };
import { DONE, WRONG_USE, WrongUse } from './stop.ts';

const COMMANDS = [
  addServe,
  addBackup,
  addPlay,
  addDeck,
  addPrint,
  addSolve,
  addCheck,
  addSimulate,
  addMatch,
  addDrive,
  addReplay,
  addVerify,
  addNewGame,
];

/** A sentence that begins with a minus looks like an option; the true minus sign does not. */
const sentence = (arg: string): string => (/^-[\d(]/.test(arg) ? `−${arg.slice(1)}` : arg);

/** Options that may be given once for every seat. */
const REPEATED = ['seat'];

/** An option that is given twice would count once, and nobody could say which. Throws WrongUse. */
function once(command: Command): void {
  for (const option of command.options) {
    const name = option.name();
    if (REPEATED.includes(name)) continue;
    let given = false;
    command.on(`option:${name}`, () => {
      if (given) throw new WrongUse(`--${name} was given twice.`);
      given = true;
    });
  }
  for (const part of command.commands) once(part);
}

/** Runs one command; resolves with its exit code: 0 done, 1 the answer is no, 2 wrong use. */
export async function main(argv: readonly string[]): Promise<number> {
  let code = DONE;
  const program = new Command('cardinal')
    .description('Play, study and print five arithmetic card games.')
    .version(manifest.version)
    .showHelpAfterError('(add --help for the whole story)')
    .exitOverride()
    .configureOutput({ writeErr: (text) => process.stderr.write(text) });
  for (const add of COMMANDS) add(program, (value) => (code = value));
  for (const command of program.commands) once(command.exitOverride());
  try {
    await program.parseAsync(argv[0] === 'check' ? argv.map(sentence) : argv, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : WRONG_USE;
    if (error instanceof WrongUse) {
      say(error.message);
      return WRONG_USE;
    }
    throw error;
  }
}
