// What is printed alike of every game, loaded when somebody prints: its rules as a document, sheets of facts, flyers.
import type { RulesDoc } from '@cardinal/print-kit';
import type { GameWords, Lang } from '@cardinal/words';
import type { GamePaper } from './game-paper.ts';
import type { GameEntry } from './game-entry.ts';
import { exampleLine, type PaperExample } from './rules-lines.ts';

/** A game on paper, from its folder. Throws where there is no such game. */
export async function paperOf(game: string): Promise<GamePaper> {
  const { paper } = (await import(`./${game}/print/sheet.ts`)) as { readonly paper: GamePaper };
  return paper;
}

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
export { factsSheet } from './facts-sheet.ts';
export { flyerDoc, shownCards } from './flyer.ts';
