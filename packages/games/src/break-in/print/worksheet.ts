// Sheets of Break In hands: dealt from a seed, each with a true formula; the key tells the one worth most.
import { rngFrom, shuffled } from '@cardinal/kernel';
import { distinct, type WorkDoc, type WorkItem } from '@cardinal/print-kit';
import { bestFormula, type FormulaCard } from '@cardinal/solver';
import type { Difficulty, WorkWish } from '../../game-paper.ts';
import { words } from './words.ts';

/** The signs in a hand by difficulty. */
const SIGNS: Readonly<Record<Difficulty, readonly FormulaCard[]>> = {
  easy: ['+', '+'],
  normal: ['+', '-', 'x'],
  hard: ['+', '-', 'x', '/'],
};
const GLYPHS: Readonly<Record<string, string>> = { '-': '−', x: '×', '/': '÷', '+': '+', '=': '=' };

/** The sheet. `hand` is the number of digits. */
export function worksheet({ lang, seed, count, hand, difficulty }: WorkWish): WorkDoc {
  const said = words[lang].work;
  const rng = rngFrom(`worksheet/break-in/${seed}/${hand}/${difficulty}`);
  const items = distinct<WorkItem>(count, () => {
    const digits = Array.from({ length: Math.max(3, hand) }, () => String(rng.below(10)) as FormulaCard);
    const signs = shuffled(SIGNS[difficulty], rng).slice(0, 2);
    const cards = [...digits.sort(), ...signs];
    const item = (): WorkItem | null => {
      const best = bestFormula(cards);
      // A formula that shows nothing but a nought or a one taken along teaches little.
      if (!best || best.cards.length < 4 || !best.proved) return null;
      return { kind: 'cards', cards: cards.map(signOf), key: said.best(forPeople(best.formula), best.points) };
    };
    return { name: cards.join(' '), item };
  });
  return {
    id: `break-in-worksheet-${seed}`,
    lang,
    title: said.title,
    task: said.task,
    items,
    columns: hand <= 4 ? 2 : 1,
    words: said.words,
    note: said.note(seed),
  };
}

/** A card as its sign is written; the star of a wild sign. */
export function signOf(card: FormulaCard): string {
  return GLYPHS[card] ?? card;
}

/** "2x3=6" with the signs that children write; a star follows the sign that a wild one stands for. */
export function forPeople(formula: string): string {
  return formula.replace(/(\*?)([-+x/=])/g, (_, wild: string, sign: string) => ` ${GLYPHS[sign] ?? sign}${wild} `);
}
