// The practice sheet of a match that was played, made and offered as a file on this device.
import type { GameId } from '@cardinal/games';
import { replay, type MatchRecord } from '@cardinal/kernel';
import type { Lang } from '@cardinal/words';
import { loadWhole } from '../entry-of.ts';
import { savePdf } from './save.ts';
import { paperHere } from './wish.ts';

/** Plays the match again, makes the sheet of its turning points and offers it; the file's name, or null where there were none. */
export async function saveMatchSheet(record: MatchRecord, lang: Lang): Promise<string | null> {
  const [kit, { pageFonts }, { playedMoments, sheets }, game] = await Promise.all([
    import('@cardinal/print-kit'),
    import('@cardinal/print-kit/page'),
    import('@cardinal/games/sheets'),
    loadWhole(record.game),
  ]);
  if (!game) throw new Error(`no-such-game: ${record.game}`);
  const [fonts, paper] = await Promise.all([pageFonts(lang), sheets[record.game as GameId]()]);
  const doc = paper.matchSheet(lang, playedMoments(replay(game, record)));
  if (doc.items.length === 0) return null;
  return savePdf(kit.workFile(doc, paperHere(navigator.languages), false, true, fonts), fonts);
}
