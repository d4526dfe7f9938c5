// What `cardinal solve break-in` and `cardinal check break-in` take and answer.
import { missingFrom, readFormula, settled } from '@cardinal/games/break-in';
import { searchFormula } from '@cardinal/solver';
import type { Command } from 'commander';
import { loadGame, refusalText } from '../find-game.ts';
import { out, outJson } from '../io.ts';
import { ANSWER_NO, DONE, WrongUse } from '../stop.ts';
import { readCards, readRules, type RuleSwitches } from './hand.ts';

function withRules(command: Command): Command {
  return command
    .option('--bare-equals', 'a formula needs no sign: 5=5 counts')
    .option('--left-to-right', 'no sign goes first')
    .option('--brackets', 'brackets are free')
    .option('--unary-minus', 'a minus may stand before a number')
    .option('--whole-division', 'divisions must come out whole')
    .option('--json', 'answer as JSON');
}

/** Adds `break-in` under `solve`. */
export function addSolveBreakIn(solve: Command, done: (code: number) => void): void {
  withRules(
    solve
      .command('break-in')
      .description('the true formula worth most')
      .requiredOption('--hand <cards>', 'digits and + - x / * (the wild sign), such as "1 1 2 3 + x"')
      .option('--must-use <cards>', 'cards that must be in the formula')
      .option('--use-all', 'every card must be in the formula'),
  )
    .addHelpText('after', '\nExample:\n  cardinal solve break-in --hand "1 1 1 2 2 3 5 + + x"')
    .action((given: RuleSwitches & { hand: string; mustUse?: string; useAll?: true; json?: true }) => {
      const hand = readCards('--hand', given.hand);
      const mustUse = given.mustUse === undefined ? [] : readCards('--must-use', given.mustUse);
      const stray = missingFrom(mustUse, hand);
      if (stray.length > 0) throw new WrongUse(`--must-use names cards that are not in the hand: ${stray.join(' ')}.`);
      const { best, proved } = searchFormula(hand, {
        ...readRules(given),
        ...(mustUse.length > 0 && { mustUse }),
        ...(given.useAll && { mustUseAll: true }),
      });
      if (given.json) {
        // A search that was cut short says so; a proof is what one expects.
        const doubt = proved ? {} : { proved };
        outJson(
          best
            ? { points: best.points, formula: best.formula, cards: best.cards, usesAll: best.usesAll, ...doubt }
            : { formula: null, ...doubt },
        );
      } else if (best) out(`${best.formula}   ${best.points} points${best.usesAll ? ', all cards used' : ''}`);
      else out(proved ? 'No true formula can be laid with these cards.' : 'No formula was found in the time allowed.');
      done(best ? DONE : ANSWER_NO);
    });
}

/** Adds `break-in` under `check`. */
export function addCheckBreakIn(check: Command, done: (code: number) => void): void {
  withRules(
    check
      .command('break-in')
      .description('check a formula against a hand')
      .argument('<formula>', 'such as "12+1+2=3x5"; a wild sign is * and may say what it stands for: "1*+2=3"')
      .option('--hand <cards>', 'the hand it is laid from'),
  )
    .addHelpText(
      'after',
      '\nExamples:\n  cardinal check break-in "12+1+2=3x5" --hand "1 1 1 2 2 3 5 + + x"' +
        '\nA formula that begins with two minus signs stands last, behind --:' +
        '\n  cardinal check break-in --hand "9 9 - -" --unary-minus --bare-equals -- "--9=9"',
    )
    .action(async (formula: string, given: RuleSwitches & { hand?: string; json?: true }) => {
      const rules = readRules(given);
      const { words } = await loadGame('break-in');
      const read = readFormula(settled(formula, rules) ?? formula, rules);
      const missing =
        read.ok && given.hand !== undefined ? missingFrom(read.cards, readCards('--hand', given.hand)) : [];
      const refusal = !read.ok
        ? read
        : !read.truth.ok
          ? read.truth
          : missing.length > 0
            ? ({ ok: false, why: 'wrong-cards', facts: { missing: missing.join(' ') } } as const)
            : null;
      if (refusal === null && read.ok) {
        if (given.json) outJson({ legal: true, points: read.points });
        else out(`${read.text} is true: ${read.points} points`);
        return done(DONE);
      }
      if (refusal === null) return;
      const text = refusalText(words, refusal);
      const at = 'at' in refusal ? refusal.at : undefined;
      if (given.json) outJson({ legal: false, why: refusal.why, text, ...(at !== undefined && { at }) });
      else out(text);
      done(ANSWER_NO);
    });
}
