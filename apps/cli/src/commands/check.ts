// `cardinal check GAME "SENTENCE"`: is it legal, true, what is it worth, and if not, why.
import type { Command } from 'commander';
import { readSentence } from '@cardinal/games/numsense';
import { addCheckBreakIn } from '../break-in/commands.ts';
import { loadGame, refusalText, whole } from '../find-game.ts';
import { out, outJson } from '../io.ts';
import { readHand, readRules } from '../numsense/hand.ts';
import { ANSWER_NO, DONE } from '../stop.ts';

interface CheckGiven {
  readonly hand: string;
  readonly target: number;
  readonly whole?: true;
  readonly wildZero?: true;
  readonly json?: true;
}

/** Adds the command, with one way of asking per game. */
export function addCheck(program: Command, done: (code: number) => void): void {
  const check = program
    .command('check')
    .description('is it legal, true, what is it worth, and if not, why')
    .addHelpText('after', '\nExample:\n  cardinal check break-in "12+1+2=3x5" --hand "1 1 1 2 2 3 5 + + x"');
  check
    .command('numsense')
    .description('check a sentence against a hand and a target')
    .argument('<sentence>')
    .requiredOption('--hand <cards>', 'the hand that must be used up, such as 7,2,4')
    .requiredOption('--target <n>', 'the target number', whole('--target', 0, 99))
    .option('--whole', 'whole numbers only')
    .option('--wild-zero', 'wilds score nothing')
    .option('--json', 'answer as JSON')
    .addHelpText('after', '\nExample:\n  cardinal check numsense "(7*2)-4" --hand 7,2,4 --target 10')
    .action(async (sentence: string, given: CheckGiven) => {
      const read = readSentence(sentence, readHand(given.hand), given.target, readRules(given));
      const { words } = await loadGame('numsense');
      if (!read.ok) {
        const text = refusalText(words, read);
        if (given.json) outJson({ legal: false, why: read.why, text, ...(read.at !== undefined && { at: read.at }) });
        else out(read.at === undefined ? text : `${text}\n  ${sentence}\n  ${' '.repeat(read.at)}^`);
        return done(ANSWER_NO);
      }
      const { exact, value, distance, points } = read;
      const score = /^-?\d+$/.test(points) ? Number(points) : points;
      if (given.json) outJson({ legal: true, exact, value, distance, score });
      else out(`${sentence} = ${value}   ${exact ? 'exact' : `${distance} away`}, ${points} points`);
      done(exact ? DONE : ANSWER_NO);
    });
  addCheckBreakIn(check, done);
}
