// Sheets of Numsense hands: drawn from a seed, each with at least one true sentence, which the solver writes into the key.
import { rngFrom, shuffled } from '@cardinal/kernel';
import { print } from '@cardinal/number';
import { distinct, type Share, type WorkDoc, type WorkItem, type Drawn } from '@cardinal/print-kit';
import { allSolutions, canHit, hitsWithoutBrackets } from '@cardinal/solver';
import type { Difficulty, WorkWish } from '../../game-paper.ts';
import { words } from './words.ts';

/** Numbers on cards by difficulty, and the largest target. */
const RANGES: Readonly<Record<Difficulty, { readonly card: number; readonly target: number }>> = {
  easy: { card: 10, target: 20 },
  normal: { card: 15, target: 25 },
  hard: { card: 25, target: 25 },
};
/** Hands that are looked at for one item before a sheet stays shorter. */
const TRIES = 3000;
const SIGNS = { plus: '+', minus: '−', times: '×', divide: '÷' };

/** The sheet. Where brackets come as they do, easy hands can be made with + and −, normal ones with any signs, hard ones only with brackets. */
export function worksheet({ lang, seed, count, hand, difficulty, brackets }: WorkWish): WorkDoc {
  const said = words[lang].work;
  const rng = rngFrom(`worksheet/numsense/${seed}/${hand}/${difficulty}/${brackets}`);
  const { card, target: highest } = RANGES[difficulty];
  const draw = (): Drawn<WorkItem> => {
    const cards = Array.from({ length: hand }, () => 1 + rng.below(card));
    const target = 1 + rng.below(highest);
    const name = `${[...cards].sort((a, b) => a - b).join()}=${target}`;
    const item = (): WorkItem | null => {
      const key = canHit(cards, target) ? keyOf(cards, target, difficulty, brackets) : null;
      if (key === null) return null;
      const shown = shuffled(cards, rng).map(String);
      return { kind: 'cards', cards: shown, target: String(target), key: `${key} = ${target}` };
    };
    return { name, item };
  };
  return {
    id: `numsense-worksheet-${seed}`,
    lang,
    title: said.title,
    task: said.task,
    items: distinct(count, draw, TRIES),
    columns: hand <= 4 ? 2 : 1,
    words: said.words,
    note: said.note(seed, hand),
  };
}

/** The simplest sentence, or null where the hand is of another difficulty. */
function keyOf(cards: readonly number[], target: number, difficulty: Difficulty, brackets: Share): string | null {
  // Asked for brackets or for none, the difficulty is in the numbers only.
  const needsBrackets = brackets === 'all' || (brackets === 'some' && difficulty === 'hard');
  if (needsBrackets && hitsWithoutBrackets(cards, target)) return null;
  const { solutions } = allSolutions(cards, target, { limit: 60 });
  const texts = solutions.map(({ expr }) => print(expr));
  const fits = needsBrackets ? texts[0] : plainest(texts, brackets === 'none' ? null : difficulty);
  return fits === undefined ? null : forPeople(fits);
}

/** The first sentence without brackets. Of a difficulty (null: of any) an easy hand has one of + and − only, a normal one has none of these. */
function plainest(texts: readonly string[], difficulty: Difficulty | null): string | undefined {
  const bare = texts.find((text) => !text.includes('('));
  if (difficulty === null) return bare;
  const sum = texts.find((text) => !/[*/()]/.test(text));
  if (difficulty === 'easy') return sum;
  return sum === undefined ? bare : undefined;
}

/** "2*3+4" with the signs that children write. */
export function forPeople(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    '+': SIGNS.plus,
    '-': SIGNS.minus,
    '*': SIGNS.times,
    '/': SIGNS.divide,
  };
  return text.replace(/[-+*/]/g, (sign) => ` ${signs[sign] ?? sign} `);
}
