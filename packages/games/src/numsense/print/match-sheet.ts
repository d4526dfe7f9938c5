// A sheet from a match that was played: the hands that could have brought more, to be tried again on paper.
import type { WorkDoc, WorkItem } from '@cardinal/print-kit';
import { bestAnswer, type Face } from '@cardinal/solver';
import { nearText, print, toNumber } from '@cardinal/number';
import type { Lang } from '@cardinal/words';
import { factsWords } from '../../facts-words.ts';
import type { PlayedMoment } from '../../game-paper.ts';
import type { NumsenseEvent } from '../types.ts';
import { words } from './words.ts';
import { forPeople } from './worksheet.ts';

/** Longest hand that goes on a sheet. */
const LONGEST = 7;

/** The turning points of a match from what was heard in it: exact sentences that were missed, the worst miss first. Empty when every hand was played as well as it could be. */
export function matchSheet(lang: Lang, moments: readonly PlayedMoment[]): WorkDoc {
  const said = words[lang];
  const found: { readonly item: WorkItem; readonly lost: number }[] = [];
  for (const event of moments.flatMap(({ heard }) => heard as readonly NumsenseEvent[])) {
    if (event.kind !== 'deal-scored') continue;
    const { target, seats } = event.score;
    for (const { hand, exact, points } of seats) {
      const faces = hand.map(({ face }): Face => face);
      if (exact || faces.length > LONGEST || faces.length === 0) continue;
      const best = bestAnswer(
        faces.map((face) => (face === 'D' ? 0 : face)),
        target,
      );
      if (!best.exact) continue;
      const item: WorkItem = {
        kind: 'cards',
        cards: faces.map((face) => (typeof face === 'number' ? String(face) : said.names[face])),
        target: String(target),
        key: `${forPeople(print(best.expr))} = ${target}`,
      };
      found.push({ item, lost: toNumber(best.score) - nearText(points) });
    }
  }
  const items = found.sort((a, b) => b.lost - a.lost).map(({ item }) => item);
  return {
    id: 'numsense-match',
    lang,
    title: said.match.title,
    task: said.match.task,
    items,
    columns: items.some((item) => item.kind === 'cards' && item.cards.length > 4) ? 1 : 2,
    words: said.work.words,
    note: factsWords[lang].played,
  };
}
