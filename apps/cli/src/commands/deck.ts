// `cardinal deck GAME`: the usual deck of a game as a file, to change and to use with `print`, `play` and `simulate`.
import type { Command } from 'commander';
import { usualDeckText } from '../deck.ts';
import { loadGame } from '../find-game.ts';
import { out } from '../io.ts';
import { DONE } from '../stop.ts';

/** Adds the command. */
export function addDeck(program: Command, done: (code: number) => void): void {
  program
    .command('deck')
    .description('the usual deck of a game as a file, to make your own from')
    .argument('<game>')
    .addHelpText('after', '\nExample:\n  cardinal deck numsense > my-deck.json')
    .action(async (id: string) => {
      const { game } = await loadGame(id);
      out(usualDeckText(game).trimEnd());
      done(DONE);
    });
}
