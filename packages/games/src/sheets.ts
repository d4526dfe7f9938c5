// All games on paper, loaded when somebody prints; and what is told alike of every game: its rules as a document.
import type { RulesDoc } from '@cardinal/print-kit';
import type { GameWords, Lang } from '@cardinal/words';
import type { GamePaper } from './game-paper.ts';
import type { GameEntry } from './game-entry.ts';
import type { GameId } from './registry.ts';
import { exampleLine, type PaperExample } from './rules-lines.ts';

/** By game id: how to get its paper. */
export const sheets: Readonly<Record<GameId, () => Promise<GamePaper>>> = {
  numsense: async () => (await import('./numsense/print/sheet.ts')).paper,
  'break-in': async () => (await import('./break-in/print/sheet.ts')).paper,
  'math-rush': async () => (await import('./math-rush/print/sheet.ts')).paper,
  mathmasters: async () => (await import('./mathmasters/print/sheet.ts')).paper,
  'addition-mania': async () => (await import('./addition-mania/print/sheet.ts')).paper,
};

/** Rules as a game's words bring them along. */
type WithRules = GameWords & {
  readonly rules?: readonly {
    readonly title: string;
    readonly text: readonly string[];
    readonly examples: readonly PaperExample[];
  }[];
};

/** The rules of a game as a document to print. */
export function rulesDoc({ facts }: GameEntry, words: WithRules, lang: Lang): RulesDoc {
  return {
    id: facts.id,
    lang,
    title: words.title,
    tagline: words.tagline,
    parts: (words.rules ?? []).map(({ title, text, examples }) => ({
      title,
      lines: text,
      examples: examples.map(exampleLine),
    })),
    credit: [words.title, facts.credit.by, facts.credit.url].filter(Boolean).join(' · '),
  };
}

export { playedMoments, type Difficulty, type GamePaper } from './game-paper.ts';
export { factsSheet, GRADE_OF } from './facts-sheet.ts';
export { flyerDoc, shownCards } from './flyer.ts';
