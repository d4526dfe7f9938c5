// The practice sheet of a match that was played, made and offered as a file on this device.
import type { MatchRecord } from '@cardinal/kernel';
import type { Lang } from '@cardinal/words';
import { matchDoc } from './match-doc.ts';
import { savePdf } from './save.ts';
import { paperHere } from './wish.ts';

/** Makes the sheet of a match's turning points and offers it; the file's name, or null where there were none. */
export async function saveMatchSheet(record: MatchRecord, lang: Lang): Promise<string | null> {
  const [kit, { pageFonts }, doc] = await Promise.all([
    import('@cardinal/print-kit'),
    import('@cardinal/print-kit/page'),
    matchDoc(record, lang),
  ]);
  if (doc.items.length === 0) return null;
  const fonts = await pageFonts(lang);
  return savePdf(kit.workFile(doc, paperHere(navigator.languages), false, 'foot', fonts), fonts);
}
