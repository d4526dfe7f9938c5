// `cardinal verify RECORD`: proves that deal, moves, hashes and result follow from the seed and the rules.
import { verify } from '@cardinal/kernel';
import type { Command } from 'commander';
import { loadAllGames } from '../find-game.ts';
import { openRecord } from '../record-file.ts';
import { readText } from '../files.ts';
import { out, outJson } from '../io.ts';
import { ANSWER_NO, DONE } from '../stop.ts';

/** Adds the command. */
export function addVerify(program: Command, done: (code: number) => void): void {
  program
    .command('verify')
    .description('prove that a record follows from its seed and the rules')
    .argument('<record>', 'a cardinal-record file, or - for standard input')
    .option('--json', 'answer as JSON')
    .addHelpText('after', '\nExample:\n  cardinal verify my-match.json')
    .action(async (file: string, { json }: { json?: true }) => {
      const { record, game, leftOut } = openRecord(readText(file), await loadAllGames());
      const proof = verify(game, record);
      // What the file leaves out was taken by default: that may be why the rest does not follow.
      const left = leftOut.map((name) => `"${name}"`).join(', ');
      const answer =
        proof.ok || left === ''
          ? proof
          : { ...proof, text: `${proof.text} The file leaves out ${left} among its options.`, leftOut };
      if (json) outJson(answer);
      else
        out(
          answer.ok
            ? `Proved: ${answer.entries} entries of ${game.id} follow from the seed.`
            : `Not proved: ${answer.text}`,
        );
      done(answer.ok ? DONE : ANSWER_NO);
    });
}
