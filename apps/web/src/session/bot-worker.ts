// The room where bots think, off the page's main thread. It receives views only, and loads a game's rules when asked.
import { games, type GameId } from '@cardinal/games';
import { answer, type BotQuestion } from '@cardinal/bots';

const room = globalThis as unknown as DedicatedWorkerGlobalScope;

/** What makes bots of a game quicker; looked for once, and not waited for. */
const AIDS: Partial<Record<GameId, () => Promise<void>>> = {
  numsense: async () => (await import('./solver-table.ts')).fetchTable(),
};
const fetched = new Set<string>();

room.addEventListener('message', (event: MessageEvent<BotQuestion>) => {
  void think(event.data);
});

async function think(question: BotQuestion): Promise<void> {
  try {
    const id = question.game as GameId;
    const game = await games[id].load();
    room.postMessage(answer(game, question));
    if (fetched.has(id)) return;
    fetched.add(id);
    await AIDS[id]?.().catch(() => undefined);
  } catch (error) {
    // Thrown outside the promise, it reaches the page as an error of this worker, which then gets a new one.
    setTimeout(() => {
      throw error;
    });
  }
}
