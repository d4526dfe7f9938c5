// The practice sheet of a match that was played.
import { replay, type MatchRecord } from '@cardinal/kernel';
import type { WorkDoc } from '@cardinal/print-kit';
import type { Lang } from '@cardinal/words';
import { loadWhole } from '../entry-of.ts';

/** Plays the match again; the sheet of its turning points, without items where there were none. */
export async function matchDoc(record: MatchRecord, lang: Lang): Promise<WorkDoc> {
  const [{ paperOf, playedMoments }, game] = await Promise.all([
    import('@cardinal/games/sheets'),
    loadWhole(record.game),
  ]);
  if (!game) throw new Error(`no-such-game: ${record.game}`);
  const paper = await paperOf(record.game);
  return paper.matchSheet(lang, playedMoments(replay(game, record)));
}
