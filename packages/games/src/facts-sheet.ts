// Sheets of facts for a school year: what a game's cards ask for, without the game. Seeded, with a key.
import { rngFrom } from '@cardinal/kernel';
import { drawFacts, factText, type Share, type GradeId, type WorkDoc } from '@cardinal/print-kit';
import type { Lang } from '@cardinal/words';
import { factsWords } from './facts-words.ts';

/** How a sheet of facts is wanted. */
export interface FactsSheetWish {
  readonly lang: Lang;
  readonly seed: string;
  readonly grade: GradeId;
  readonly count: number;
  readonly carrying: Share;
  readonly brackets: Share;
  readonly balance: Share;
}

/** The sheet. It has fewer items where the standard has no more. */
export function factsSheet({ lang, seed, grade, count, ...kinds }: FactsSheetWish): WorkDoc {
  const said = factsWords[lang];
  const rng = rngFrom(`worksheet/facts/${grade}/${kinds.carrying}/${kinds.brackets}/${kinds.balance}/${seed}`);
  const facts = drawFacts({ grade, count, ...kinds, turnAroundsAreTwins: true, below: (limit) => rng.below(limit) });
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
