// `cardinal match GAME --seat exec:"python3 bot.py" --seat expert`: programs of yours, in any language, against each
// other and against our bots.
import type { AnyMove, AnyView } from '@cardinal/kernel';
import type { Command } from 'commander';
import { loadGame, open, readOptions, refusalText, whole, type LoadedGame } from '../find-game.ts';
import { out, outJson, say, table } from '../io.ts';
import { progress } from '../progress.ts';
import { meanOf, wilson } from '../simulate/metrics.ts';
import { DONE, WrongUse } from '../stop.ts';
import { readLevel, seatBot } from '../table/bots.ts';
import { readMove } from '../table/read-move.ts';
import { playOut } from '../table/play-out.ts';
import { seatProgram, type ProgramSeat } from '../table/program-seat.ts';

interface Given {
  readonly seat: readonly string[];
  readonly matches: number;
  readonly seed: string;
  readonly options?: string;
  readonly patience: number;
  readonly work: number;
  readonly json?: true;
}

/** Adds the command. */
export function addMatch(program: Command, done: (code: number) => void): void {
  program
    .command('match')
    .description('your own bot, in any language, against ours')
    .argument('<game>')
    .requiredOption(
      '--seat <who>',
      'a bot level, or exec:"COMMAND"; once a seat',
      (who: string, before: readonly string[] | undefined) => [...(before ?? []), who],
    )
    .option('--matches <n>', 'how many matches', whole('--matches', 1, 100_000), 1)
    .option('--seed <text>', 'what all draws follow from', '1')
    .option('--options <json>', 'house rules as JSON, or @FILE')
    .option('--patience <ms>', 'how long a program may think', whole('--patience', 1, 600_000), 5000)
    .option('--work <n>', "our bots' budget a move", whole('--work', 1, 1_000_000), 200)
    .option('--json', 'the report as JSON')
    .addHelpText(
      'after',
      '\nExample:\n  cardinal match numsense --seat exec:"python3 bot.py" --seat expert --matches 20',
    )
    .action(async (id: string, given: Given) => {
      const loaded = await loadGame(id);
      const empty = given.seat.findIndex((who) => /^exec:\s*$/.test(who));
      if (empty >= 0) throw new WrongUse(`--seat ${empty} names no program: write exec:"python3 bot.py".`);
      const programs = given.seat.map((who) =>
        who.startsWith('exec:') ? seatProgram(who.slice(5), given.patience) : null,
      );
      try {
        await playAll(loaded, given, programs);
      } finally {
        for (const seated of programs) seated?.stop();
      }
      done(DONE);
    });
}

async function playAll(loaded: LoadedGame, given: Given, programs: readonly (ProgramSeat | null)[]): Promise<void> {
  if (given.seat.length === 0) throw new WrongUse('--seat is needed once for every seat.');
  const options = readOptions(given.options, loaded.game);
  const levels = given.seat.map((who, seat) => (programs[seat] ? null : readLevel(who)));
  const wins = given.seat.map(() => 0);
  const scores: number[][] = given.seat.map(() => []);
  /** Told once for each reason, so that an author sees what is wrong and a long run stays readable. */
  const refuse = (seat: number, move: unknown, why: string, text: string): void => {
    if (programs[seat]?.refuse(why)) say(`seat ${seat}: ${JSON.stringify(move)} was refused (${why}): ${text}`);
  };
  const moveOf = async (seat: number, seated: ProgramSeat, view: AnyView): Promise<AnyMove | null> => {
    const answer = await seated.choose(view);
    if (answer === null) return null;
    const read = readMove(loaded, answer, view);
    if (read.ok) return read.move;
    refuse(seat, answer, 'damaged', read.text);
    return null;
  };
  const bar = progress('matches', given.matches);
  for (let number = 0; number < given.matches; number++) {
    const seed = `${given.seed}/${number}`;
    const match = open(loaded, { seats: given.seat.length, seed, options });
    const bots = levels.map((level, seat) => level && seatBot(loaded.game, level, `${seed}/bot${seat}`, given.work));
    const drive = playOut(match, {
      refused: (seat, move, refusal) => refuse(seat, move, refusal.why, refusalText(loaded.words, refusal)),
    });
    for (let asked = drive.next(); !asked.done;) {
      const { seat } = asked.value;
      const seated = programs[seat];
      asked = drive.next(
        seated
          ? { move: await moveOf(seat, seated, asked.value.view), pace: 1 }
          : (bots[seat]?.answer(asked.value) ?? { move: null, pace: 1 }),
      );
    }
    const { result } = match;
    for (const [seat, list] of scores.entries()) {
      list.push(result?.scores[seat] ?? 0);
      if (result?.winners.includes(seat)) wins[seat] = (wins[seat] ?? 0) + 1 / result.winners.length;
    }
    bar.add(1);
  }
  bar.stop();
  const report = given.seat.map((who, seat) => ({
    seat,
    who,
    wins: wilson(wins[seat] ?? 0, given.matches),
    score: meanOf(scores[seat] ?? []),
    faults: programs[seat]?.faults ?? null,
    refusals: programs[seat]?.refusals ?? null,
  }));
  if (given.json) return outJson({ game: loaded.game.id, matches: given.matches, seed: given.seed, seats: report });
  const rows = report.map(({ seat, who, wins: won, score, faults }) => [
    String(seat),
    who,
    `${(100 * won.mean).toFixed(1)} %`,
    score.mean.toFixed(2),
    faults
      ? Object.entries(faults)
          .filter(([, count]) => count > 0)
          .map(([fault, count]) => `${fault} ${count}`)
          .join(', ') || 'none'
      : '',
  ]);
  for (const line of table([['seat', 'who', 'wins', 'points', 'faults'], ...rows])) out(line);
}
