// The thread where bots of online tables think. It receives views only and loads a game's rules when asked.
import fs from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { loadTable } from '@cardinal/solver';
import { answer, type BotQuestion } from '@cardinal/bots';
import { entryOf } from './games.ts';

const port = parentPort;
if (!port) throw new Error('bots-broken: the thread has nobody to talk to');

// Bots that ask the solver are quicker with its table of small hands; without it they play the same.
try {
  loadTable(fs.readFileSync(new URL('../../../../packages/solver/data/reach.bin', import.meta.url)));
} catch {
  // Not there or not readable: slower, not wrong.
}

async function think(question: BotQuestion): Promise<void> {
  const game = await entryOf(question.game)?.load();
  if (!game) throw new Error(`no-game: ${question.game}`);
  port?.postMessage(answer(game, question));
}

port.on('message', (question: BotQuestion) => {
  think(question).catch((error: unknown) => {
    // Thrown outside the promise it ends this thread, and the pool starts another one.
    setImmediate(() => {
      throw error;
    });
  });
});
