// Sheets of facts for a school year: what a game's cards ask for, without the game. Seeded, with a key.
import { rngFrom } from '@cardinal/kernel';
import { drawFacts, factText, type Carrying, type GradeId, type WorkDoc } from '@cardinal/print-kit';
import type { Lang } from '@cardinal/words';
import { wordsFor } from './game-paper.ts';
import type { GameId } from './registry.ts';

/** The standard that a game practises most. */
export const GRADE_OF: Readonly<Record<GameId, GradeId>> = {
  numsense: '5.OA.1',
  'break-in': '3.OA.7',
  'math-rush': '2.OA.2',
  mathmasters: '3.OA.7',
  'addition-mania': '2.NBT.5',
};

/** How a sheet of facts is wanted. */
export interface FactsSheetWish {
  readonly lang: Lang;
  readonly seed: string;
  readonly grade: GradeId;
  readonly count: number;
  readonly carrying: Carrying;
}

const en = {
  title: 'Fill the boxes',
  task: 'Write the number that belongs in each box. Both sides of = are worth the same.',
  words: { name: 'Name', date: 'Date', key: 'answers' },
  note: (grade: string, seed: string) => `${grade}, sheet ${seed}. The same number makes the same sheet.`,
};
const words: { readonly en: typeof en; readonly de: typeof en } = {
  en,
  de: {
    title: 'Füll die Kästchen',
    task: 'Schreib in jedes Kästchen die Zahl, die fehlt. Beide Seiten von = sind gleich viel wert.',
    words: { name: 'Name', date: 'Datum', key: 'Lösungen' },
    note: (grade, seed) => `${grade}, Blatt ${seed}. Dieselbe Nummer gibt dasselbe Blatt.`,
  },
};

/** The sheet. It has fewer items where the standard has no more. */
export function factsSheet({ lang, seed, grade, count, carrying }: FactsSheetWish): WorkDoc {
  const said = wordsFor(words, lang);
  const rng = rngFrom(`worksheet/facts/${grade}/${carrying}/${seed}`);
  const facts = drawFacts({ grade, count, carrying, turnAroundsAreTwins: true, below: (limit) => rng.below(limit) });
  return {
    id: `facts-${grade.toLowerCase().replaceAll('.', '-')}-${seed}`,
    lang,
    title: said.title,
    task: said.task,
    items: facts.map((fact) => {
      const { text, key } = factText(fact);
      return { kind: 'line', text, key: text.replace('_', key) };
    }),
    columns: 2,
    words: said.words,
    note: said.note(grade, seed),
  };
}
