// `cardinal play GAME`: a whole match against bots in the terminal. Moves are chosen by number or written; it reads
// plain lines, so it works with a pipe and with a screen reader.
import { createInterface, type Interface } from 'node:readline';
import type { AnyEvent, AnyMove, AnyView, Match, Told } from '@cardinal/kernel';
import type { Command } from 'commander';
import { loadGame, open, readOptions, refusalText, whole, type LoadedGame } from '../find-game.ts';
import { writeTo } from '../files.ts';
import { out } from '../io.ts';
import { DONE } from '../stop.ts';
import { readLevel, seatBot } from '../table/bots.ts';
import { exampleOf, linesOf } from '../table/read-move.ts';
import { playOut, type Answer } from '../table/play-out.ts';

const SHOWN_MOVES = 30;
const YOU = 0;

interface Given {
  readonly bots: string;
  readonly seed?: string;
  readonly options?: string;
  readonly save?: string;
  readonly work: number;
}

/** Adds the command. */
export function addPlay(program: Command, done: (code: number) => void): void {
  program
    .command('play')
    .description('play a whole match against bots in the terminal')
    .argument('<game>')
    .option('--bots <levels>', 'a level for each of the other seats', 'normal,easy')
    .option('--seed <text>', 'play these very cards')
    .option('--options <json>', 'house rules as JSON, or @FILE')
    .option('--work <n>', "a bot's budget a move", whole('--work', 1, 1_000_000), 200)
    .option('--save <file>', 'save the record at the end')
    .addHelpText('after', '\nExample:\n  cardinal play numsense --bots expert')
    .action(async (id: string, given: Given) => {
      const loaded = await loadGame(id);
      const levels = given.bots.split(',').map((level) => readLevel(level.trim()));
      const names = ['You', ...levels.map((level, index) => `Bot ${index + 1} (${level})`)];
      const seed = given.seed ?? crypto.randomUUID();
      const match = open(loaded, {
        seats: names.length,
        seed,
        options: readOptions(given.options, loaded.game),
        names,
      });
      const bots = levels.map((level, index) => seatBot(loaded.game, level, `${seed}/bot${index + 1}`, given.work));
      const lines = createInterface({
        input: process.stdin,
        output: process.stdout,
        terminal: process.stdin.isTTY,
      });
      out(`${loaded.words.title}. ${loaded.words.tagline} Type ? for help.`);
      try {
        await sitDown(loaded, match, names, lines, (ask) => bots[ask.seat - 1]?.answer(ask) ?? { move: null, pace: 0 });
      } finally {
        lines.close();
      }
      if (given.save !== undefined) {
        writeTo(given.save, JSON.stringify(match.record()));
        out(`Saved as ${given.save}.`);
      }
      done(DONE);
    });
}

async function sitDown(
  loaded: LoadedGame,
  match: Match,
  names: readonly string[],
  lines: Interface,
  bot: (ask: { seat: number; view: AnyView }) => Answer,
): Promise<void> {
  const input = lines[Symbol.asyncIterator]();
  const drive = playOut(match, {
    heard: (told) => tellAll(loaded, told, names),
    refused: (_seat, _move, refusal) => out(refusalText(loaded.words, refusal)),
  });
  for (let asked = drive.next(); !asked.done;) {
    const { seat, view } = asked.value;
    if (seat !== YOU) asked = drive.next(bot({ seat, view }));
    else {
      const move = await askPerson(loaded, view, input);
      if (move === 'end') {
        out('Good bye.');
        return;
      }
      asked = drive.next({ move, pace: 1 });
    }
  }
  const result = match.result;
  out(`The match is over. ${result?.winners.map((seat) => names[seat]).join(' and ') ?? ''} won.`);
  for (const [seat, name] of names.entries()) out(`  ${name}: ${result?.scores[seat] ?? ''}`);
}

async function askPerson(
  loaded: LoadedGame,
  view: AnyView,
  input: AsyncIterator<string>,
): Promise<AnyMove | null | 'end'> {
  const { game, words, forms } = loaded;
  const moves = game.moves(view);
  out('');
  out(words.board?.(view) ?? JSON.stringify(view));
  if (moves) {
    for (const [index, move] of moves.slice(0, SHOWN_MOVES).entries())
      out(`  ${index + 1}  ${game.show?.(move, view) ?? game.write(move)}`);
    if (moves.length > SHOWN_MOVES) out(`  … and ${moves.length - SHOWN_MOVES} more: write the move`);
  }
  for (;;) {
    process.stdout.write('> ');
    const next = (await input.next()) as IteratorResult<string, undefined>;
    if (next.done === true) return 'end';
    const text = next.value.trim();
    if (text === 'quit') return 'end';
    if (text === '?') {
      out('Type the number of a move, or write the move. "wait" lets others go first where you may. "quit" ends.');
      out(`In ${words.title} a move is written:`);
      for (const line of linesOf(forms)) out(`  ${line}`);
      continue;
    }
    if (text === 'wait' && !view.turn.must.includes(YOU)) return null;
    // Plain digits only: 1e1 is no number of a move, nor is one that was not shown.
    const number = /^\d+$/.test(text) ? Number(text) : 0;
    const move = moves?.slice(0, SHOWN_MOVES)[number - 1] ?? game.read(text, view);
    if (move === null) {
      out(`That is no move here. A move is written like this: ${exampleOf(loaded, view)}. ? lists all.`);
      continue;
    }
    const verdict = game.check(view, move);
    if (verdict.ok) return move;
    out(refusalText(words, verdict));
  }
}

function tellAll({ words }: LoadedGame, told: readonly Told[], names: readonly string[]): void {
  for (const { heard } of told) {
    for (const { to, e } of heard) if (to === 'all' || to.includes(YOU)) tell(e);
  }
  function tell(event: AnyEvent): void {
    const line = words.tell(event, { names, you: YOU });
    if (line !== null) out(line);
  }
}
