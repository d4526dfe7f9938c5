// A sheet from a Break In match: hands that were left at the end of a deal though a formula was in them.
import type { WorkDoc, WorkItem } from '@cardinal/print-kit';
import { bestFormula, type FormulaCard } from '@cardinal/solver';
import type { Lang } from '@cardinal/words';
import { factsWords } from '../../facts-words.ts';
import type { PlayedMoment } from '../../game-paper.ts';
import type { BreakInEvent } from '../types.ts';
import { words } from './words.ts';
import { forPeople, signOf } from './worksheet.ts';

/** Longest hand that goes on a sheet, and most items. */
const LONGEST = 9;
const MOST = 12;

/** The hands that held most, the formula worth most in the key. Empty when no formula was left. */
export function matchSheet(lang: Lang, moments: readonly PlayedMoment[]): WorkDoc {
  const { match, work } = words[lang];
  const found: { readonly item: WorkItem; readonly points: number }[] = [];
  for (const event of moments.flatMap(({ heard }) => heard as readonly BreakInEvent[])) {
    if (event.kind !== 'deal-scored') continue;
    for (const hand of event.score.left) {
      const cards = hand.map(({ face }): FormulaCard => face);
      const best = cards.length <= LONGEST ? bestFormula(cards) : null;
      if (!best?.proved) continue;
      const key = work.best(forPeople(best.formula), best.points);
      found.push({ item: { kind: 'cards', cards: cards.map(signOf), key }, points: best.points });
    }
  }
  const items = found.sort((a, b) => b.points - a.points).map(({ item }) => item);
  return {
    id: 'break-in-match',
    lang,
    title: match.title,
    task: match.task,
    items: items.slice(0, MOST),
    columns: 1,
    words: work.words,
    note: factsWords[lang].played,
  };
}
