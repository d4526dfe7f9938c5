// The answer of a bot whose room has failed: what the rules do for somebody who is gone. It needs chance for bots, which no
// table has at first.
import { plainAnswer, type BotAnswer, type BotQuestion } from '@cardinal/bots';
import { loadWhole } from '../entry-of.ts';

/** A plain answer to a question. Rejects when the rules could not be fetched. */
export async function plain(question: BotQuestion): Promise<BotAnswer> {
  const game = await loadWhole(question.game);
  if (!game) throw new Error(`no-game: ${question.game}`);
  return plainAnswer(game, question);
}
