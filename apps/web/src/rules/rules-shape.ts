// The rules of a game as its words may bring them along: parts with a title, paragraphs and worked examples.
import type { GameWords } from '@cardinal/words';

/** One worked example: a hand, a target, a sentence and the points it brings. */
export interface RulesExample {
  readonly hand: readonly (number | string)[];
  readonly target: number;
  readonly sentence: string;
  readonly points: string;
  readonly says: string;
}

/** One part of the rules. */
export interface RulesPart {
  readonly title: string;
  readonly text: readonly string[];
  readonly examples?: readonly RulesExample[];
}

/** The rules that come with a game's words; none where the game tells none yet. */
export function rulesIn(words: GameWords & { readonly rules?: readonly RulesPart[] }): readonly RulesPart[] {
  return words.rules ?? [];
}

/** A sentence of a file ("(7*2)-4") as it is written for people. */
export function written(sentence: string): string {
  const signs: Readonly<Record<string, string>> = { '*': ' × ', '/': ' ÷ ', '+': ' + ', '-': ' − ' };
  return sentence.replace(/[*/+-]/g, (sign) => signs[sign] ?? sign);
}

/** Points as they are written for people: a true minus. */
export function pointsText(points: string): string {
  return points.replace('-', '−');
}
