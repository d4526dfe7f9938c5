// What this page stands on: its shelf, its chance, its clock and its workers. The only module of the session that touches
// the browser.
import { games, type GameEntry, type GameId } from '@cardinal/games';
import { rngFrom, type Game } from '@cardinal/kernel';
import { plainAnswer, type BotAnswer } from './bot-answer.ts';
import { BotDesk, type After, type Connect } from './bot-desk.ts';
import { claimBy } from './ownership.ts';
import { freshSeed } from './setup.ts';
import { browserShelf, memoryShelf, type Shelf } from './shelf.ts';

/** Where this page keeps things; in memory where the browser keeps nothing. */
export const shelf: Shelf = ((): Shelf => {
  const kept = browserShelf(() => localStorage);
  const test = 'cardinal.test';
  if (!kept.write(test, '1')) return memoryShelf();
  kept.remove(test);
  return kept;
})();

/** This tab's claim on the kept match. */
export const claim = claimBy(shelf, newSeed());

/** A seed for a new match. */
export function newSeed(): string {
  return freshSeed(crypto);
}

/** Chance for names and other small things that no match depends on. */
export const whim = rngFrom(newSeed());

/** Steady milliseconds. */
export const steady = (): number => performance.now();

/** Runs something later. */
export const after: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** A game of the registry by its id, as it stands in an address or a file. */
export function entryOf(game: string | null | undefined): GameEntry | undefined {
  return game && Object.hasOwn(games, game) ? games[game as GameId] : undefined;
}

/** The rules of a game by its id. */
export function loadGame(game: string): Promise<Game> | undefined {
  return entryOf(game)?.load();
}

/** A desk with a room of its own for the bots of one match. */
export function newDesk(): BotDesk {
  return new BotDesk(connect, plain, after);
}

const connect: Connect = (heard, failed) => {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<BotAnswer>) => heard(event.data));
  worker.addEventListener('error', failed);
  worker.addEventListener('messageerror', failed);
  return { send: (question) => worker.postMessage(question), close: () => worker.terminate() };
};

async function plain(question: Parameters<typeof plainAnswer>[1]): Promise<BotAnswer> {
  const game = await loadGame(question.game);
  if (!game) throw new Error(`no-game: ${question.game}`);
  return plainAnswer(game, question);
}
