// The room where bots think, off the page's main thread. It receives views only, and loads a game's rules when asked.
import { games, type GameId } from '@cardinal/games';
import { answer, type BotQuestion } from './bot-answer.ts';

const room = globalThis as unknown as DedicatedWorkerGlobalScope;

room.addEventListener('message', (event: MessageEvent<BotQuestion>) => {
  void think(event.data);
});

async function think(question: BotQuestion): Promise<void> {
  try {
    const game = await games[question.game as GameId].load();
    room.postMessage(answer(game, question));
  } catch (error) {
    // Thrown outside the promise, it reaches the page as an error of this worker, which then gets a new one.
    setTimeout(() => {
      throw error;
    });
  }
}
