// A sheet from a Break In match: hands in which a better formula was hidden than the one that was laid, or one where none was.
import type { WorkDoc, WorkItem } from '@cardinal/print-kit';
import { bestFormula, type FormulaCard } from '@cardinal/solver';
import type { Lang } from '@cardinal/words';
import { factsWords } from '../../facts-words.ts';
import type { PlayedMoment } from '../../game-paper.ts';
import { stockIn } from '../deck.ts';
import { queryOf } from '../sight.ts';
import type { BreakInEvent, BreakInState } from '../types.ts';
import { words } from './words.ts';
import { forPeople, signOf } from './worksheet.ts';

/** Longest hand that goes on a sheet, how many hands are looked at, and most items. */
const LONGEST = 8;
const LOOKS = 40;
const MOST = 12;

/** The hands that lost most, the formula worth most in the key. Empty when no better formula was there. */
export function matchSheet(lang: Lang, moments: readonly PlayedMoment[]): WorkDoc {
  const { match, work } = words[lang];
  const found = new Map<string, { readonly item: WorkItem; readonly lost: number }>();
  let looks = 0;
  moments.forEach(({ heard }, i) => {
    const before = moments[i - 1]?.state as unknown as BreakInState | undefined;
    for (const event of heard as readonly BreakInEvent[]) {
      if (!before) continue;
      const played = playedIn(event, before);
      if (!played || played.cards.length > LONGEST || found.has(played.cards.join()) || ++looks > LOOKS) continue;
      const best = bestFormula(played.cards, queryOf(before.options));
      if (!best || best.points <= played.points) continue;
      const key = work.best(forPeople(best.formula), best.points);
      const item: WorkItem = { kind: 'cards', cards: played.cards.map(signOf), key };
      found.set(played.cards.join(), { item, lost: best.points - played.points });
    }
  });
  const items = [...found.values()].sort((a, b) => b.lost - a.lost).map(({ item }) => item);
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

/** What somebody held who laid a formula, or ended a turn without one, and what it brought. */
function playedIn(event: BreakInEvent, before: BreakInState) {
  const faces = stockIn(before.options).faces;
  const handOf = (seat: number): FormulaCard[] =>
    (before.hands[seat] ?? []).flatMap((id): FormulaCard[] => faces.slice(id, id + 1)).sort();
  if (event.kind === 'formula-laid') return { cards: handOf(event.formula.seat), points: event.formula.points };
  const ends = event.kind === 'card-discarded' || event.kind === 'turn-done';
  return ends && before.laid === 0 ? { cards: handOf(event.seat), points: 0 } : null;
}
